import { z } from 'zod';
import { endpoint } from '#endpoint.ts';
import { choice, done, success, typed } from '#fields.ts';
import { msg } from '#messages.ts';
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
        .min(1, msg('say_why_colleagues'))
        .max(MAX_STAFF_REASON, msg('at_most_characters', MAX_STAFF_REASON)),
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
