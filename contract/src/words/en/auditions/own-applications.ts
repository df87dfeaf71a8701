/** A talent's own applications. */

export const not_shown = 'This casting call is not shown at the moment.';
export const history = 'History and more';
export const history_of = (title: string) => `of your application for ${title}`;
export const stepped_back = 'Stepped back from the role';
export const role_cancelled = 'Role cancelled';
export const under_consideration = 'Under consideration';
export const applied_again = 'You applied again';
export const correct = 'Correct';
export const correct_of = (title: string) => `your application for ${title}`;

export const filter = 'Filter by status';
export const filter_all = 'All';
export const groups = {
  answer: 'Needs your answer',
  sent: 'Applied',
  shortlisted: 'Shortlisted',
  audition: 'Audition',
  selected: 'Got the role',
  ended: 'Ended',
} as const;
