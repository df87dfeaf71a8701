/** What waits for staff. */

export const kinds = {
  call: 'Casting call',
  edit: 'Edit of an approved casting call',
  document: 'Company document',
  report: 'Report',
  suspension: 'Suspension to confirm',
  appeal: 'Appeal',
  refund: 'Refund not made yet',
  request: 'Request from a person',
  task: 'Failed task',
} as const;
export const page = 'Today';
export const waiting = (count: number, late: number) => `${count} waiting, ${late} late.`;
export const keys = 'J and K move, Enter opens.';
export const moderator_needed =
  'Everyone who could answer an appeal took part in the decision. Invite another moderator to answer it.';
export const none = 'Nothing is waiting for you. New casting calls, documents and reports appear here.';
export const child = 'Concerns a child';
export const since = (time: string) => `Since ${time}`;
export const taken_by = (name: string) => `taken by ${name}`;
export const taken_by_you = 'taken by you';
export const retry = 'Retry';
export const give_back_item = (title: string) => `Give back ${title}`;
export const take_item = (title: string) => `Take ${title}`;
export const give_back = 'Give back';
export const take = 'Take';
export const left = {
  minutes: (count: number) => `${count} min left`,
  hours: (count: number) => `${count} h left`,
  days: (count: number) => `${count} d left`,
} as const;
export const late = {
  minutes: (count: number) => `${count} min late`,
  hours: (count: number) => `${count} h late`,
  days: (count: number) => `${count} d late`,
} as const;
