import { z } from 'zod';
import { endpoint } from '#endpoint.ts';
import { done, idOf, success } from '#fields.ts';
import { perHour } from '#rates.ts';
import { applicationDetails, applicationSchema } from './applications.ts';

const ofOne = { access: 'talent', params: idOf('application_not_found') } as const;
const answers = applicationSchema.pick({ role_specific_info: true, travel: true, availability: true });

const correction = answers.extend({ details: applicationDetails });
export type Correction = z.output<typeof correction>;

/** What a talent sent with an application. Until the house opens it, the talent can correct it. */
export const sentApplications = {
  'GET /api/user/job-applications/:id/sent': endpoint({
    ...ofOne,
    reply: z.object({
      success,
      sent: z.object({
        role_specific_info: z.string(),
        travel: z.boolean(),
        availability: z.boolean(),
        details: applicationDetails,
      }),
    }),
  }),
  /** Replaces the answers; the photos and the video stay as they were sent. */
  'PUT /api/user/job-applications/:id/sent': endpoint({
    ...ofOne,
    limit: { account: [perHour(60)] },
    body: correction,
    reply: done,
  }),
};
