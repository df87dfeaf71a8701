/** The participants of a conversation. */
export const conversationParties = ['talent', 'house'] as const;
export type ConversationParty = (typeof conversationParties)[number];

/** Maximum length of a message. This limit and the next two must match the database. */
export const MAX_MESSAGE = 4000;
/** How many messages a house can send in a row without an answer. */
export const MAX_UNANSWERED = 5;
/** Maximum number of attachments per message. */
export const MAX_ATTACHMENTS = 5;
/** Maximum number of uploaded but unsent files per account. */
export const MAX_UNSENT = 10;
export const MAX_FILE_NAME = 200;
/** Page sizes of the messages and of the conversation list. */
export const MESSAGES_PER_PAGE = 40;
export const CONVERSATIONS_PER_PAGE = 20;

/** File kinds that can be attached to a message. */
export const attachmentKinds = ['image', 'video', 'audio', 'document'] as const;
export type AttachmentKind = (typeof attachmentKinds)[number];

/**
 * Why writing is blocked. `child`: the applicant is a child and staff have not verified the house by its
 * documents. `age`: the casting call is for other ages.
 */
export const conversationBars = [
  'own_block',
  'other_block',
  'withdrawn',
  'consent',
  'child',
  'age',
  'guardian',
  'not_begun',
  'unanswered',
  'suspended',
  'removed',
] as const;
export type ConversationBar = (typeof conversationBars)[number];
