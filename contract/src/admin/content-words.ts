import { z } from 'zod';
import { choice, line, text, typed } from '#fields.ts';
import { msg } from '#messages.ts';
import {
  MAX_BANNERS,
  MAX_CLIENTS,
  MAX_FEATURED,
  MAX_HTML,
  MAX_PLAN_FEATURES,
  MAX_SERVICE_TEXT,
} from '#rules/content.ts';
import { languages } from '#rules/languages.ts';
import { legalPlaceholders, MAX_CHANGE_NOTE } from '#rules/legal.ts';
import { categories, projectTypes } from '#rules/vocabulary.ts';

const picture = z
  .string(msg('choose_picture'))
  .regex(/^\/media\/public\/[\w.-]{1,100}$/, msg('choose_picture'));

const project = z.object({
  film_title: line,
  type: choice(projectTypes),
  genre: line,
  directed_by: line,
  produced_by: line,
  released_year: z
    .number(msg('enter_year'))
    .int(msg('enter_year'))
    .min(1900, msg('year_from_1900'))
    .max(2100, msg('year_to_2100')),
  language: line,
  platform: line,
  about_project: text,
  image_url: picture,
});

const wordsOf = {
  project,
  clients: z.object({
    clients: z
      .array(z.object({ id: z.uuid(), name: line, image_url: picture }))
      .max(MAX_CLIENTS, msg('at_most_clients', MAX_CLIENTS))
      .refine((list) => new Set(list.map(({ id }) => id)).size === list.length, msg('client_listed_twice')),
  }),
  banners: z.object({
    banners: z
      .array(z.object({ url: picture, alt: line }))
      .max(MAX_BANNERS, msg('at_most_banners', MAX_BANNERS)),
  }),
  featured: z.object({
    talent_ids: z
      .array(z.uuid())
      .max(MAX_FEATURED, msg('at_most_people', MAX_FEATURED))
      .refine((ids) => new Set(ids).size === ids.length, msg('person_listed_twice')),
  }),
  services: z.object({
    services: z
      .array(
        z.object({
          category: choice(categories).exclude(['All']),
          text: line.max(MAX_SERVICE_TEXT, msg('at_most_characters', MAX_SERVICE_TEXT)),
        }),
      )
      .refine((list) => new Set(list.map(({ category }) => category)).size === categories.length - 1),
  }),
  plan: z.object({
    features: z
      .array(line)
      .min(1, msg('name_feature'))
      .max(MAX_PLAN_FEATURES, msg('at_most_features', MAX_PLAN_FEATURES)),
  }),
  /** HTML, of which the server keeps only what the page may show. */
  about: z.object({
    html: typed.min(1, msg('fill_in')).max(MAX_HTML, msg('text_too_long')),
  }),
  legal: z
    .object({
      lead: line,
      html: typed
        .min(1, msg('fill_in'))
        .max(MAX_HTML, msg('text_too_long'))
        .superRefine(rejectUnknownPlaceholders),
      /** Whether everybody who has an account is asked to agree to this version. */
      asks_again: z.boolean(),
      /** What changed; only for those who are asked. */
      change_note: typed.max(MAX_CHANGE_NOTE, msg('at_most_characters', MAX_CHANGE_NOTE)),
    })
    .refine(({ asks_again, change_note }) => !asks_again || change_note, {
      path: ['change_note'],
      message: msg('say_what_changed'),
    }),
} as const;

function rejectUnknownPlaceholders(html: string, context: z.RefinementCtx) {
  const wrong = unknownPlaceholder(html);
  if (wrong !== undefined)
    context.addIssue({ code: 'custom', message: msg('placeholder_of_no_text', wrong) });
}

export function unknownPlaceholder(html: string): string | undefined {
  const names: readonly string[] = legalPlaceholders;
  return [...html.matchAll(/\{([^{}]*)\}/g)]
    .map(([, name = '']) => name)
    .find((name) => !names.includes(name));
}

/** The words of a piece of content of each kind, in English. */
export type ContentWords = { [K in keyof typeof wordsOf]: z.output<(typeof wordsOf)[K]> };

/** The texts of a piece in each language but English, by the path to each in the English words. */
const translations = z
  .partialRecord(z.enum(languages).exclude(['en']), z.record(z.string().max(100), typed))
  .optional();
export type ContentTranslations = NonNullable<z.output<typeof translations>>;

/** A piece of content in English, with translations that are not yet compared with it. */
export const anyContent = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('project'), words: wordsOf.project, translations }),
  z.object({ kind: z.literal('clients'), words: wordsOf.clients, translations }),
  z.object({ kind: z.literal('banners'), words: wordsOf.banners, translations }),
  z.object({ kind: z.literal('featured'), words: wordsOf.featured, translations }),
  z.object({ kind: z.literal('services'), words: wordsOf.services, translations }),
  z.object({ kind: z.literal('plan'), words: wordsOf.plan, translations }),
  z.object({ kind: z.literal('about'), words: wordsOf.about, translations }),
  z.object({ kind: z.literal('legal'), words: wordsOf.legal, translations }),
]);
export type Content = z.output<typeof anyContent>;
