import {
  type ConversationBar,
  type ConversationParty,
  conversationBarMessages,
} from '@kirdaar/contract/rules/conversations';
import type { ErrorTextsOf } from '#platform/http/error-texts/error-text.ts';

interface BarParams {
  party: ConversationParty;
  bar: ConversationBar;
}

export const messagingErrors = {
  conversation_not_found: [404, 'We couldn’t find this conversation.'],
  conversation_barred: [409, ({ party, bar }: BarParams) => conversationBarMessages[party][bar]],
  conversation_changed: [409, 'The conversation has changed. Send your message again.'],
  message_not_found: [404, 'We couldn’t find this message.'],
  reported_subject_not_found: [404, 'This is no longer on the site, so you can’t report it.'],
  message_id_taken: [409, 'This message could not be saved. Write it again.'],
  too_many_unsent_files: [429, 'Too many files are waiting to be sent. Send or remove some first.'],
  pdf_unreadable: [400, 'This PDF cannot be opened. Choose another.'],
  pdf_password_protected: [400, 'This PDF needs a password. Choose one that opens without it.'],
} as const satisfies ErrorTextsOf<'messaging'>;
