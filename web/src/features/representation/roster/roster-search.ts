import { agencyPaths } from '#agency-paths.ts';

/** What narrows the roster besides the filters of Discover, in the URL. */
export interface RosterSearch {
  /** The casting call for which the agency looks. */
  job: string | null;
  folder: string | null;
  /** Whether those who do not fit the casting call are shown too. */
  everyone: boolean;
}

export function rosterSearchOf(search: URLSearchParams): RosterSearch {
  return { job: search.get('job'), folder: search.get('folder'), everyone: search.has('everyone') };
}

/** The URL of the roster, to which the filters of Discover are added. */
export function rosterUrl({ job, folder, everyone }: RosterSearch): string {
  const search = new URLSearchParams();
  if (job) search.set('job', job);
  if (folder) search.set('folder', folder);
  if (everyone) search.set('everyone', '1');
  return search.size > 0 ? `${agencyPaths.roster}?${search}` : agencyPaths.roster;
}

/** The URL of a page that does something with the chosen clients. */
export function withClients(page: string, mandates: readonly string[], job?: string): string {
  return `${page}?${new URLSearchParams({ ...(job && { job }), clients: mandates.join() })}`;
}
