import type { Reply } from '@kirdaar/contract/api';
import { call } from '#api/call.ts';

export type OwnApplication = Reply<'GET /api/user/job-applications'>['data'][number];

/** What the talent who is logged in sent to a call, if anything. */
export async function findApplication(job_id: string): Promise<OwnApplication | undefined> {
  const { data } = await call('GET /api/user/job-applications', { query: { job_id } });
  return data[0];
}
