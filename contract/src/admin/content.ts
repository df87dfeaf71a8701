import { z } from 'zod';
import { type ContentText, textsOf } from '#admin/content-texts.ts';
import { anyContent, type Content, unknownPlaceholder } from '#admin/content-words.ts';
import { endpoint } from '#endpoint.ts';
import { choice, done, instant, optional, success, typed } from '#fields.ts';
import { listText } from '#list-fields.ts';
import { msg } from '#messages.ts';
import { perHour } from '#rates.ts';
import { contentKinds, MAX_FEATURED, pictureUses } from '#rules/content.ts';
import { contentApprovers } from '#rules/content-approval.ts';

const editor = { access: 'staff', staff: ['editor'] } as const;
/** Moderators publish links to other hosts. */
const publisher = { access: 'staff', staff: ['editor', 'moderator'] } as const;

const contentKey = z.string().regex(/^[a-z0-9-]{1,60}$/, msg('content_unknown'));
const piece = { kind: choice(contentKinds), key: contentKey };

/** What staff write in a piece of content, in every language. */
const content = anyContent.superRefine((piece, context) => {
  for (const [language, texts] of Object.entries(piece.translations ?? {})) {
    for (const text of textsOf(piece)) {
      const message = translationError(piece.kind, text, texts[text.name] ?? '');
      const path = ['translations', language, text.name];
      if (message) context.addIssue({ code: 'custom', path, message });
    }
  }
});

function translationError(kind: Content['kind'], { name, max }: ContentText, written: string) {
  if (written.length > max) return msg('at_most_characters', max);
  const wrong = kind === 'legal' && name === 'html' ? unknownPlaceholder(written) : undefined;
  return wrong === undefined ? undefined : msg('placeholder_of_no_text', wrong);
}

/** The id of a piece in a URL: its kind and its key. */
const PIECE_ID = new RegExp(`^(${contentKinds.join('|')})\\.[a-z0-9-]{1,60}$`);

/** What the editor last read of a piece. Something else means that somebody has changed it since. */
const revision = z.string().max(60);

/** A piece as the editor last read it. */
const read = z.object({ ...piece, revision });

const listed = z.object({
  ...piece,
  /** The title of a project or the name of a plan; null for what exists once. */
  title: z.string().nullable(),
  is_public: z.boolean(),
  has_draft: z.boolean(),
  publishes_at: instant.nullable(),
  /** When it was last saved or published by staff. */
  changed_at: instant.nullable(),
});
export type ListedContent = z.output<typeof listed>;

/** Stored words fit the schema of their kind, because they were checked when they were saved. */
const stored = z.record(z.string(), z.json());

const version = z.object({
  id: z.uuid(),
  published_at: instant,
  /** Null for what was there before the first edit. */
  published_by: z.string().nullable(),
  is_removal: z.boolean(),
  preview: z.string(),
});

const whole = z.object({
  ...piece,
  title: z.string().nullable(),
  revision,
  /** What is public now; null if nothing is. */
  live: stored.nullable(),
  /** `preview` is the value of the parameter with which the public page shows it for ten minutes. */
  draft: z
    .object({
      words: stored,
      saved_by: z.string(),
      saved_at: instant,
      publishes_at: instant.nullable(),
      /** When somebody asked for approval. */
      asked_at: instant.nullable(),
      /** Who has to publish it, if it is not the caller. */
      waits_for: z.enum(contentApprovers).nullable(),
      preview: z.string(),
    })
    .nullable(),
  /** Latest first. */
  history: z.array(version),
});
export type ContentPiece = z.output<typeof whole>;

const artist = z.object({
  id: z.uuid(),
  name: z.string(),
  profile_type: z.string().nullable(),
  city: z.string().nullable(),
  is_public: z.boolean(),
});

/** Edits the content of the site: a draft, its preview, publication now or later, and the versions before. */
export const siteContent = {
  'GET /api/admin/content': endpoint({ ...publisher, reply: z.object({ success, pieces: z.array(listed) }) }),
  'GET /api/admin/content/:id': endpoint({
    ...publisher,
    params: z.object({ id: z.string().regex(PIECE_ID, 'content_not_found') }),
    reply: z.object({ success, piece: whole }),
  }),
  /** Saves the draft of a piece; nothing becomes public. */
  'PUT /api/admin/content/draft': endpoint({
    ...editor,
    body: z.object({ key: contentKey, revision, content }),
    reply: done.extend({ revision }),
  }),
  'POST /api/admin/content/discard': endpoint({ ...editor, body: read, reply: done }),
  /**
   * Publishes the draft now, or at a time in the future. A legal text waits for an owner who did not write it, a link
   * to another host for a moderator or owner.
   */
  'POST /api/admin/content/publish': endpoint({
    ...publisher,
    body: read.extend({ publishes_at: optional(instant) }),
    reply: done,
  }),
  'POST /api/admin/content/unschedule': endpoint({ ...editor, body: read, reply: done }),
  /** Publishes an earlier version again. Of a legal text it becomes the draft, which another owner publishes. */
  'POST /api/admin/content/restore': endpoint({
    ...editor,
    body: read.extend({ version: z.uuid() }),
    reply: done,
  }),
  'POST /api/admin/content/remove': endpoint({
    ...editor,
    body: read.extend({ kind: z.literal('project') }),
    reply: done,
  }),
  /**
   * Stores a picture for one use. It is cropped to the frame of that use around a point, given in percent from
   * the left and from the top.
   */
  'POST /api/admin/content/pictures': endpoint({
    ...editor,
    files: { picture: { kind: 'image', max: 1 } },
    body: z.object({
      use: choice(pictureUses),
      across: z.coerce.number().min(0).max(100).default(50),
      down: z.coerce.number().min(0).max(100).default(50),
    }),
    reply: z.object({ success, url: z.string() }),
    limit: { account: [perHour(60)] },
  }),
  'GET /api/admin/content/talent': endpoint({
    ...editor,
    query: z.object({ text: optional(typed.max(100)), ids: optional(listText(z.uuid(), MAX_FEATURED)) }),
    reply: z.object({ success, talent: z.array(artist) }),
  }),
};
