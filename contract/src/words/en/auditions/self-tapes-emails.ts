/** What a talent is told about a self-tape. */

export interface TapeFacts {
  house: string;
  title: string;
  /** The deadline. */
  when: string;
  instructions: string;
  hasSides: boolean;
  page: string;
}

export const house = 'The production house';
export const note = (page: string) =>
  `Nobody may ask you for money for an audition. If you don’t want to send a tape, decline here: ${page}`;
export const short = (subject: string, when: string) => `${subject}. Deadline: ${when}.`;

export const self_tape_asked = {
  subject: 'Send a self-tape',
  paragraphs: ({ house, title, when, instructions, hasSides, page }: TapeFacts) => [
    `${house} asks you for a self-tape for ${title}.`,
    `Send it by ${when}.`,
    instructions,
    hasSides ? `Download the script pages and upload your tape: ${page}` : `Upload your tape: ${page}`,
  ],
};

export const self_tape_changed = {
  subject: 'Your self-tape request has changed',
  paragraphs: ({ house, title, when, instructions, page }: TapeFacts) => [
    `${house} changed its self-tape request for ${title}.`,
    `Send it by ${when}.`,
    instructions,
    `See the request and upload your tape: ${page}`,
  ],
};

export const self_tape_reminder = {
  subject: 'Reminder: your self-tape',
  paragraphs: ({ house, title, when, page }: TapeFacts) => [
    `${house} has not received your self-tape for ${title} yet.`,
    `Send it by ${when}: ${page}`,
  ],
};
