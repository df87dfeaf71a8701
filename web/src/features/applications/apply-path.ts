import type { Job } from '@kirdaar/contract/jobs';
import { path } from '#paths.ts';

/** Where a talent applies to a call. Its kind stands in the address, so that the page is named before it is loaded. */
export function applyPath({ id, project_type }: Pick<Job, 'id' | 'project_type'>, userId: string): string {
  const address = path('apply', { userId, jobId: id });
  return `${address}?${new URLSearchParams({ jobType: project_type })}`;
}
