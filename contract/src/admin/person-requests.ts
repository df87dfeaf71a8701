import { z } from 'zod';
import { endpoint } from '#endpoint.ts';
import { choice, day, done, idOf, typed } from '#fields.ts';
import { msg } from '#messages.ts';
import { personRequestChannels, personRequestKinds } from '#rules/person-requests.ts';
import { MAX_STAFF_REASON } from '#rules/staff-queue.ts';

const support = { access: 'staff', staff: ['support'] } as const;
const max = msg('at_most_characters', MAX_STAFF_REASON);

/** As staff see it on the page of the person. */
export const personRequest = z.object({
  id: z.uuid(),
  kind: z.enum(personRequestKinds),
  channel: z.enum(personRequestChannels),
  received_on: z.iso.date(),
  due_on: z.iso.date(),
  note: z.string(),
  /** Who recorded it. */
  by: z.string(),
  state: z.enum(['open', 'done', 'rejected']),
  closed_at: z.iso.datetime().nullable(),
});
export type PersonRequest = z.output<typeof personRequest>;

const form = z.object({
  kind: choice(personRequestKinds),
  channel: choice(personRequestChannels),
  received_on: day,
  note: typed.min(1, msg('say_where_filed')).max(MAX_STAFF_REASON, max),
});
export type PersonRequestForm = z.output<typeof form>;

/** Deletions and copies of data that people ask for by email or post. */
export const personRequests = {
  'POST /api/admin/people/:id/requests': endpoint({
    ...support,
    params: idOf('person_not_found'),
    body: form,
    reply: done,
  }),
  /**
   * Does what was asked: marks the account for deletion, or prepares the archive, which only the person can
   * download after a login.
   */
  'POST /api/admin/person-requests/:id/carry-out': endpoint({
    ...support,
    confirmed: true,
    params: idOf('person_request_gone'),
    reply: done,
  }),
  /** Rejects it. The person reads the reason in an email. */
  'POST /api/admin/person-requests/:id/reject': endpoint({
    ...support,
    confirmed: true,
    params: idOf('person_request_gone'),
    body: z.object({ reason: typed.min(1, msg('say_why_person')).max(MAX_STAFF_REASON, max) }),
    reply: done,
  }),
};
