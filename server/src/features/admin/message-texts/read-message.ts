import type { ListedMessage, MessageTexts, WholeMessage } from '@kirdaar/contract/admin/message-texts';
import { type Language, languages } from '@kirdaar/contract/rules/languages';
import { type Channel, channels, isChannelAllowed } from '@kirdaar/contract/rules/notifications';
import { rowsOf } from '#features/admin/content/content-kinds.ts';
import { findDraft, listDrafts, listVersions } from '#features/admin/content/queries.ts';
import { revisionOf } from '#features/admin/content/save-draft.ts';
import { textTemplate } from '#features/notifications/dispatch/text-template.ts';
import { listTexts } from '#features/notifications/message-texts/list-texts.ts';
import { withTexts } from '#features/notifications/message-texts/published-texts.ts';
import { listChangedMessages } from '#features/notifications/message-texts/queries.ts';
import { type AnyEmailTemplate, type Site, siteOf, writeText } from '#platform/channels/email-template.ts';
import { inEachLanguage, serverWords } from '#platform/channels/server-words.ts';
import { templateKey } from '#platform/channels/sms-gateway.ts';
import { templateName } from '#platform/channels/whatsapp-cloud.ts';
import { AppError } from '#platform/http/app-error.ts';
import type { Services } from '#platform/services.ts';

const words = serverWords('messagePurposes');

const MAX_HISTORY = 50;

export function findMessage(templates: readonly AnyEmailTemplate[], key: string): AnyEmailTemplate {
  const template = templates.find(({ name }) => name === key);
  if (!template) throw new AppError('content_not_found');
  return template;
}

/** Returns every message that the product sends. */
export async function listMessages(
  { db }: Services,
  templates: readonly AnyEmailTemplate[],
  language: Language,
): Promise<ListedMessage[]> {
  const [changed, drafts] = await Promise.all([listChangedMessages(db), listDrafts(db, 'message')]);
  return templates.map((template) => {
    const { name, kind } = template;
    const draft = drafts.find(({ key }) => key === name);
    return {
      ...{ name, kind, purpose: purposeOf(name, language), channels: channelsOf(template) },
      is_changed: changed.includes(name),
      has_draft: draft !== undefined,
      publishes_at: draft?.publishes_at ?? null,
    };
  });
}

function purposeOf(name: string, language: Language): string {
  const purposes: Readonly<Record<string, string>> = words[language].purposes;
  return purposes[name] ?? '';
}

function channelsOf(template: AnyEmailTemplate): Channel[] {
  return channels.filter((channel) =>
    template.secret ? template.by.includes(channel) : isChannelAllowed(template.kind, channel),
  );
}

/** Returns a message with the texts that staff can change, what they changed, and what is registered. */
export async function readMessage(
  { db, config }: Services,
  template: AnyEmailTemplate,
  editor: Language,
): Promise<WholeMessage> {
  const piece = { kind: 'message', key: template.name } as const;
  const site = siteOf(config);
  const [live, draft, history] = await Promise.all([
    rowsOf('message').read(db, template.name),
    findDraft(db, piece),
    listVersions(db, piece, MAX_HISTORY),
  ]);
  return {
    key: template.name,
    purpose: purposeOf(template.name, editor),
    channels: channelsOf(template),
    revision: await revisionOf(db, piece, draft),
    editable: inEachLanguage((language) => listTexts(template, language, site, editor)),
    registered: registeredOf(template, site),
    live: textsIn(live),
    draft: draft
      ? {
          ...{ saved_by: draft.saved_by, saved_at: draft.saved_at, publishes_at: draft.publishes_at },
          words: textsIn(draft.words),
        }
      : null,
    history,
  };
}

/** Returns the texts of a draft or a version in every language; there may be more languages now than then. */
function textsIn(words: unknown): MessageTexts {
  // Words of a message were checked by its schema when they were saved.
  const saved = words as Partial<MessageTexts>;
  return inEachLanguage((language) => saved[language] ?? []);
}

function registeredOf(template: AnyEmailTemplate, site: Site): WholeMessage['registered'] {
  const { name, sample, shapes = [] } = template;
  const sends = channelsOf(template);
  const keyed = languages.flatMap((language) =>
    [{ name: undefined, sample }, ...shapes].map((shape) => ({
      name: templateKey({ name, language, ...(shape.name && { shape: shape.name }) }),
      text: textTemplate(site, template, shape.sample, language),
    })),
  );
  return {
    whatsapp: sends.includes('whatsapp') ? templateName(name) : null,
    sms: sends.includes('sms') ? keyed : [],
  };
}

/** Writes a message with its sample data. */
export async function previewMessage(
  { db, config }: Services,
  template: AnyEmailTemplate,
  { language, source }: { language: Language; source: 'draft' | 'live' },
) {
  const draft = source === 'draft' ? await findDraft(db, { kind: 'message', key: template.name }) : undefined;
  const words = textsIn(draft?.words ?? (await rowsOf('message').read(db, template.name)));
  const edited = withTexts(template, language, words[language]);
  const { subject, paragraphs, note, short } = writeText(edited, template.sample, language, siteOf(config));
  return {
    ...{ subject, note, short },
    paragraphs: paragraphs.map((text) =>
      typeof text === 'string' ? { text, is_large: false } : { text: text.large, is_large: true },
    ),
  };
}
