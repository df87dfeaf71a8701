import { z } from 'zod';
import { applicant } from '#applications/applications.ts';
import { slot } from '#auditions/slots.ts';
import { endpoint, XLSX } from '#endpoint.ts';
import { bytes, done, idOf, success } from '#fields.ts';
import { perMinute } from '#rates.ts';

const params = idOf('application_not_found');
const callSheet = {
  access: 'production',
  limit: { account: [perMinute(30)] },
  params: idOf('job_not_found'),
  reply: bytes,
} as const;
const change = endpoint({ access: 'production', team: 'reviewer', params, reply: done });

/** `id` of a check-in is the application ID. */
export const checkIn = {
  'GET /api/production/check-ins/:id': endpoint({
    access: 'production',
    params,
    reply: z.object({
      success,
      application_id: z.uuid(),
      job: z.object({ id: z.uuid(), title: z.string() }),
      user: applicant,
      /** Confirmed, or kept for the applicant. */
      slot: slot.nullable(),
      arrived_at: z.iso.datetime().nullable(),
      left_at: z.iso.datetime().nullable(),
    }),
  }),
  'PUT /api/production/check-ins/:id': change,
  'DELETE /api/production/check-ins/:id': change,
  /** The slots from today on. Generating a file is expensive. */
  'GET /api/production/auditions/:id/call-sheet.pdf': endpoint({ ...callSheet, file: 'application/pdf' }),
  'GET /api/production/auditions/:id/call-sheet.xlsx': endpoint({ ...callSheet, file: XLSX }),
};
