/** What the server answers when something was done. */

export const all_marked_read = 'All marked as read.';
export const whatsapp_agreed = 'Agreed.';
export const whatsapp_taken_back = 'Taken back.';
export const push_on = 'Notifications are on in this browser.';
export const push_off = 'Notifications are off in this browser.';
