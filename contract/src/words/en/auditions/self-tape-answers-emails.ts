/** What a production house is told about self-tapes. */

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
