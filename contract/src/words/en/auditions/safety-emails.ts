/** What keeps talent safe at an audition. */

export interface AskedForWoman {
  title: string;
  name: string;
  page: string;
}

export const woman_asked = ({ title, name, page }: AskedForWoman) => ({
  subject: `${name} asks for a woman at the audition: ${title}`,
  paragraphs: [
    `${name} would like a woman to be there during the audition for ${title}.`,
    `Enter her name in the slot: ${page}`,
  ],
  note: `We tell ${name} who she is.`,
  short: `${name} would like a woman to be there during the audition for ${title}.`,
});

export interface MissedCheckOut extends AskedForWoman {
  when: string;
  place: string;
  /** Whom to call in danger. */
  number: string;
  /** Whether the child was checked in. */
  has_arrived: boolean;
}

const missing = ({ has_arrived }: MissedCheckOut) =>
  `has not checked ${has_arrived ? 'out of' : 'in for'} the audition`;

export const missed_check_out = (missed: MissedCheckOut) => {
  const { title, name, when, place, number, page } = missed;
  return {
    subject: `${name} ${missing(missed)}`,
    paragraphs: [
      `${name} ${missing(missed)} for ${title}.`,
      `It began on ${when} at ${place}`,
      `Check out, see the contact, or tell us that something is wrong: ${page}`,
    ],
    note: `If someone is in danger, call ${number}.`,
    short: `${name} ${missing(missed)} that began on ${when} at ${place}.`,
  };
};

export const missed_check_out_house = (missed: MissedCheckOut) => {
  const { title, name, when, place, page } = missed;
  return {
    subject: `${name} ${missing(missed)}`,
    paragraphs: [
      `${name} is a child and ${missing(missed)} for ${title}.`,
      `It began on ${when} at ${place}`,
      `Make sure that ${name} is with the guardian: ${page}`,
    ],
    note: 'We told the guardian too.',
    short: `${name} is a child and ${missing(missed)} that began on ${when} at ${place}. Make sure that ${name} is with the guardian.`,
  };
};
