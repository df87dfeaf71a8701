export const house_lead = 'Your conversations with applicants.';
export const house_empty = 'No messages yet. Open an application and choose “Message” to send one.';
export const talent_lead = 'Messages from production houses about your applications.';
export const talent_empty = 'No messages yet. A production house can write to you once you have applied.';
export const conversations_missing_title = 'Conversation not found';
export const missing_lead = 'It was deleted, or you can’t open it.';
export const missing_all = 'All messages';

export const conversations_load_failed = 'We couldn’t load more messages. Try again.';
export const house_photo = 'House';
export const has_attachments = 'Has attachments';
export const writer = (name: string) => `${name}:`;
export const you = 'You';
export const they = 'They';
export const unread = 'unread';

export const read_only = 'Only owners and reviewers of your team can write messages.';
export const conversations_first =
  'Write the first message. We will notify the applicant, who can then answer.';
export const conversations_latest = 'Latest messages';
export const earlier = 'Earlier messages';
export const read_at = (time: string) => `Read ${time}`;
export const yesterday = 'Yesterday';
export const child_own = 'This is the profile of a child. The guardian reads and answers messages here.';
export const child_applicant = 'This applicant is a child. The guardian reads and answers your messages.';
export const block_failed = 'We couldn’t save your change. Try again.';
export const unblock = 'Unblock';
export const block_house = 'Block this house';
export const block_talent = 'Block this talent';
export const report_open = 'Report conversation';
export const report_message = 'Report this message';
export const report_conversation = 'Report this conversation';
export const report_lead =
  'Our staff will read your report and this conversation. We won’t tell the other person that you reported it.';

export const write = 'Message';
export const write_example = 'Write a message';
export const conversations_send = 'Send';
export const send_by_key = 'Ctrl+Enter sends.';
export const urgent = 'Urgent';
export const urgent_hint = (max: number) =>
  `Notifies them now by WhatsApp or text message, if they accept it. At most ${max} a day.`;
export const no_money = 'No one may ask for money for a role.';
export const wait_for_files = 'Wait until all files are uploaded, or remove them, before you send.';
export const text_missing = 'Write a message to go with the files.';
export const not_sent = 'Message not sent.';
export const waiting =
  'Not sent yet, you are offline. It will be sent automatically when you are online again. If you log out before then, it is deleted.';
export const not_sent_hint = 'Message not sent. Check your connection and try again.';

export const attach = 'Attach files';
export const attach_from_library = 'Attach from your library';
export const library = 'Your photos and videos';
export const library_failed = 'We couldn’t load your library. Try again.';
export const library_empty = 'Your library is empty. Add photos or videos to your profile first.';
export const library_attach = 'Attach';
export const attached = 'Attached files';
export const upload_interrupted = 'Connection lost. The upload resumes automatically.';
export const file_missing = 'The page was reloaded. Choose the file again to resume the upload.';
export const choose_again_file = (file: string) => `Choose ${file} again`;
export const choose_again = 'Choose again';
export const other_file = (file: string) => `This is a different file. Choose ${file} again.`;
export const choose_any_file = 'Please choose a picture, a video, a recording or a PDF.';
export const file_processing = 'We are converting the file so that it plays in every browser.';
export const file_as_sent = 'Shown as it was sent. Some browsers can’t play it.';

// Reports to staff.
export const report_labels = {
  job: 'Report this casting call',
  house: 'Report this production house',
  talent: 'Report this profile',
} as const;
export const report_text = 'Our staff will read your report. We won’t tell anyone that you reported it.';
export const report_reason = 'What is wrong?';
export const reason_missing = 'Choose what is wrong.';
export const report_details = 'Details (optional)';
export const report_failed = 'We couldn’t send your report. Try again.';
export const report_sending = 'Sending...';
export const report_send = 'Send report';

interface Writer {
  name: string;
  agency_name: string | null;
  talent_name: string;
}

/** Who wrote a message for a talent. */
export const written_for = ({ name, agency_name, talent_name }: Writer) =>
  `${[name, agency_name].filter(Boolean).join(', ')}, for ${talent_name}`;
