import { type ApplicationStatus, applicationStatuses } from '@kirdaar/contract/rules/vocabulary';

/** What each column of the board is called. */
export const columnTitles: Readonly<Record<ApplicationStatus, string>> = {
  applied: 'New',
  viewed: 'Opened',
  shortlisted: 'Shortlisted',
  audition: 'Audition',
  selected: 'Selected',
  not_selected: 'Not selected',
  withdrawn: 'Withdrawn',
};

/** What is said of somebody who took a step. */
export const stepWords = {
  shortlisted: 'shortlisted',
  audition: 'moved to auditions',
  not_selected: 'not selected',
} as const;

/** The column that an address shows where there is room for one. */
export function columnOf(search: URLSearchParams): ApplicationStatus | undefined {
  const asked = search.get('column');
  return applicationStatuses.find((status) => status === asked);
}

/** Whether an application may be taken from one column to another: only forward, and not once it is settled. */
export function canStep(from: ApplicationStatus, to: ApplicationStatus): boolean {
  const settled = applicationStatuses.indexOf('selected');
  const place = applicationStatuses.indexOf(from);
  return place < settled && place < applicationStatuses.indexOf(to);
}
