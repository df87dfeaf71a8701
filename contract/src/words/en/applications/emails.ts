/** What a production house is told about new applications. */

export interface NewApplications {
  calls: { title: string; applications: number }[];
  applications: number;
  of_calls: number;
  is_of_day: boolean;
  page: string;
}

export interface ApplicationReceived {
  title: string;
  name: string;
  page: string;
}

export const new_applications = ({ calls, applications, of_calls, is_of_day, page }: NewApplications) => {
  const number = applications === 1 ? '1 new application' : `${applications} new applications`;
  const subject = of_calls === 1 ? `${number}: ${calls[0]?.title}` : `${number} to ${of_calls} casting calls`;
  const more = of_calls - calls.length;
  return {
    subject,
    paragraphs: [
      is_of_day
        ? 'Nobody on your team has opened these applications from yesterday yet:'
        : 'Nobody on your team has opened these new applications yet:',
      ...calls.map((call) => `${call.title}: ${call.applications}`),
      ...(more > 0
        ? [`${more} more casting ${more === 1 ? 'call has' : 'calls have'} new applications.`]
        : []),
      `Review them here: ${page}`,
    ],
    note: 'We notify applicants when you open their application and when its status changes.',
    short: is_of_day
      ? `Unopened applications from yesterday: ${applications}.`
      : `New applications: ${applications}.`,
  };
};

export const application_received = ({ title, name, page }: ApplicationReceived) => ({
  subject: `${name} applied: ${title}`,
  paragraphs: [`${name} applied for ${title}.`, `Open the application: ${page}`],
  note: 'You can choose hourly or daily emails in your notification settings.',
  short: `${name} applied for ${title}.`,
});

export const inbox_title = (count: number, title: string) =>
  `${count === 1 ? '1 new application' : `${count} new applications`} for ${title}`;
export const inbox_text = 'Open the applications.';

// The invitation to apply for a casting call.
export interface CastingInvitation {
  company_name: string | null;
  verified_name: string | null;
  title: string;
  message: string;
  page: string;
}

export const casting_invitation = ({
  company_name,
  verified_name,
  title,
  message,
  page,
}: CastingInvitation) => {
  const house = company_name ?? 'A production house';
  const subject = `${verified_name ?? 'A production house'} invites you to apply: ${title}`;
  return {
    subject,
    paragraphs: [
      `${house} saw your profile and invites you to apply for ${title}.`,
      message,
      `Apply, or decline the invitation: ${page}`,
    ],
    note: 'Never pay to be cast. On the same page you can stop invitations from this production house.',
    short: `${subject}.`,
  };
};

// What a talent is told when the status of an application changes.
export const nameless = 'The production house';
export const status_note = 'Never pay for an audition or a role. If someone asks you to, report it to us.';

export const applied = {
  subject: 'Your application was sent',
  of_child: (child: string) => `${child}’s application was sent`,
  text: (house: string, title: string) => `${house} has received your application for ${title}.`,
  next: 'See its status or withdraw it here',
};

export const viewed = {
  subject: 'Your application was opened',
  of_child: (child: string) => `${child}’s application was opened`,
  text: (house: string, title: string) => `${house} opened your application for ${title}.`,
  next: 'See its status here',
};

export const selected = {
  subject: 'You are selected',
  of_child: (child: string) => `${child} has the role`,
  text: (house: string, title: string) =>
    `You accepted the offer from ${house}. You have the role: ${title}.`,
  next: 'See your roles here',
};

export const applied_again = {
  subject: 'Your application was sent again',
  of_child: (child: string) => `${child}’s application was sent again`,
  text: (house: string, title: string) =>
    `You had withdrawn your application for ${title}. You have now sent it to ${house} again, unchanged.`,
  next: 'See its status here',
};

export const considered = {
  subject: 'You are being considered for another role',
  of_child: (child: string) => `${child} is being considered for another role`,
  text: (house: string, title: string) =>
    `${house} is considering you also for ${title}, with the answers and media of your application to them. It takes no application from your plan. You can decline.`,
  next: 'See the role or decline here',
};

// What a talent is told when a production house sends a decision.
export interface RejectionMessage {
  message: string;
  company_name: string | null;
  title: string;
  page: string;
}

const not_selected = {
  subject: 'You were not selected this time',
  of_child: (child: string) => `${child} was not selected this time`,
  next: 'Your application stays in your account. Find casting calls that match your profile here',
};
const again = {
  subject: 'Your application is being considered again',
  of_child: (child: string) => `${child}’s application is being considered again`,
  next: 'See its status here',
};

export const shortlisted = {
  subject: 'You are on the shortlist',
  of_child: (child: string) => `${child} is on the shortlist`,
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

export const not_opened = {
  ...not_selected,
  subject: 'Your application was not opened',
  of_child: (child: string) => `${child}’s application was not opened`,
  text: (house: string, title: string) =>
    `${house} has decided about ${title} without opening your application. The application does not count towards the limit of your plan.`,
};

export const reopened = {
  ...again,
  text: (house: string, title: string) =>
    `We told you that ${house} did not select you for ${title}. That has changed: your application is being considered again.`,
};

export const reopened_shortlisted = {
  ...again,
  subject: 'You are on the shortlist after all',
  of_child: (child: string) => `${child} is on the shortlist after all`,
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

export interface HouseLeftChildren {
  company_name: string | null;
  page: string;
}

export const house_left_children = ({ company_name, page }: HouseLeftChildren) => {
  const house = company_name ?? 'The production house';
  const seen = 'can no longer see';
  return {
    subject: `${house} ${seen} your application`,
    ofChild: (child: string) => `${house} ${seen} ${child}’s application`,
    paragraphs: [
      `${house} is no longer verified for children, so it can no longer see your application.`,
      'Please do not go to an audition or a shoot of this production house. If it is verified again, it sees your application again.',
    ],
    note: `Your applications: ${page}`,
    short: `${house} is no longer verified for children and can no longer see your application. Please do not go to its auditions or shoots.`,
  };
};

// What a production house is told when an application of a child ends.
export interface ApplicationEnded {
  title: string;
  page: string;
}

export const application_ended = ({ title, page }: ApplicationEnded) => ({
  subject: `An application was withdrawn: ${title}`,
  paragraphs: [
    `An application for ${title} was withdrawn. We removed it from your casting call, with any audition time or offer it had.`,
    `See the other applicants: ${page}`,
  ],
  note: 'For privacy, we don’t say whose application it was.',
  short: `An application for ${title} was withdrawn and removed.`,
});
