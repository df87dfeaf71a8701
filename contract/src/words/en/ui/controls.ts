/** What buttons, fields and other parts of pages say by themselves. */

export const toast_dismiss = 'Dismiss';
export const field_missing = 'Please fill this in.';
export const select_choose = 'Select';
export const password_show_name = 'Show password';
export const password_hide = 'Hide';
export const password_hide_name = 'Hide password';

export const list_failed = 'We couldn’t load this list.';
export const offline = 'You are offline. This page shows what was loaded last.';

export const share_whatsapp = 'Share on WhatsApp';

// What stands around a URL in a message of the API: 'See the plans at /user/plans for more.'
export const before_path = ' at ';
export const after_path = '';
