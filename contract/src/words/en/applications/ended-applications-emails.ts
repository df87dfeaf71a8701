/** What a production house is told when an application of a child ends. */

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
