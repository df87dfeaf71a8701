import { z } from 'zod';
import { endpoint } from '#endpoint.ts';
import { done, idOf, instant, success } from '#fields.ts';
import { MAX_INTEGER } from '#rules/limits.ts';
import { notificationKinds } from '#rules/notifications.ts';

const notice = z.object({
  id: z.uuid(),
  kind: z.enum(notificationKinds),
  title: z.string(),
  text: z.string(),
  path: z.string(),
  created_at: instant,
  read_at: instant.nullable(),
});
export type InboxNotification = z.output<typeof notice>;

/** Somebody who acts for a talent does not read what concerns the account, but a guardian does. */
const ofAccount = { access: 'account', acting: 'guardian' } as const;

export const inbox = {
  /** Returns notifications, newest first: those before a given one, or the newest of all. */
  'GET /api/notices': endpoint({
    ...ofAccount,
    query: z.object({ before: z.uuid().optional() }),
    reply: z.object({ success, notices: z.array(notice), more: z.boolean() }),
  }),
  /**
   * Long polling: responds as soon as the state differs from the given one, immediately if none is given, and
   * after half a minute at the latest. `newest` and `unread` together identify a state, because no
   * notification becomes unread again.
   */
  'GET /api/notices/wait': endpoint({
    ...ofAccount,
    query: z.object({
      newest: z.uuid().optional(),
      unread: z.coerce.number().int().min(0).max(MAX_INTEGER).optional(),
    }),
    reply: z.object({ success, newest: z.uuid().nullable(), unread: z.number() }),
  }),
  'POST /api/notices/:id/read': endpoint({
    ...ofAccount,
    params: idOf('notification_not_found'),
    reply: done,
  }),
  /** Marks all notifications up to the newest one that was seen as read; later ones stay unread. */
  'POST /api/notices/read': endpoint({
    ...ofAccount,
    body: z.object({ newest: z.uuid() }),
    reply: done,
  }),
};
