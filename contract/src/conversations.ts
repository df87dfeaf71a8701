import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { choice, done, id, optional, typed } from './fields.ts';
import { perHour, perMinute } from './rates.ts';
import { moneyAskedIn } from './rules/asks-for-money.ts';
import {
  ATTACHMENTS_MOST,
  attachmentKinds,
  CONVERSATIONS_PER_PAGE,
  conversationBars,
  conversationParties,
  FILE_NAME_MOST,
  MESSAGE_MOST,
  MESSAGES_PER_PAGE,
  REPORT_MOST,
  reportReasons,
} from './rules/conversations.ts';
import { LIST_MOST } from './rules/limits.ts';
import { mediaStates } from './rules/vocabulary.ts';

const success = z.literal(true);
const instant = z.iso.datetime();
const party = z.enum(conversationParties);

/** A file of a message. Addresses end after ten minutes; the next answer has new ones. */
const attachment = z.object({
  id: z.uuid(),
  kind: z.enum(attachmentKinds),
  name: z.string(),
  state: z.enum(mediaStates),
  type: z.string(),
  bytes: z.number(),
  url: z.string(),
  poster: z.string().nullable(),
});
export type Attachment = z.output<typeof attachment>;

const message = z.object({
  id: z.uuid(),
  /** Counts the messages of a conversation from 1. */
  place: z.number(),
  party,
  text: z.string(),
  written_at: instant,
  files: z.array(attachment),
});
/** The same for the house, with who of it wrote; nobody else is told. */
const houseMessage = message.extend({ by: z.string().nullable() });
export type Message = z.output<typeof message> & { by?: string | null };

/** The other side: the house, or the applicant as the house may see them. */
const other = z.object({ id: z.uuid(), name: z.string().nullable(), image_url: z.string().nullable() });

const about = z.object({
  /** Names the conversation. */
  application_id: z.uuid(),
  other,
  job: z.object({ id: z.uuid(), title: z.string() }),
});

const lastMessage = message.pick({ party: true, text: true, written_at: true }).extend({
  files: z.number(),
});

/** A line of the list; `unread` counts what the other side wrote. */
const entry = about.extend({ last: lastMessage, unread: z.number() });
/** The same for the house, with who of it wrote. */
const houseEntry = entry.extend({ last: lastMessage.extend({ by: z.string().nullable() }) });
export type ConversationEntry = z.output<typeof entry> & { last: { by?: string | null } };

const conversation = about.extend({
  /** Whether the applicant is under 18: then it is the guardian who reads and answers. */
  is_child: z.boolean(),
  /** What stands in the way of writing; null for nothing. */
  bar: z.enum(conversationBars).nullable(),
  /** The place of the last message, and of the last ones of the other side and of one's own that were read. */
  last: z.number(),
  read: z.number(),
  seen: z.number(),
  seen_at: instant.nullable(),
});
export type Conversation = z.output<typeof conversation>;

/** Where a page of the list ended: when the last of its conversations was written in, and its id. */
const cursor = z.tuple([z.iso.datetime({ precision: 6 }), z.uuid()]);
export type ConversationCursor = z.output<typeof cursor>;

const after = z.string().transform((sent, context): ConversationCursor => {
  const { data } = cursor.safeParse(sent.split(' '));
  if (data) return data;
  context.addIssue('This is not where a page ended.');
  return z.NEVER;
});

const listed = z.object({
  after: optional(after),
  limit: z.coerce.number().int().min(1).max(LIST_MOST).default(CONVERSATIONS_PER_PAGE),
});
const list = z.object({ success, conversations: z.array(entry), next: z.string().nullable() });
const houseList = list.extend({ conversations: z.array(houseEntry) });

/** Messages before a place, the last of them first to be answered; without it, the last of all. */
const part = z.object({
  before: optional(z.coerce.number().int().min(1)),
  limit: z.coerce.number().int().min(1).max(LIST_MOST).default(MESSAGES_PER_PAGE),
});
const place = z.number().int().min(1).max(1_000_000_000);
const ids = z.array(z.uuid('Not found.')).max(ATTACHMENTS_MOST, `At most ${ATTACHMENTS_MOST} files.`);

const newMessage = z.object({
  /** Made by whoever writes; sent again with the same, it is the same message. */
  request_id: z.uuid(),
  text: typed.min(1, 'Please write something.').max(MESSAGE_MOST, `At most ${MESSAGE_MOST} characters.`),
  /** Files that were uploaded for this conversation. */
  files: ids.default([]),
});
/** A talent also sends what stands in the own library. */
const talentMessage = newMessage.extend({ media: ids.default([]) });
/** Nobody pays for a part. */
const houseText = newMessage.shape.text.superRefine((typed, context) => {
  const phrase = moneyAskedIn(typed);
  if (phrase) context.addIssue(`A message may not ask talent for money: “${phrase}”. Please take it out.`);
});
export type NewMessage = z.output<typeof newMessage> & { media?: string[] };

const report = z.object({
  reason: choice(reportReasons),
  words: typed.max(REPORT_MOST, `At most ${REPORT_MOST} characters.`).default(''),
  /** What it is about, if it is about one message. */
  message_id: optional(z.uuid('Not found.')),
});
export type Report = z.output<typeof report>;

/** What is said of a file before it is sent in pieces. */
export const announcedFile = z.object({
  application_id: z.uuid('Not found.'),
  kind: choice(attachmentKinds),
  name: typed
    .min(1)
    .overwrite((name) => name.slice(0, FILE_NAME_MOST))
    .default('file'),
});

const talent = { access: 'talent' } as const;
const house = { access: 'production' } as const;
const reviewer = { access: 'production', team: 'reviewer' } as const;
const writing = { account: [perMinute(30), perHour(300)] };
const reporting = { account: [perHour(20)] };
/** How it stands; `stamp` grows with all that is written or read. */
const standing = z.object({ success, unread: z.number(), stamp: z.number() });
const seen = z.object({ stamp: z.coerce.number().int().min(0).optional() });

/**
 * `id` is an application. Files are sent in pieces by tus 1.0 to /api/user/conversation-files or
 * /api/production/conversation-files, with `application_id`, `kind` and `name` as metadata; the last part of an
 * upload's address is the id of its file.
 */
export const conversations = {
  /** The conversations, the last written in first; `next` is the `after` of the next page. */
  'GET /api/user/conversations': endpoint({ ...talent, query: listed, reply: list }),
  'GET /api/production/conversations': endpoint({ ...house, query: listed, reply: houseList }),
  /**
   * In how many of them something is unread: as soon as there is news since the stamp that is named, and after half a
   * minute in any case; without one, at once.
   */
  'GET /api/user/unread-conversations': endpoint({ ...talent, query: seen, reply: standing }),
  'GET /api/production/unread-conversations': endpoint({ ...house, query: seen, reply: standing }),
  /** One conversation with a page of its messages, oldest first; `next` is the `before` of those before them. */
  'GET /api/user/conversations/:id': endpoint({
    ...talent,
    params: id,
    query: part,
    reply: z.object({ success, conversation, messages: z.array(message), next: z.number().nullable() }),
  }),
  /** The same for the house, also where nothing is written yet. */
  'GET /api/production/conversations/:id': endpoint({
    ...house,
    params: id,
    query: part,
    reply: z.object({ success, conversation, messages: z.array(houseMessage), next: z.number().nullable() }),
  }),
  'POST /api/user/conversations/:id/messages': endpoint({
    ...talent,
    limit: writing,
    params: id,
    body: talentMessage,
    reply: done.extend({ data: message }),
  }),
  'POST /api/production/conversations/:id/messages': endpoint({
    ...reviewer,
    limit: writing,
    params: id,
    body: newMessage.extend({ text: houseText }),
    reply: done.extend({ data: houseMessage }),
  }),
  /** Notes that one has read up to the message of this place. */
  'POST /api/user/conversations/:id/read': endpoint({
    ...talent,
    params: id,
    body: z.object({ place }),
    reply: done,
  }),
  'POST /api/production/conversations/:id/read': endpoint({
    ...reviewer,
    params: id,
    body: z.object({ place }),
    reply: done,
  }),
  /** Tells staff; whoever reported a conversation already does not report it twice. */
  'POST /api/user/conversations/:id/report': endpoint({
    ...talent,
    limit: reporting,
    params: id,
    body: report,
    reply: done,
  }),
  'POST /api/production/conversations/:id/report': endpoint({
    ...reviewer,
    limit: reporting,
    params: id,
    body: report,
    reply: done,
  }),
  /** Takes no more messages of the other side, in any conversation with it. */
  'PUT /api/user/conversations/:id/block': endpoint({ ...talent, params: id, reply: done }),
  'DELETE /api/user/conversations/:id/block': endpoint({ ...talent, params: id, reply: done }),
  'PUT /api/production/conversations/:id/block': endpoint({ ...reviewer, params: id, reply: done }),
  'DELETE /api/production/conversations/:id/block': endpoint({ ...reviewer, params: id, reply: done }),
};
