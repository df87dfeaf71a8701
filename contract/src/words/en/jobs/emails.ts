import { ALERT_PAUSE_DAYS } from '#rules/alerts.ts';

/** The alerts about new casting calls for a saved search. */

// Dates are parsed as midnight UTC and formatted in UTC, so that no time zone shifts the day.
const date = new Intl.DateTimeFormat('en-GB', {
  day: 'numeric',
  month: 'short',
  year: 'numeric',
  timeZone: 'UTC',
});

export const alerts_subject = (count: number, title: string) =>
  count === 1 ? `New casting call for you: ${title}` : `${count} new casting calls for you`;

export const alerts_heading = (name: string) => `New for your search “${name}”:`;

export const closes = (day: Date) => `closes on ${date.format(day)}`;

export const more = (count: number, page: string) => `${count} more: ${page}`;

export const stop = (name: string, pause: string, end: string) =>
  `Pause alerts for “${name}” for ${ALERT_PAUSE_DAYS} days: ${pause} or turn them off: ${end}`;

export const alerts_short = (count: number, titles: string) =>
  `New casting calls for you (${count}): ${titles}`;

export const alerts_note = 'Never pay for a role. If someone asks you to, report it to us.';

// What applicants and invited talent are told when a production house changes its casting call.
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

export const changes_none = 'not stated';

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
    note: 'Never pay for an audition or a role. If someone asks you to, report it to us.',
    short: `${text} ${changes.join(' ')}`,
  };
};

// What a production house is told after staff reviewed its casting call.
export interface JobApproved {
  title: string;
  subject: 'call' | 'edit';
  page: string;
}

export interface JobRejected {
  title: string;
  subject: 'call' | 'edit';
  reason: string;
  page: string;
}

export const job_approved = ({ title, subject, page }: JobApproved) => {
  const what = subject === 'edit' ? `your changes to “${title}”` : `your casting call “${title}”`;
  return {
    subject: subject === 'edit' ? `Changes approved: ${title}` : `Casting call approved: ${title}`,
    paragraphs: [`We approved ${what}. Talent can see it now.`, `${page}`],
    note: 'You get this email because your production house posted this casting call.',
    short: `We approved ${what}. Talent can see it now.`,
  };
};

export const job_rejected = ({ title, subject, reason, page }: JobRejected) => {
  const what = subject === 'edit' ? `Your changes to “${title}”` : `Your casting call “${title}”`;
  return {
    subject: subject === 'edit' ? `Changes rejected: ${title}` : `Casting call rejected: ${title}`,
    paragraphs: [
      `${what}: rejected. Our team says:`,
      reason,
      subject === 'edit'
        ? 'Talent still see the version we approved before.'
        : 'Talent cannot see this casting call yet.',
      `Edit it and save it to send it for review again: ${page}`,
    ],
    note: 'You get this email because your production house posted this casting call.',
    short: `${what}: rejected. Our team says: ${reason}`,
  };
};

export const job_refused = ({ title, reason, page }: JobRejected) => ({
  subject: `Casting call refused: ${title}`,
  paragraphs: [
    `We refused your casting call “${title}”. Talent can’t see it, and you can’t send it again. Our team says:`,
    reason,
    `If you think this is a mistake, open the casting call and appeal. Another member of our team will look at it again: ${page}`,
  ],
  note: 'You get this email because your production house posted this casting call.',
  short: `We refused your casting call “${title}”. Our team says: ${reason}`,
});

export interface HiddenFromApplicant {
  title: string;
  page: string;
}

const applied = 'You get this email because you applied to this casting call.';

export const applied_to_removed_call = ({ title, page }: HiddenFromApplicant) => ({
  subject: `Casting call removed: ${title}`,
  paragraphs: [
    `We have removed the casting call “${title}”, so you may not hear from its production house.`,
    'Do not go to an audition or a shoot for it until we write to you again.',
    'If the production house contacts you in another way, do not pay anything and do not send documents. Tell us about it.',
    page,
  ],
  note: applied,
  short: `We have removed the casting call “${title}”. Do not go to an audition or a shoot for it until we write to you again.`,
});

export const call_for_adults = ({ title, page }: HiddenFromApplicant) => ({
  subject: `Now for adults only: ${title}`,
  paragraphs: [
    `The production house now looks for people who are 18 or older for the casting call “${title}”, so your application has ended.`,
    'Do not go to an audition or a shoot for it.',
    page,
  ],
  note: applied,
  short: `The casting call “${title}” is now for people who are 18 or older, so your application has ended.`,
});

const added = 'You get this message because a production house added you to this casting call.';

/** For people without an account, when a casting call is removed or its house suspended. The page has what is kept. */
export const added_to_hidden_call = ({ title, page }: HiddenFromApplicant) => ({
  subject: `Casting call no longer shown: ${title}`,
  paragraphs: [
    `We no longer show the casting call “${title}”, to which a production house added you.`,
    'Do not go to an audition or a shoot for it until we write to you again.',
    'If the production house contacts you in another way, do not pay anything and do not send documents.',
    `See what is kept, or have everything deleted: ${page}`,
  ],
  note: added,
  short: `We no longer show the casting call “${title}”. Do not go to an audition or a shoot for it until we write to you again.`,
});

export const added_to_continued_call = ({ title, page }: HiddenFromApplicant) => ({
  ...applied_to_continued_call({ title, until: [], page }),
  paragraphs: [
    `We have looked at the casting call “${title}” again, and it continues.`,
    `See what is kept, answer, or have everything deleted: ${page}`,
  ],
  note: added,
});

export const offer_until = (day: string) => `You can answer the offer until the end of ${day}.`;
export const tape_until = (when: string) => `You can send your self-tape until ${when}.`;

interface Continues extends HiddenFromApplicant {
  until: string[];
}

export const applied_to_continued_call = ({ title, until, page }: Continues) => ({
  subject: `Casting call continues: ${title}`,
  paragraphs: [
    `We have looked at the casting call “${title}” again, and it continues.`,
    ...until,
    `If you have an audition or an offer, check its time and your answer here: ${page}`,
  ],
  note: applied,
  short: `The casting call “${title}” continues.`,
});

export const speaks = (language: string) => `Speaks ${language}`;
export const lives_in = (city: string) => `In ${city}`;
export const of_age = (age: number | string, asked: string) => `Age ${age} matches ${asked}`;
export const for_category = (category: string) => `For ${category}`;
export const gender = (gender: string) => `Gender ${gender}`;

export const not_free = (day: string) => `Not free on ${day}`;
export const other_age = (age: number | string, asked: string) => `Age ${age}, asked ${asked}`;
export const other_gender = (gender: string, asked: string) => `${gender}, asked ${asked}`;
export const other_city = (city: string, asked: string) => `In ${city}, asked ${asked}`;
export const other_languages = (asked: string) => `Does not speak ${asked}`;
