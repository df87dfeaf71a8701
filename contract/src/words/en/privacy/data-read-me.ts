export interface ReadMe {
  product: string;
  role: 'talent' | 'production';
  made_at: string;
  /** A line for each file. */
  list: string;
}

/** What is in each file of the archive. */
export const files = {
  account: 'your login details and when you joined',
  logins: 'where you are logged in and your known devices',
  messages: 'the messages we sent you, where we sent them, and your consents',
  profile: 'your profile, your media, and the consents of a parent or guardian',
  'public-page': 'links to your public profile, and who viewed it',
  applications: 'your applications as you sent them, with their status history and your consents',
  auditions: 'auditions, offers and invitations to apply',
  conversations: 'the messages in your conversations, and your blocks and reports',
  searches: 'your saved searches and alerts',
  payments: 'plans, orders, payments, refunds and invoices; amounts are in paise',
  company: 'your company profile',
  team: 'your team, and what its members did for the house',
  calls: 'your casting calls, drafts and shared boards',
  applicants: 'your applicants by name, with their status history and your notes and scores',
  lists: 'your lists, and the profiles you viewed',
};

export const read_me = ({ product, role, made_at, list }: ReadMe) => `Your ${product} data
Created on ${made_at}

${list}
media/ - your files, with the names used in the lists

The .json files are plain text: you can open them in any text editor or browser, and programs can read them. Times
are in UTC (Z). Entries refer to each other by id. An empty list means that we have no such data about you.

Not included: your password, codes and keys, which we store only in a form that nobody can read. Of a PAN, an
Aadhaar or a passport number we store only the last four characters and a scrambled code that shows us duplicate accounts.
${
  role === 'talent'
    ? 'Notes and scores that production houses write about their applicants belong to the house and are not included.'
    : 'Your applicants’ contact details and files belong to them and are not included. You find them on your board, where you can download them as a table.'
}

Keep this file where nobody else can read it.
`;
