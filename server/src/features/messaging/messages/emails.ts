import { type EmailTemplate, leadingTo } from '#platform/channels/email-template.ts';
import { serverWords } from '#platform/channels/server-words.ts';

const words = serverWords('messagingEmails');

interface Unread {
  /** The house, or the applicant's name as shown to the house. */
  name: string | null;
  /** Not of a house that is known by email only. */
  subject_name: string | null;
  title: string;
  path: string;
}

/** Without the text of the message, which is only shown on the site. */
export const conversationEmail: EmailTemplate<Unread> = {
  name: 'conversation',
  kind: 'conversations',
  sample: {
    name: 'Monsoon Frames',
    subject_name: 'Monsoon Frames',
    title: 'Young mother · Advertisement',
    path: '/user/messages/5a1f1f6e-0f0e-4b39-9d1c-0a4d2f4a7c11',
  },
  write: leadingTo(
    ({ path }) => path,
    (language) => words[language].conversation,
  ),
};
