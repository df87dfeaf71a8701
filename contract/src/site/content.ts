import { z } from 'zod';
import { endpoint } from '#endpoint.ts';
import { choice, idOf, inEnglish, optional, page, success } from '#fields.ts';
import { CONTENT_SECONDS } from '#rules/limits.ts';
import { categories, projectFilters, projectTypes } from '#rules/vocabulary.ts';

const shown = { access: 'public', cache: CONTENT_SECONDS } as const;
const translated = { ...shown, translated: true } as const;

const project = z.object({
  id: z.uuid(),
  film_title: z.string(),
  type: z.enum(projectTypes),
  genre: z.string(),
  directed_by: z.string(),
  produced_by: z.string(),
  released_year: z.number(),
  language: z.string(),
  platform: z.string(),
  about_project: z.string(),
  image_url: z.string(),
  in_english: inEnglish,
});
export type Project = z.output<typeof project>;

const client = z.object({
  id: z.uuid(),
  name: z.string(),
  image_url: z.string(),
  created_at: z.iso.datetime(),
});

export const content = {
  /** `html` is sanitised and safe to render. */
  'GET /api/content/about': endpoint({
    ...translated,
    reply: z.object({ success, aboutUs: z.object({ html: z.string(), in_english: inEnglish }) }),
  }),
  'GET /api/content/banners': endpoint({
    ...translated,
    reply: z.object({
      success,
      banners: z.array(z.object({ url: z.string(), alt: z.string(), in_english: inEnglish })),
    }),
  }),
  /** Returns the projects, newest first. */
  'GET /api/content/projects': endpoint({
    ...translated,
    query: page.extend({ type: optional(choice(projectFilters)) }),
    reply: z.object({ success, projects: z.array(project), total: z.number() }),
  }),
  'GET /api/content/projects/:id': endpoint({
    ...translated,
    params: idOf('project_not_found'),
    reply: z.object({ success, project }),
  }),
  /** Returns the clients in the order that staff chose, then oldest first. */
  'GET /api/content/clients': endpoint({
    ...shown,
    query: page,
    reply: z.object({ success, clients: z.array(client), total: z.number() }),
  }),
  /** Returns the text and the number of public talent per category, in vocabulary order. */
  'GET /api/pages/services': endpoint({
    ...translated,
    reply: z.object({
      success,
      data: z.array(
        z.object({
          category: z.enum(categories).exclude(['All']),
          text: z.string(),
          talents: z.number(),
          in_english: inEnglish,
        }),
      ),
    }),
  }),
};
