import { type UploadKind, uploads } from './uploads.ts';

/** Who writes in a conversation. */
export const conversationParties = ['talent', 'house'] as const;
export type ConversationParty = (typeof conversationParties)[number];

/** How long a message may be; the same number stands in the database, as the next two do. */
export const MESSAGE_MOST = 4000;
/** How many messages a house may write before it is the talent's turn. */
export const UNANSWERED_MOST = 5;
/** How many files go with one message. */
export const ATTACHMENTS_MOST = 5;
/** How many files of one account may wait to be sent. */
export const UNSENT_MOST = 10;
export const FILE_NAME_MOST = 200;
export const DOCUMENT_BYTES = 20 * 1024 * 1024;
/** Messages, and conversations, on one page. */
export const MESSAGES_PER_PAGE = 40;
export const CONVERSATIONS_PER_PAGE = 20;
export const REPORT_MOST = 2000;

/** What may go with a message. */
export const attachmentKinds = ['image', 'video', 'audio', 'document'] as const;
export type AttachmentKind = (typeof attachmentKinds)[number];

interface AttachmentRule {
  readonly extensions: readonly string[];
  readonly bytes: number;
  readonly words: string;
}

export const attachments: Readonly<Record<AttachmentKind, AttachmentRule>> = {
  ...(uploads satisfies Record<UploadKind, AttachmentRule>),
  document: { extensions: ['pdf'], bytes: DOCUMENT_BYTES, words: 'a PDF of at most 20 MB' },
};

/** Why nothing may be written. `child`: of a child, by a house that staff do not know by its documents. */
export const conversationBars = [
  'own_block',
  'other_block',
  'withdrawn',
  'consent',
  'child',
  'guardian',
  'not_begun',
  'unanswered',
] as const;
export type ConversationBar = (typeof conversationBars)[number];

/** The same, as each side is told it. */
export const barWords: Readonly<Record<ConversationParty, Record<ConversationBar, string>>> = {
  talent: {
    own_block: 'You blocked this house. Unblock it to write again.',
    other_block: 'Messages to this house are not taken at the moment.',
    withdrawn: 'You withdrew this application, so nothing more is written about it.',
    consent: 'You did not agree to be contacted about this application, so nothing is written about it.',
    child: 'We do not know this house by its documents yet, so it does not write with children.',
    guardian: 'A parent or guardian has to agree first.',
    not_begun: 'The production house writes first.',
    unanswered: 'It is the other side’s turn.',
  },
  house: {
    own_block: 'Your house blocked this talent. Unblock to write again.',
    other_block: 'Messages to this talent are not taken at the moment.',
    withdrawn: 'This application was withdrawn, so nothing more is written about it.',
    consent: 'The applicant did not agree to be contacted.',
    child: 'This is a child. Only houses that we know by their documents may write to children.',
    guardian: 'No guardian agrees at the moment, so nothing can be written to this child.',
    not_begun: 'The production house writes first.',
    unanswered: `You wrote ${UNANSWERED_MOST} messages in a row. You can write again once there is an answer.`,
  },
};

/** What may be wrong with a conversation. */
export const reportReasons = ['money', 'harassment', 'indecency', 'threat', 'fake', 'spam', 'other'] as const;
export type ReportReason = (typeof reportReasons)[number];

export const reportReasonWords: Readonly<Record<ReportReason, string>> = {
  money: 'Asks for money',
  harassment: 'Insults or harasses',
  indecency: 'Indecent or sexual',
  threat: 'Threatens or blackmails',
  fake: 'Pretends to be somebody else',
  spam: 'Advertising, or has nothing to do with the call',
  other: 'Something else',
};
