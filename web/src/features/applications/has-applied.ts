import { call } from '#api/call.ts';

/** Whether the talent who is logged in has applied to a call. */
export async function hasApplied(jobId: string): Promise<boolean> {
  const { applied_job_ids } = await call('GET /api/user/calls-for-you');
  return applied_job_ids.includes(jobId);
}
