import { z } from 'zod';
import { storedTalent } from '#accounts/identity.ts';
import { endpoint } from '#endpoint.ts';
import { done, success } from '#fields.ts';
import { msg } from '#messages.ts';
import { perMinute } from '#rates.ts';
import { actingActs, mandateKinds, mandateScopes } from '#rules/representation.ts';

const event = z.object({
  id: z.uuid(),
  /** Who did it; null if the account no longer exists. */
  actor_name: z.string().nullable(),
  /** The agency for which they did it, if the mandate is not their own. */
  agency_name: z.string().nullable(),
  act: z.enum(actingActs),
  /** The casting call that it was about. */
  title: z.string().nullable(),
  happened_at: z.iso.datetime(),
});
export type ActingEvent = z.output<typeof event>;

/** Sessions in which one person acts for another, within a mandate. */
export const acting = {
  /** Opens one. It ends with the mandate or the session of the caller, and after 12 hours. */
  'POST /api/user/acting': endpoint({
    access: 'talent',
    acting: 'agent',
    limit: { account: [perMinute(30)] },
    body: z.object({ mandate: z.uuid(msg('mandate_not_found')) }),
    reply: z.object({
      success,
      token: z.string(),
      user: storedTalent,
      kind: z.enum(mandateKinds),
      scopes: z.array(z.enum(mandateScopes)),
    }),
  }),
  /** Ends the acting session that makes the request; any other session stays. */
  'DELETE /api/user/acting': endpoint({ access: 'talent', acting: 'anybody', reply: done }),
  /** What others did for the talent, newest first. */
  'GET /api/user/acting-history': endpoint({
    access: 'talent',
    acting: 'guardian',
    reply: z.object({ success, events: z.array(event) }),
  }),
};
