/** What the server answers when something was done. */

export const message_sent = 'Message sent.';
export const marked_read = 'Marked as read.';
export const conversation_reported = 'Report sent. Our staff will review it.';
export const other_blocked = 'Blocked. You won’t get messages from them.';
export const other_unblocked = 'Unblocked. They can write to you again.';
export const file_uploaded = 'File uploaded.';
export const report_sent = 'Report sent. Our staff will read it.';
