/** What buttons, fields and other parts of pages say by themselves. */

export const confirm_cancel = 'Cancel';
export const dialog_close = 'Close';
export const toast_dismiss = 'Dismiss';
export const field_missing = 'Please fill this in.';
export const select_choose = 'Select';
export const password_show = 'Show';
export const password_show_name = 'Show password';
export const password_hide = 'Hide';
export const password_hide_name = 'Hide password';

export const loading = 'Loading...';
export const list_failed = 'We couldn’t load this list.';
export const list_try_again = 'Try again';
export const offline = 'You are offline. This page shows what was loaded last.';

export const share_whatsapp = 'Share on WhatsApp';
export const share_copy = 'Copy link';
export const share_copied = 'Link copied';
export const share_copy_failed = 'We couldn’t copy the link.';
export const verified_house = 'Verified by documents';
