/** The search and the lists of the staff area, and what the pages of one house, call or person list. */

export const search_box = 'Search';
export const search_label = 'Search by name, email, mobile, number or ID';
export const search_results = (text: string) => `Results for “${text}”`;
export const search_none = 'Nothing found. Enter emails, numbers and IDs in full. Part of a name is enough.';
export const search_more = 'There are more. Type more of the name.';
export const kinds = {
  house: 'Production houses',
  call: 'Casting calls',
  person: 'People',
  application: 'Applications',
  order: 'Orders',
  report: 'Reports',
} as const;

export const page = 'Houses and calls';
export const lists = {
  houses: 'Production houses',
  calls: 'Casting calls',
  suspensions: 'Suspensions',
  decided: 'Decided',
} as const;
export const name = 'Name';
export const none = 'No entries.';
export const earlier = 'Earlier';

export const unnamed = 'No name yet';
export const states = {
  house: {
    waiting: 'Document to review',
    verified: 'Verified',
    not_verified: 'Not verified',
    suspension: 'Suspended',
    ban: 'Banned',
  },
  call: {
    pending: 'To review',
    edit: 'Edit to review',
    open: 'Open',
    rejected: 'Change asked for',
    refused: 'Refused',
    held: 'On hold',
    closed: 'Closed',
  },
  report: { open: 'Open', closed: 'Closed' },
  suspension: {
    proposed: 'Proposed',
    in_force: 'In force',
    ended: 'Ended',
    dismissed: 'Rejected',
  },
  message: {
    queued: 'Waiting to be sent',
    sent: 'Sent',
    delivered: 'Delivered',
    read: 'Read',
    failed: 'Failed',
    dropped: 'Not sent: too late',
  },
  consent: { asked: 'Not answered', agreed: 'Agreed', withdrawn: 'Withdrawn' },
} as const;
/** What two houses have in common. */
export const shared = {
  mobile: 'Same mobile number',
  pan: 'Same PAN',
  phone: 'Same phone number',
  gst: 'Same GST number',
} as const;

export const contact = 'Contact';
export const contact_show = 'Show email and phone';
export const contact_reason = 'They asked us for help, and we write or call back.';
export const website = 'Website';
export const document = 'Company document';
export const document_states = {
  waiting: 'Waiting for review',
  verified: 'Verified',
  rejected: 'Rejected',
} as const;
export const members = 'Members';
export const duplicates = 'Other houses with the same numbers';
export const children = 'Children';
export const messages_sent = 'Messages sent';
export const consents = 'Consents';
export const registration = 'Registration';
export const reports_about = 'Reports about them';
export const reports_by = 'Reports by them';
export const version = (number: number) => `Version ${number}`;

export const notes = 'Notes';
export const note = 'Note for colleagues';
export const note_save = 'Save note';
