import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { done, id } from './fields.ts';
import { messageKinds } from './rules/messages.ts';

const success = z.literal(true);
const instant = z.iso.datetime();

const notice = z.object({
  id: z.uuid(),
  kind: z.enum(messageKinds),
  title: z.string(),
  text: z.string(),
  /** The page of the site it is about. */
  path: z.string(),
  created_at: instant,
  read_at: instant.nullable(),
});
export type Notice = z.output<typeof notice>;

/** What stands under the bell of whoever is logged in. */
export const notices = {
  /** Newest first: those before one, or the newest of all. */
  'GET /api/notices': endpoint({
    access: 'account',
    query: z.object({ before: z.uuid().optional() }),
    reply: z.object({ success, notices: z.array(notice), more: z.boolean() }),
  }),
  /**
   * Answers as soon as the state is other than the one that is named; without one, at once; and after half a
   * minute in any case. Both of it together name a state: nothing becomes unread again.
   */
  'GET /api/notices/wait': endpoint({
    access: 'account',
    query: z.object({ newest: z.uuid().optional(), unread: z.coerce.number().int().min(0).optional() }),
    reply: z.object({ success, newest: z.uuid().nullable(), unread: z.number() }),
  }),
  'POST /api/notices/:id/read': endpoint({ access: 'account', params: id, reply: done }),
  /** Marks all up to the newest that was seen: what came since stays unread. */
  'POST /api/notices/read': endpoint({
    access: 'account',
    body: z.object({ newest: z.uuid() }),
    reply: done,
  }),
};
