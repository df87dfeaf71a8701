import { z } from 'zod';
import { endpoint } from '#endpoint.ts';
import { choice, done, idOf, instant, typed } from '#fields.ts';
import { msg } from '#messages.ts';
import { perHour } from '#rates.ts';
import { MAX_TEXT } from '#rules/limits.ts';

const answers = z.object({
  punctual: z.boolean().optional(),
  work_again: z.boolean().optional(),
  terms_kept: z.boolean().optional(),
  safe: z.boolean().optional(),
});

/** What the reader said of the other side. Only staff see it besides. */
export const ownFeedback = z.object({ answers, note: z.string(), given_at: instant });
export type OwnFeedback = z.output<typeof ownFeedback>;

/** What somebody said of a house or a talent, for staff. */
export const staffFeedback = ownFeedback.extend({ by: z.string().nullable(), title: z.string() });
export type StaffFeedback = z.output<typeof staffFeedback>;

const yesOrNo = choice(['yes', 'no']).transform((said) => said === 'yes');
const note = typed.max(MAX_TEXT, msg('at_most_characters', MAX_TEXT)).default('');
const giving = { reply: done, limit: { account: [perHour(60)] } } as const;

/** After the last day of work. For some days the same again replaces it. `id` is as for pay. */
export const bookingFeedback = {
  'PUT /api/production/applications/:id/feedback': endpoint({
    access: 'production',
    team: 'reviewer',
    params: idOf('application_not_found'),
    ...giving,
    body: z.object({ punctual: yesOrNo, work_again: yesOrNo, note }),
  }),
  'PUT /api/user/offers/:id/feedback': endpoint({
    access: 'talent',
    params: idOf('role_offer_not_found'),
    ...giving,
    body: z.object({ terms_kept: yesOrNo, safe: yesOrNo, note }),
  }),
};
