import type { Reply } from '@kirdaar/contract/api';
import { callApi } from '#api/call-api.ts';

export type OwnApplication = Reply<'GET /api/user/job-applications'>['data'][number];

/** Returns the logged-in talent's application to a casting call, if there is one. */
export async function findApplication(job_id: string): Promise<OwnApplication | undefined> {
  const { data } = await callApi('GET /api/user/job-applications', { query: { job_id } });
  return data[0];
}
