import type { Reply } from '@kirdaar/contract/api';
import { callApi } from '#api/call-api.ts';

export type OwnApplication = Reply<'GET /api/user/job-applications'>['data'][number];

export async function findApplication(job_id: string): Promise<OwnApplication | undefined> {
  const { data } = await callApi('GET /api/user/job-applications', { query: { job_id } });
  return data[0];
}

export type SentApplication = Reply<'GET /api/user/job-applications/:id/sent'>['sent'];

/** Returns what the talent sent, if it can still be corrected. */
export async function findCorrectable(
  application: OwnApplication | undefined,
): Promise<SentApplication | undefined> {
  if (!application?.correctable) return undefined;
  const params = { id: application.application_id };
  return (await callApi('GET /api/user/job-applications/:id/sent', { params })).sent;
}
