import type { PersonRequestKind } from '#rules/person-requests.ts';
import type { ReportOutcome, SuspensionKind } from '#rules/staff-queue.ts';

/** What a production house is told when staff take down its casting call. */

export interface JobTakenDown {
  title: string;

  reason: string;
  page: string;
}

export const job_taken_down = ({ title, reason, page }: JobTakenDown) => ({
  subject: `Casting call taken down: ${title}`,
  paragraphs: [
    `We took down your casting call “${title}”. Talent cannot see it. Our team says:`,
    reason,
    `If this is a mistake, or once you have put it right, edit the casting call and save it. We then review it again: ${page}`,
  ],
  note: 'You get this email because your production house posted this casting call.',
  short: `We took down your casting call “${title}”. Our team says: ${reason}`,
});

// What the people of a production house are told about its suspension or ban.
export interface HouseSuspended {
  kind: SuspensionKind;
  reason: string;
  page: string;
}

export interface HouseReinstated {
  page: string;
}

export const house_suspended = ({ kind, reason, page }: HouseSuspended) => {
  const subject = kind === 'ban' ? 'Your production house is banned' : 'Your production house is suspended';
  return {
    subject,
    paragraphs: [
      `${subject}. Two members of our team decided this. Our team says:`,
      reason,
      'Talent cannot see your casting calls, and you cannot post casting calls or search for, invite or message talent. We keep your data and the applications, and we inform applicants.',
      ...(kind === 'ban' ? ['Other production houses can now book the days that you had booked.'] : []),
      `If you think this is a mistake, appeal. Another member of our team will look at it again: ${page}`,
    ],
    note: 'You get this email because you belong to the team of this production house.',
    short: `${subject}. Our team says: ${reason}`,
  };
};

export const house_reinstated = ({ page }: HouseReinstated) => ({
  subject: 'Your production house is active again',
  paragraphs: [
    'The suspension has ended. Your casting calls are as they were before, and you can post again. Open offers and self-tapes got as many more days.',
    `${page}`,
  ],
  note: 'You get this email because you belong to the team of this production house.',
  short: 'Your production house is active again. Your casting calls are as they were before.',
});

// What applicants are told when a production house is suspended, banned or active again.
const caution =
  'If the production house contacts you in another way, do not pay anything and do not send documents. Tell us about it.';

export const nameless = 'the production house';
export const applicants_note = 'You get this email because you applied to this casting call.';

export const applied_to_suspended_house = {
  subject: (title: string) => `Casting call on hold: ${title}`,
  first: (company: string, title: string) =>
    `We have suspended ${company}, so its casting call “${title}” is on hold. We are keeping your application, but you may not hear from it until it is active again.`,
  next: ['Do not go to an audition or a shoot for it until we write to you again.', caution],
};

export const applied_to_banned_house = {
  subject: (title: string) => `Casting call removed: ${title}`,
  first: (company: string, title: string) =>
    `We have banned ${company} and removed its casting call “${title}”. Do not expect to hear from it.`,
  next: [
    'Do not go to an audition or a shoot for it.',
    'If it had booked or held days of yours, they are free again.',
    caution,
  ],
};

export const booked_again =
  'If it had booked days of yours, they are booked again, unless another production house has taken them.';
export const applied_to_reinstated_house = {
  subject: (title: string) => `Casting call continues: ${title}`,
  first: (company: string, title: string) =>
    `${company} is active again, so its casting call “${title}” continues. Your application is as it was.`,
  next: ['If you have an audition or an offer, check its time and your answer here:'],
};

// What the team of a production house is told when staff answer its appeal.
export const team_says = 'Our team says:';
export const appealed = {
  suspension: 'suspension',
  ban: 'ban',
  call: 'casting call',
  refused_call: 'casting call',
  document: 'company document',
} as const;
export const appeals_note = 'You get this email because you belong to the team of this production house.';

export const appeal_accepted = {
  subject: (about: string) => `We accepted your appeal: ${about}`,
  short: 'We looked at your appeal and accepted it.',
  next: {
    suspension: () => 'The suspension has ended. Your casting calls are as they were before.',
    ban: () => 'The ban has ended. Your casting calls are as they were before.',
    call: (title: string) =>
      `Your casting call “${title}” is approved. Talent can see it now, unless you closed it.`,
    refused_call: (title: string) =>
      `Your casting call “${title}” is approved. Talent can see it now, unless you closed it.`,
    document: () => 'You can send another document.',
  },
};

export const appeal_rejected = {
  subject: (about: string) => `We rejected your appeal: ${about}`,
  short: 'We looked at your appeal and rejected it.',
  next: {
    suspension: () =>
      'Your production house stays suspended. If you have something new to say, appeal again.',
    ban: () => 'Your production house stays banned. If you have something new to say, appeal again.',
    call: (title: string) => `Edit the casting call “${title}” and save it to send it for review again.`,
    refused_call: (title: string) =>
      `Your casting call “${title}” stays refused. If you have something new to say, appeal again.`,
    document: () => 'You can’t send another document. If you have something new to say, appeal again.',
  },
};

// What came of a report, for who reported and for who is warned.
interface Reported {
  subject: 'job' | 'house' | 'talent' | 'conversation' | 'audition' | 'pay';
  /** Of the casting call, the production house or the talent; empty for a conversation. */
  title: string;
  party: 'house' | 'talent';
}

export interface ReportClosed extends Reported {
  outcome: ReportOutcome;
  page: string;
}

export interface Warning extends Reported {
  note: string;
  page: string;
  product: string;
}

const outcomes = {
  no_action: () => 'We found nothing that breaks our rules.',
  warned: (party: 'house' | 'talent') =>
    party === 'house' ? 'We warned the production house.' : 'We warned the talent.',
  taken_down: () => 'We took the casting call down.',
};

export const report_closed = ({ subject, title, party, outcome, page }: ReportClosed) => ({
  subject: title ? `We looked at your report: ${title}` : 'We looked at your report',
  paragraphs: [
    `Thank you for your report. ${outcomes[outcome](party)}`,
    `If it happens again, report it again. You can also complain to our grievance officer: ${page}`,
  ],
  note:
    subject === 'pay'
      ? 'The other side sees that you disputed it.'
      : 'We do not tell anyone who reported it.',
  short: `We looked at your report. ${outcomes[outcome](party)}`,
});

const owned = {
  job: (title: string) => `your casting call “${title}”`,
  house: () => 'your production house',
  talent: () => 'your profile',
  conversation: () => 'what you wrote in a conversation',
  audition: (title: string) => `your audition for “${title}”`,
  pay: (title: string) => `the pay for “${title}”`,
};

export const warning = ({ subject, title, note, page, product }: Warning) => ({
  subject: title ? `A warning from ${product} about “${title}”` : `A warning from ${product}`,
  paragraphs: [
    `Someone reported ${owned[subject](title)}. We looked at it. Our team says:`,
    note,
    `If it happens again, you may lose your account. If this is a mistake, tell our grievance officer: ${page}`,
  ],
  note: `You get this email because you have an account on ${product}.`,
  short: `A warning from ${product}: ${note}`,
});

// Why staff rejected what a person asked for.
export interface RequestRejected {
  kind: PersonRequestKind;
  reason: string;
  page: string;
  product: string;
}

const asked = {
  deletion: 'We rejected your request to delete your account',
  export: 'We rejected your request for a copy of your data',
  correction: 'We rejected your request to correct your data',
  objection: 'We rejected your objection to a correction',
  appeal: 'We rejected your appeal about the refused document',
};

export const request_rejected = ({ kind, reason, page, product }: RequestRejected) => ({
  subject: `${product}: ${asked[kind]}`,
  paragraphs: [
    `${asked[kind]}.`,
    'Our team says:',
    reason,
    kind === 'deletion' || kind === 'export'
      ? `You can do it yourself on your account page after you log in. To complain, write to our grievance officer: ${page}`
      : `To complain, write to our grievance officer: ${page}`,
  ],
  note: 'If you did not ask for this, you do not need to do anything.',
  short: `${asked[kind]}. ${reason}`,
});

/** The end of the staff audit log, for a mailbox outside the database. */
export interface AuditLogEnd {
  end: string;
  at: string;
  product: string;
}

export const audit_log_end = ({ end, at, product }: AuditLogEnd) => ({
  subject: `${product}: end of the staff audit log`,
  paragraphs: [
    `At ${at} the staff audit log ended with:`,
    end,
    'Keep this email. To find out whether somebody has shortened the log, run on the server: npm run staff -- verify-audit-log, followed by this end.',
  ],
  note: 'This mailbox is set as AUDIT_EMAIL.',
  short: `The staff audit log ends with ${end}.`,
});
