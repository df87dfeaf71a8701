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
