import { z } from 'zod';
import { contentHistory, contentKey, revision } from '#admin/content.ts';
import { endpoint } from '#endpoint.ts';
import { choice, done, success, typed } from '#fields.ts';
import { languages } from '#rules/languages.ts';
import { MAX_MESSAGE_TEXT, MAX_MESSAGE_TEXTS, messageParts } from '#rules/message-texts.ts';
import { channels, notificationKinds } from '#rules/notifications.ts';
import { says } from '#says.ts';

const instant = z.iso.datetime();
const editor = { access: 'staff', staff: ['editor'] } as const;

const messageText = z
  .object({
    part: choice(messageParts),
    original: z.string().max(3000),
    text: typed.min(1, says('fill_in')),
  })
  .superRefine(({ part, text }, context) => {
    const most = MAX_MESSAGE_TEXT[part];
    if (text.length > most)
      context.addIssue({ code: 'custom', path: ['text'], message: says('at_most_characters', most) });
    if (part !== 'paragraph' && /[\r\n]/.test(text))
      context.addIssue({ code: 'custom', path: ['text'], message: says('write_on_one_line') });
  });

/** What staff wrote in place of the texts of a message; what is not listed stays as it is in the code. */
const texts = z.record(z.enum(languages), z.array(messageText).max(MAX_MESSAGE_TEXTS));
export type MessageTexts = z.output<typeof texts>;

const editable = z.array(
  z.object({
    part: z.enum(messageParts),
    original: z.string(),
    placeholders: z.array(
      z.object({ name: z.string(), meaning: z.string(), example: z.string(), required: z.boolean() }),
    ),
    always: z.boolean(),
  }),
);

const listed = z.object({
  name: z.string(),
  purpose: z.string(),
  kind: z.enum(notificationKinds),
  channels: z.array(z.enum(channels)),
  /** Whether staff have published texts of their own. */
  is_changed: z.boolean(),
  has_draft: z.boolean(),
  publishes_at: instant.nullable(),
});
export type ListedMessage = z.output<typeof listed>;

const whole = z.object({
  key: contentKey,
  purpose: z.string(),
  channels: z.array(z.enum(channels)),
  revision,
  editable: z.record(z.enum(languages), editable),
  /** The registered texts, which cannot be changed here; null where the channel does not send the message. */
  registered: z.object({
    whatsapp: z.string().nullable(),
    sms: z.array(z.object({ name: z.string(), text: z.string() })),
  }),
  live: texts,
  draft: z
    .object({ words: texts, saved_by: z.string(), saved_at: instant, publishes_at: instant.nullable() })
    .nullable(),
  history: contentHistory,
});
export type WholeMessage = z.output<typeof whole>;

/** Edits the texts of emails and notifications. They are published, scheduled and restored like other content. */
export const messageTexts = {
  'GET /api/admin/messages': endpoint({
    ...editor,
    translated: true,
    reply: z.object({ success, messages: z.array(listed) }),
  }),
  'GET /api/admin/messages/texts': endpoint({
    ...editor,
    translated: true,
    query: z.object({ key: contentKey.default('code') }),
    reply: z.object({ success, message: whole }),
  }),
  'PUT /api/admin/messages/draft': endpoint({
    ...editor,
    body: z.object({ key: contentKey, revision, texts }),
    reply: done.extend({ revision }),
  }),
  /** The email with sample data: with the saved draft, or as it is sent now. */
  'GET /api/admin/messages/preview': endpoint({
    ...editor,
    query: z.object({
      key: contentKey.default('code'),
      language: choice(languages).default('en'),
      source: choice(['draft', 'live']).default('live'),
    }),
    reply: z.object({
      success,
      subject: z.string(),
      /** A large one is emphasised, for example a code. */
      paragraphs: z.array(z.object({ text: z.string(), is_large: z.boolean() })),
      note: z.string(),
      short: z.string(),
    }),
  }),
};
