/** What a talent is told when a production house sends a decision. */

export interface RejectionMessage {
  message: string;
  company_name: string | null;
  title: string;
  page: string;
}

const not_selected = {
  subject: 'You were not selected this time',
  next: 'Your application stays in your account. Find casting calls that match your profile here',
};
const again = { subject: 'Your application is being considered again', next: 'See its status here' };

export const shortlisted = {
  subject: 'You are on the shortlist',
  text: (house: string, title: string) => `${house} has shortlisted you for ${title}.`,
  next: 'You do not need to do anything now. We will notify you of the next step. See the status here',
};

export const someone_else = {
  ...not_selected,
  text: (house: string, title: string) =>
    `${house} chose someone else for ${title} this time. Thank you for applying.`,
};

export const not_continued = {
  ...not_selected,
  text: (house: string, title: string) =>
    `${house} decided not to continue with your application for ${title}. Thank you for applying.`,
};

export const closed_unopened = {
  ...not_selected,
  subject: 'The casting call closed before your application was opened',
  text: (house: string, title: string) =>
    `${house} closed ${title} without opening your application. The application does not count towards the limit of your plan.`,
};

export const reopened = {
  ...again,
  text: (house: string, title: string) =>
    `We told you that ${house} did not select you for ${title}. That has changed: your application is being considered again.`,
};

export const reopened_shortlisted = {
  ...again,
  subject: 'You are on the shortlist after all',
  text: (house: string, title: string) =>
    `We told you that ${house} did not select you for ${title}. That has changed: you are on the shortlist.`,
};

export const reopened_after_cancel = {
  ...again,
  text: (house: string, title: string) =>
    `We told you that ${house} cancelled your role in ${title}. That has changed: your application is being considered again.`,
};

export const rejection_message = ({ message, company_name, title, page }: RejectionMessage) => {
  const house = company_name ?? 'The production house';
  return {
    subject: `${not_selected.subject}: ${title}`,
    paragraphs: [`${house} did not select you for ${title} and sent you this message:`, message],
    note: `${not_selected.next}: ${page}`,
    short: `${house} did not select you for ${title} and sent you a message. Your application stays in your account.`,
  };
};
