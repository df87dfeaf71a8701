export const notification_not_found = 'This notification no longer exists.';
export const email_template_not_found = 'There is no email with this name.';
export const unsubscribe_link_ended = 'This link no longer works. Log in to change your notifications.';
export const channel_unavailable = 'We can’t send notifications this way at the moment. Reload the page.';
export const channel_consent_changed =
  'The text you agree to has changed. Reload the page and read it again.';
export const mobile_number_missing = 'Your account has no mobile number yet. Add one first.';
export const mobile_not_verified = 'Verify your mobile number in your account settings first.';
export const security_notifications_required =
  'Notifications that protect your account are always sent by email.';
export const push_not_supported = 'We can’t send notifications to this browser.';
export const webhook_challenge_invalid = 'The token of this request is wrong.';

// What the server answers when something was done.
export const all_marked_read = 'All marked as read.';
export const whatsapp_agreed = 'Agreed.';
export const whatsapp_taken_back = 'Taken back.';
export const push_on = 'Notifications are on in this browser.';
export const push_off = 'Notifications are off in this browser.';
