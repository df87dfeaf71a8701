/** What a talent is told about an audition. */

export interface AuditionFacts {
  house: string;
  title: string;
  when: string;
  place: string;
  /** The time and place that the house keeps for the talent; empty without. */
  proposed: string[];
  /** The contact at the venue and what to bring, as far as the house said so. */
  details: string[];
  page: string;
}

export const auditions_house = 'The production house';
export const title_in_round = (title: string, round: number) => `${title} (round ${round})`;
export const contact = (names: string) => `Contact: ${names}`;
export const woman = (name: string) => `A woman who will be there: ${name}`;
export const private_place = 'This is a private home or a hotel room.';
export const unusual_hour = 'This is early or late in the day.';
export const bring = (things: string) => `Please bring: ${things}`;
export const guardian_on_call_sheet =
  'Once the time is confirmed, the production house sees the name and mobile number of the parent or guardian on its call sheet.';
export const auditions_note = (page: string) =>
  `Never pay for an audition. If you cannot come, decline the audition: ${page}`;
export const auditions_short = (subject: string) => `${subject}.`;
export const short_at_time = (subject: string, when: string) => `${subject}. ${when}.`;

export const audition_offered = {
  subject: 'You are invited to audition',
  of_child: (child: string) => `${child} is invited to audition`,
  paragraphs: ({ house, title, page }: AuditionFacts) => [
    `${house} invites you to audition for ${title}.`,
    `Choose a time, or ask for another time: ${page}`,
  ],
};

export const audition_proposed = {
  subject: 'Confirm your audition time',
  of_child: (child: string) => `Confirm ${child}’s audition time`,
  paragraphs: ({ house, title, proposed, details, page }: AuditionFacts) => [
    `${house} invites you to audition for ${title} at this time:`,
    ...proposed,
    ...details,
    `Confirm it, or choose another time: ${page}`,
  ],
};

export const audition_more_times = {
  subject: 'New audition times',
  of_child: (child: string) => `New audition times for ${child}`,
  paragraphs: ({ house, title, page }: AuditionFacts) => [
    `${house} has new audition times for ${title}.`,
    `Choose one: ${page}`,
  ],
};

export const audition_confirmed = {
  subject: 'Your audition is confirmed',
  of_child: (child: string) => `${child}’s audition is confirmed`,
  paragraphs: ({ house, title, when, place, details }: AuditionFacts) => [
    `Your audition with ${house} for ${title}:`,
    when,
    place,
    ...details,
  ],
};

export const audition_moved = {
  subject: 'Your audition time has changed. Choose a new slot',
  of_child: (child: string) => `${child}’s audition time has changed. Choose a new slot`,
  paragraphs: ({ house, title, when, proposed, page }: AuditionFacts) => [
    `${house} can no longer see you for ${title} on ${when}.`,
    ...(proposed.length > 0 ? ['We are holding this time for you:', ...proposed] : []),
    proposed.length > 0 ? `Confirm it, or choose another: ${page}` : `Choose another time: ${page}`,
  ],
};

export const audition_cancelled = {
  subject: 'Your audition time was cancelled. Choose a new slot',
  of_child: (child: string) => `${child}’s audition time was cancelled. Choose a new slot`,
  paragraphs: ({ house, title, when, page }: AuditionFacts) => [
    `${house} cancelled the audition for ${title} on ${when}.`,
    `Choose another time, or ask for one: ${page}`,
  ],
};

export const audition_ended = {
  subject: 'Your audition is cancelled',
  of_child: (child: string) => `${child}’s audition is cancelled`,
  paragraphs: ({ house, title, when }: AuditionFacts) => [
    `Your audition with ${house} for ${title} on ${when} is cancelled, because your application is closed.`,
    'The attached file removes the audition from your calendar.',
  ],
};

export const audition_place = {
  subject: 'The place of your audition has changed',
  of_child: (child: string) => `The place of ${child}’s audition has changed`,
  paragraphs: ({ title, when, place }: AuditionFacts) => [
    `Your audition for ${title} is still at this time: ${when}.`,
    `The new place is: ${place}`,
  ],
};

export const audition_woman = {
  subject: 'A woman will be at your audition',
  of_child: (child: string) => `A woman will be at ${child}’s audition`,
  paragraphs: ({ title, when, place, details }: AuditionFacts) => [
    `Your audition for ${title}:`,
    when,
    place,
    ...details,
  ],
};

export const audition_reminder = {
  subject: 'Reminder: your audition',
  of_child: (child: string) => `Reminder: ${child}’s audition`,
  paragraphs: ({ house, title, when, place, details }: AuditionFacts) => [
    `Your audition with ${house} for ${title}:`,
    when,
    place,
    ...details,
  ],
};

// What a production house is told when a talent answers the invitation to an audition.
export interface AuditionAsked {
  title: string;
  name: string;
  note: string;
  page: string;
}

export interface AuditionDeclined {
  title: string;
  name: string;
  note: string;
  page: string;
}

export const audition_asked = ({ title, name, note, page }: AuditionAsked) => ({
  subject: `${name} asked for another audition time: ${title}`,
  paragraphs: [
    `${name} would like to audition for ${title} at another time:`,
    note,
    `Add times here: ${page}`,
  ],
  note: `We will notify ${name} as soon as you add times.`,
  short: `${name} would like to audition for ${title} at another time.`,
});

export const audition_withdrew = ({
  title,
  name,
  when,
  page,
}: Omit<AuditionDeclined, 'note'> & { when: string }) => ({
  subject: `${name} withdrew, and an audition time is free: ${title}`,
  paragraphs: [
    `${name} has withdrawn the application for ${title}. The audition time on ${when} is free again. Those who asked for another time have been told.`,
    `Offer the time to the next applicant: ${page}`,
  ],
  note: `${name} can send the application again once, while the casting call is open.`,
  short: `${name} has withdrawn the application for ${title}. The audition time on ${when} is free again.`,
});

export const audition_declined = ({ title, name, note, page }: AuditionDeclined) => ({
  subject: `${name} declined the audition: ${title}`,
  paragraphs: [
    `${name} will not audition for ${title}.`,
    ...(note ? [note] : []),
    `Offer the time to the next applicant: ${page}`,
  ],
  note: `${name} can still choose a time while their application is open.`,
  short: `${name} will not audition for ${title}.`,
});
