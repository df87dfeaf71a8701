/** What a guardian is asked to decide for a child, and what the child is told. */

export interface GuardianRequest extends GuardianRejection {
  page: string;
}

export interface GuardianRejection {
  kind: 'application' | 'audition' | 'tape' | 'offer';
  guardian_name: string;
  first_name: string;
  title: string;
  company_name: string | null;
}

const wishes = {
  application: (child: string, title: string) => `${child} wants to apply: ${title}`,
  audition: (child: string, title: string) => `${child} chose an audition time: ${title}`,
  tape: (child: string, title: string) => `${child} recorded a self-tape: ${title}`,
  offer: (child: string, title: string) => `${child} wants to accept a role: ${title}`,
};

export const guardian_request = ({
  kind,
  guardian_name,
  first_name,
  title,
  company_name,
  page,
}: GuardianRequest) => {
  const subject = wishes[kind](first_name, title);
  return {
    subject,
    paragraphs: [
      `Dear ${guardian_name}, ${subject}.`,
      `${company_name ?? 'The production house'} sees nothing of it until you decide.`,
      `See it, and approve or reject it: ${page}`,
    ],
    note: 'Never pay for an audition or a role. If someone asks you to, report it to us.',
    short: `${subject}. You decide.`,
  };
};

const rejections = {
  application: (title: string) => `Your application was not sent: ${title}`,
  audition: (title: string) => `The audition was declined: ${title}`,
  tape: (title: string) => `Your self-tape was not sent: ${title}`,
  offer: (title: string) => `The role was declined: ${title}`,
};

export const guardian_rejection = ({ kind, guardian_name, first_name, title }: GuardianRejection) => {
  const subject = rejections[kind](title);
  const text = `${guardian_name}, your parent or guardian, rejected it.`;
  return {
    subject,
    paragraphs: [`Dear ${first_name}, ${text}`, 'If you have questions, talk to them.'],
    note: 'Your account and your other applications stay as they are.',
    short: `${subject}. ${text}`,
  };
};

export const guardian_request_ended = ({ title }: Pick<GuardianRejection, 'title'>) => {
  const text =
    'The casting call stopped taking applications from children before a parent or guardian decided.';
  return {
    subject: `Application not sent: ${title}`,
    paragraphs: [`Your application for ${title} was not sent. ${text}`],
    note: 'Other casting calls are open.',
    short: `Your application for ${title} was not sent. ${text}`,
  };
};

/** What staff read when somebody who was named as a guardian denies it. */
export const not_my_child = (name: string) =>
  `${name}, who was named as the parent or guardian, says: I do not agree, or this is not my child.`;

// What a child and the guardian are told before and on the 18th birthday.
export interface Adulthood {
  event: 'soon' | 'today';
  first_name: string;
  guardian_name: string;
  day: string;
  managed: boolean;
  page: string;
}

export const adulthood = ({ event, first_name, guardian_name, day, managed, page }: Adulthood) => {
  const subject = event === 'soon' ? `${first_name} turns 18 on ${day}` : `${first_name} is 18 now`;
  const since = event === 'soon' ? 'From that day' : 'From today';
  const unsent =
    event === 'soon'
      ? `What still waits for a decision of ${guardian_name} on that day is not sent. ${first_name} can then send it`
      : `What still waited for a decision of ${guardian_name} was not sent. ${first_name} can send it`;
  return {
    subject,
    paragraphs: [
      `Dear ${first_name} and ${guardian_name},`,
      `${since}, ${first_name} decides alone about applications, auditions and roles. ${guardian_name} can no longer decide or see the account.`,
      managed
        ? `Hand the account over: enter ${first_name}’s own email or mobile number, and we send a link to take it over: ${page}`
        : `Nothing opens by itself: the profile stays hidden until ${first_name} chooses who sees it: ${page}`,
      `${unsent} from My Applications.`,
    ],
    note: 'Applications, auditions and roles that you have agreed to continue.',
    short: `${subject}. The profile stays hidden until ${first_name} chooses who sees it.`,
  };
};
