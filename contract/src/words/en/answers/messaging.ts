import type { ConversationBar, ConversationParty } from '#rules/conversations.ts';
import type { Channel } from '#rules/notifications.ts';
import type { FileKind } from '#rules/uploads.ts';
import { bars } from '#words/en/rules/conversations.ts';
import { waitingTime } from '#words/en/waiting-time.ts';
import type { RetryAfter } from '#words/waiting-time.ts';

interface BarParams {
  party: ConversationParty;

  bar: ConversationBar;
}
export const conversation_not_found = 'We couldn’t find this conversation.';
export const conversation_barred = ({ party, bar }: BarParams) => bars[party][bar];
export const conversation_changed = 'The conversation has changed. Send your message again.';
export const message_not_found = 'We couldn’t find this message.';
export const reported_subject_not_found = 'This is no longer on the site, so you can’t report it.';
export const message_id_taken = 'We couldn’t save this message. Write it again.';
export const too_many_unsent_files = 'Too many files are waiting to be sent. Send or remove some first.';
export const pdf_unreadable = 'This PDF can’t be opened. Choose another.';
export const pdf_too_complex =
  'This PDF takes too long to read. Print it to a new PDF and upload that, or choose another.';
export const pdf_password_protected = ({ accepted }: { accepted: FileKind }): string =>
  accepted === 'scan'
    ? 'This PDF needs a password. Open it, print it to a new PDF and upload that, or send a JPG. The password of an e-PAN is the date of birth as DDMMYYYY.'
    : 'This PDF needs a password. Open it with the password, print it to a new PDF and upload that.';

export const too_many_urgent_messages = (wait: RetryAfter) =>
  `You have sent as many urgent messages as we allow in a day. Send it as a normal message, or try again in ${waitingTime(wait)}.`;

// What the server answers when something was done.
export const message_sent = 'Message sent.';
export const urgent_message_sent = ({ channels }: { channels: readonly Channel[] }) => {
  const phone = [channels.includes('whatsapp') && 'WhatsApp', channels.includes('sms') && 'text message'];
  const by = phone.filter(Boolean).join(' and ');
  if (by) return `Message sent. We are notifying them now by ${by}.`;
  return channels.includes('email')
    ? 'Message sent. We can’t reach them by WhatsApp or text message, so we are notifying them now by email.'
    : 'Message sent. We can’t reach them by WhatsApp or text message. They see it on the site.';
};
export const urgent_message_waits =
  'Message sent. From 9 pm to 9 am we send nothing to phones and by email. We notify them at 9 am, unless they have read it by then.';
export const marked_read = 'Marked as read.';
export const conversation_reported = 'Report sent. Our staff will review it.';
export const other_blocked = 'Blocked. You won’t get messages from them.';
export const other_unblocked = 'Unblocked. They can write to you again.';
export const file_uploaded = 'File uploaded.';
export const report_sent = 'Report sent. Our staff will read it.';
export const unsafe_sent = 'Our safety team has your message and what we know of the audition.';
