import { type ApplicationStage, applicationStages } from '@kirdaar/contract/rules/review';
import { housePath } from '#house-paths.ts';

type BoardLayout = 'grid' | 'board';

/** Returns the layout of the board in a URL; undefined if the URL shows no board. */
export function layoutIn(search: URLSearchParams): BoardLayout | undefined {
  const view = search.get('view');
  return view === 'grid' || view === 'board' ? view : undefined;
}

export function columnIn(search: URLSearchParams): ApplicationStage | undefined {
  const asked = search.get('column');
  return applicationStages.find((stage) => stage === asked);
}

/** Returns the URL of the board, with the filters in the URL of one of its applications. */
export function boardUrl(
  jobId: string,
  search: URLSearchParams,
  view: BoardLayout = layoutIn(search) ?? 'board',
): string {
  return `${housePath('jobApplicants', { id: jobId })}?${withValues(search, { view })}`;
}

/** Returns the URL of an application, with the query of the board's URL and some values replaced. */
export function reviewUrl(
  jobId: string,
  application: string,
  search = new URLSearchParams(),
  others: Readonly<Record<string, string>> = {},
): string {
  const next = withValues(search, others);
  return `${housePath('reviewApplication', { id: jobId, application })}${next.size > 0 ? `?${next}` : ''}`;
}

/** Returns a query with some values replaced. */
export function withValues(search: URLSearchParams, values: Readonly<Record<string, string>>) {
  const next = new URLSearchParams(search);
  for (const [name, value] of Object.entries(values)) next.set(name, value);
  return next;
}
