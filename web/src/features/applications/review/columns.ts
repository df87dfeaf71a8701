import { type ApplicationStatus, applicationStatuses } from '@kirdaar/contract/rules/vocabulary';

export const columnTitles: Readonly<Record<ApplicationStatus, string>> = {
  applied: 'New',
  viewed: 'Opened',
  shortlisted: 'Shortlisted',
  audition: 'Audition',
  selected: 'Selected',
  not_selected: 'Rejected',
  withdrawn: 'Withdrawn',
};

/** The texts that confirm a move. */
export const moveLabels = {
  shortlisted: 'shortlisted',
  audition: 'moved to auditions',
  not_selected: 'rejected',
} as const;

/** Returns the column in a URL, for screens with room for only one. */
export function columnOf(search: URLSearchParams): ApplicationStatus | undefined {
  const asked = search.get('column');
  return applicationStatuses.find((status) => status === asked);
}

/**
 * Returns whether an application can move from one column to another: only forward, and not once its status
 * is final.
 */
export function canMove(from: ApplicationStatus, to: ApplicationStatus): boolean {
  const settled = applicationStatuses.indexOf('selected');
  const place = applicationStatuses.indexOf(from);
  return place < settled && place < applicationStatuses.indexOf(to);
}
