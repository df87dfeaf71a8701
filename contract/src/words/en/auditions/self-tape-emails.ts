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

export const tape_house = 'The production house';
export const tape_note = (page: string) =>
  `Never pay for an audition. If you don’t want to send a tape, decline here: ${page}`;
export const tape_short = (subject: string, when: string) => `${subject}. Deadline: ${when}.`;

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

// What a production house is told about self-tapes.
export interface SelfTapeReceived {
  title: string;
  name: string;
  page: string;
}

export interface SelfTapeDeclined {
  title: string;
  name: string;
  note: string;
  page: string;
}

export interface SelfTapesDue {
  title: string;
  received: number;
  missing: number;
  page: string;
}

export const self_tape_received = ({ title, name, page }: SelfTapeReceived) => ({
  subject: `${name} sent a self-tape: ${title}`,
  paragraphs: [`${name} sent a self-tape for ${title}.`, `Watch it here: ${page}`],
  note: 'A tape can be replaced until its deadline.',
  short: `${name} sent a self-tape for ${title}.`,
});

export const self_tape_declined = ({ title, name, note, page }: SelfTapeDeclined) => ({
  subject: `${name} declined the self-tape: ${title}`,
  paragraphs: [
    `${name} will not send a self-tape for ${title}.`,
    ...(note ? [note] : []),
    `Open the application here: ${page}`,
  ],
  note: `${name} can still send a tape while their application is open.`,
  short: `${name} will not send a self-tape for ${title}.`,
});

export const self_tapes_due = ({ title, received, missing, page }: SelfTapesDue) => ({
  subject: `Tape deadline passed: ${title}`,
  paragraphs: [
    `The deadline for self-tapes for ${title} has passed.`,
    `Received: ${received}. Missing: ${missing}.`,
    `See the tapes: ${page}`,
  ],
  note: 'A first tape can still arrive late. To give more time, set a later deadline.',
  short: `Self-tapes received: ${received}. Missing: ${missing}.`,
});
