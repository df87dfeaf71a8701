import { z } from 'zod';
import { staffText } from '#admin/staff-fields.ts';
import { endpoint } from '#endpoint.ts';
import { choice, done, instant, success, typed } from '#fields.ts';
import { msg } from '#messages.ts';
import { switches } from '#rules/switches.ts';

const state = z.object({
  name: z.enum(switches),
  /** Null while it is on. */
  off: z.object({ since: instant, by: z.string(), reason: z.string() }).nullable(),
});
export type SwitchState = z.output<typeof state>;

const owner = { access: 'staff', staff: ['owner'], confirmed: true } as const;

export const siteSwitches = {
  'GET /api/admin/switches': endpoint({
    access: 'staff',
    reply: z.object({ success, switches: z.array(state), safety_number: z.string() }),
  }),
  /** Whom talent can call who do not feel safe at an audition. */
  'PUT /api/admin/safety-number': endpoint({
    ...owner,
    body: z.object({
      number: typed
        .transform((number) => number.replace(/[\s()-]/g, ''))
        .refine((number) => /^\+?\d{3,15}$/.test(number), msg('phone_example')),
    }),
    reply: done,
  }),
  'POST /api/admin/switches/off': endpoint({
    ...owner,
    body: z.object({
      name: choice(switches),
      reason: staffText(msg('say_why_colleagues')),
    }),
    reply: done,
  }),
  'POST /api/admin/switches/on': endpoint({
    ...owner,
    body: z.object({ name: choice(switches) }),
    reply: done,
  }),
};
