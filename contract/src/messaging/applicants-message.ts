import { z } from 'zod';
import { applicationIds } from '#applications/review.ts';
import { endpoint } from '#endpoint.ts';
import { done, typed, withoutMoneyRequest } from '#fields.ts';
import { msg } from '#messages.ts';
import { perHour } from '#rates.ts';
import { checkPlaceholders, MAX_PLACEHOLDERS, MAX_TEMPLATE } from '#rules/message-templates.ts';

const applicantsText = typed
  .min(1, msg('write_message'))
  .max(MAX_TEMPLATE, msg('at_most_characters', MAX_TEMPLATE))
  .superRefine((written, context) => {
    const { unknown, isTooOften } = checkPlaceholders(written);
    if (unknown) context.addIssue(msg('placeholder_not_known', unknown));
    else if (isTooOften) context.addIssue(msg('placeholders_at_most', MAX_PLACEHOLDERS));
  });
const applicantsMessage = z.object({
  request_id: z.uuid(),
  application_ids: applicationIds,
  /** `{name}` and `{role}` stand for each applicant's name and the title of the casting call. */
  text: withoutMoneyRequest(applicantsText, 'message'),
});
export type ApplicantsMessage = z.output<typeof applicantsMessage>;

export const applicantsMessages = {
  /** Retries send nothing twice. */
  'POST /api/production/conversations/messages': endpoint({
    agrees: true,
    access: 'production',
    team: 'reviewer',
    limit: { account: [perHour(60)] },
    body: applicantsMessage,
    reply: done.extend({
      sent: z.number(),
      not_sent: z.array(z.object({ application_id: z.uuid(), reason: z.string() })),
    }),
  }),
};
