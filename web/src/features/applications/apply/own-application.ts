import type { Reply } from '@kirdaar/contract/api';
import type { Job } from '@kirdaar/contract/jobs/jobs';
import { ApiError, callApi } from '#api/call-api.ts';
import { path } from '#paths.ts';
import { readSession } from '#session/store.ts';

export type OwnApplication = Reply<'GET /api/user/job-applications'>['data'][number];

/** Returns the application to a casting call, and what of a child waits there for the guardian. */
export async function findOwn(job_id: string) {
  const { data, waiting } = await callApi('GET /api/user/job-applications', { query: { job_id } });
  return {
    application: data[0],
    asked: waiting.filter(({ kind, approved }) => kind === 'application' && approved === null),
  };
}

export async function findApplication(job_id: string): Promise<OwnApplication | undefined> {
  return (await findOwn(job_id)).application;
}

export type SentApplication = Reply<'GET /api/user/job-applications/:id/sent'>['sent'];

/** Returns what the talent sent, if it can still be corrected. */
export async function findCorrectable(application: OwnApplication | undefined) {
  if (!application?.correctable) return undefined;
  const params = { id: application.application_id };
  return (await callApi('GET /api/user/job-applications/:id/sent', { params })).sent;
}

export interface ApplicationsUsed {
  used: number;
  max: number | null;
}

export async function readApplicationsUsed(): Promise<ApplicationsUsed | undefined> {
  if (readSession()?.role !== 'talent') return undefined;
  try {
    const { usage } = await callApi('GET /api/user/plan/current');
    return usage.find(({ name }) => name === 'applications');
  } catch (error) {
    // The server checks the limit again; without a connection or session the rest of the page says so.
    if (error instanceof ApiError) return undefined;
    throw error;
  }
}

/** Whether the talent cannot apply before the plan's next year, a plan or a returned application. */
export function isUsedUp({ used, max }: ApplicationsUsed): boolean {
  return max !== null && used >= max;
}

/** In the URL of the apply form: the logged-in talent, before the login. */
export const ME = 'me';

/** The URL contains the project type, so that the page has its title before it loads. */
export function applyPath({ id, project_type }: Pick<Job, 'id' | 'project_type'>, userId: string): string {
  const address = path('apply', { userId, jobId: id });
  return `${address}?${new URLSearchParams({ jobType: project_type })}`;
}
