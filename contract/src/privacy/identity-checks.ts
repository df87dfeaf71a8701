import { z } from 'zod';
import { accountMoved } from '#accounts/account.ts';
import { forBothRoles } from '#accounts/both-roles.ts';
import { endpoint } from '#endpoint.ts';
import { done, success, text, token } from '#fields.ts';
import { msg } from '#messages.ts';
import { perDay, perFiveMinutes, perHour, perMinute } from '#rates.ts';
import { personRequestKinds } from '#rules/person-requests.ts';

const ownRequest = z.object({
  id: z.uuid(),
  kind: z.enum(personRequestKinds),
  received_on: z.iso.date(),
  due_on: z.iso.date(),
  /** What the person wrote here; null if it came by email or post. */
  text: z.string().nullable(),
  state: z.enum(['open', 'done', 'rejected']),
  /** Why it was rejected. */
  reason: z.string().nullable(),
});
export type OwnRequest = z.output<typeof ownRequest>;

const badge = z.object({
  state: z.enum(['none', 'waiting', 'rejected', 'done']),
  /** Why the document was rejected. */
  reason: z.string().nullable(),
});
export type BadgeCheck = z.output<typeof badge>;

/** What people ask staff to correct or check about themselves, and how they answer what staff corrected. */
export const identityChecks = {
  ...forBothRoles(
    {
      /** What the caller asked of staff, latest first. */
      'GET /api/*/correction-requests': {
        limit: { account: [perMinute(60)] },
        reply: z.object({ success, requests: z.array(ownRequest) }),
      },
      /** Asks staff to correct personal data, which the law lets everyone do. One request at a time. */
      'POST /api/*/correction-requests': {
        limit: { address: [perFiveMinutes(30)], account: [perHour(10)] },
        body: z.object({ text }),
        reply: done,
      },
    },
    { team: 'viewer', suspended: true },
  ),
  /** Objects to a correction, by the link in the email about it. */
  'POST /api/corrections/object': endpoint({
    access: 'public',
    limit: { address: [perMinute(10)] },
    body: z.object({ id: z.uuid(msg('token_wrong')), token, text }),
    reply: done,
  }),
  /** Proves the email that staff entered, by the link sent to it. Every session and way in ends. */
  'POST /api/corrections/confirm-email': endpoint({
    access: 'public',
    limit: { address: [perMinute(10)] },
    body: z.object({ token }),
    reply: accountMoved,
  }),
  'GET /api/user/badge-check': endpoint({ access: 'talent', reply: z.object({ success, badge }) }),
  /** Sends an identity document for the verified badge, in place of one that was not decided or was rejected. */
  'POST /api/user/badge-check': endpoint({
    access: 'talent',
    limit: { account: [perHour(10), perDay(20)] },
    body: z.object({}),
    files: { document: { kind: 'scan', max: 1 } },
    reply: done,
  }),
};
