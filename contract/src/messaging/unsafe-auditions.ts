import { z } from 'zod';
import { endpoint } from '#endpoint.ts';
import { done, idOf, typed } from '#fields.ts';
import { msg } from '#messages.ts';
import { perHour } from '#rates.ts';
import { MAX_REPORT } from '#rules/reports.ts';

export const unsafeAuditions = {
  /** *I don't feel safe*. `id` is the application ID. Each request is kept; its repetition changes nothing. */
  'POST /api/user/auditions/:id/unsafe': endpoint({
    access: 'talent',
    acting: 'anybody',
    params: idOf('audition_invitation_not_found'),
    limit: { account: [perHour(60)] },
    body: z.object({
      request_id: z.uuid(),
      text: typed.max(MAX_REPORT, msg('at_most_characters', MAX_REPORT)).default(''),
    }),
    reply: done,
  }),
};
