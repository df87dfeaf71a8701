/** What a production house is told when a talent answers the invitation to an audition. */

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
