import { z } from 'zod';
import { endpoint } from '#endpoint.ts';
import { choice, done, success, typed } from '#fields.ts';
import { MAX_STAFF_REASON } from '#rules/staff-queue.ts';
import { switches } from '#rules/switches.ts';

const state = z.object({
  name: z.enum(switches),
  /** Null while it is on. */
  off: z.object({ since: z.iso.datetime(), by: z.string(), reason: z.string() }).nullable(),
});
export type SwitchState = z.output<typeof state>;

export const siteSwitches = {
  'GET /api/admin/switches': endpoint({
    access: 'staff',
    reply: z.object({ success, switches: z.array(state) }),
  }),
  'POST /api/admin/switches/off': endpoint({
    access: 'staff',
    staff: ['owner'],
    confirmed: true,
    body: z.object({
      name: choice(switches),
      reason: typed
        .min(1, 'Say why, so that your colleagues know.')
        .max(MAX_STAFF_REASON, `At most ${MAX_STAFF_REASON} characters.`),
    }),
    reply: done,
  }),
  'POST /api/admin/switches/on': endpoint({
    access: 'staff',
    staff: ['owner'],
    confirmed: true,
    body: z.object({ name: choice(switches) }),
    reply: done,
  }),
};
