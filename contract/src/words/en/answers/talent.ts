/** What the server answers when something was done. */

export const file_added = 'File added.';
export const order_saved = 'Order saved.';
export const caption_saved = 'Caption saved.';
export const processing_restarted = 'Processing restarted.';
export const file_deleted = 'File deleted.';
export const visibility_saved = 'Visibility saved.';
export const visit_counted = 'Visit counted.';
