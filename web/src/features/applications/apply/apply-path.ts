import type { Job } from '@kirdaar/contract/jobs/jobs';
import { path } from '#paths.ts';

/** In the URL of the apply form: the logged-in talent, before the login. */
export const ME = 'me';

/** The URL contains the project type, so that the page has its title before it loads. */
export function applyPath({ id, project_type }: Pick<Job, 'id' | 'project_type'>, userId: string): string {
  const address = path('apply', { userId, jobId: id });
  return `${address}?${new URLSearchParams({ jobType: project_type })}`;
}
