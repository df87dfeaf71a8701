import { path } from '#paths.ts';

/** Returns the URL of the board, with the filters in the URL of one of its applications. */
export function boardUrl(jobId: string, search: URLSearchParams): string {
  const next = new URLSearchParams(search);
  next.set('view', 'board');
  return `${path('jobApplicants', { id: jobId })}?${next}`;
}

/** Returns the URL of an application, with the query of the board's URL and some values replaced. */
export function reviewUrl(
  jobId: string,
  application: string,
  search = new URLSearchParams(),
  others: Readonly<Record<string, string>> = {},
): string {
  const next = new URLSearchParams(search);
  for (const [name, value] of Object.entries(others)) next.set(name, value);
  return `${path('reviewApplication', { id: jobId, application })}${next.size > 0 ? `?${next}` : ''}`;
}
