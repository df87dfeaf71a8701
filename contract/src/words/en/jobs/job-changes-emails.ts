/** What applicants and invited talent are told when a production house changes its casting call. */

export interface Change {
  label: string;
  was: string;
  becomes: string;
}

export interface JobChanged {
  title: string;
  company_name: string | null;
  changes: string[];
  next: string;
}

export const fields = {
  role_details: 'Role title',
  compensation: 'Pay',
  application_deadline: 'Last day to apply',
};

export const none = 'not stated';

export const change = ({ label, was, becomes }: Change) => `${label}: was ${was}, now ${becomes}.`;

export const job_changed_next = (page: string) =>
  `Your application stays as you sent it. Read it, or withdraw it, here: ${page}`;

export const deadline_earlier_next = (page: string) =>
  `You are invited to apply. Apply, or decline the invitation, here: ${page}`;

export const job_changed = ({ title, company_name, changes, next }: JobChanged) => {
  const text = `${company_name ?? 'The production house'} has changed the casting call ${title}.`;
  return {
    subject: `Casting call changed: ${title}`,
    paragraphs: [text, ...changes, next],
    note: 'Nobody may ask you for money for an audition or a role. If someone does, report it to us.',
    short: `${text} ${changes.join(' ')}`,
  };
};
