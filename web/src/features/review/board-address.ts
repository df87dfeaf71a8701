import { path } from '#paths.ts';

/** The board of a call, narrowed as the address of one of its applications says. */
export function boardAddress(jobId: string, search: URLSearchParams): string {
  const next = new URLSearchParams(search);
  next.set('view', 'board');
  return `${path('jobApplicants', { id: jobId })}?${next}`;
}

/** An application of a call, with all that stands in the address of the board, or other words for some of it. */
export function reviewAddress(
  jobId: string,
  application: string,
  search = new URLSearchParams(),
  others: Readonly<Record<string, string>> = {},
): string {
  const next = new URLSearchParams(search);
  for (const [name, value] of Object.entries(others)) next.set(name, value);
  return `${path('reviewApplication', { id: jobId, application })}${next.size > 0 ? `?${next}` : ''}`;
}
