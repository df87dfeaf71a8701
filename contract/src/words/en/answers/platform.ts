/** What the server answers when something was done. */

export const saved = 'Saved.';
export const removed = 'Removed.';
export const deleted = 'Deleted.';
export const link_created = 'Link created.';
export const link_ended = 'Link turned off.';
export const profile_saved = 'Profile updated successfully!';
export const invitation_sent_to = (email: string) => `Invitation sent to ${email}.`;
export const new_invitation_sent_to = (email: string) => `New invitation sent to ${email}.`;

// The page in place of one that cannot be shown at the moment.
export const please_wait_title = 'Please wait';
export const please_wait_heading = 'Please wait a moment';
export const please_wait_send_again = 'Go back and send the form again.';
export const please_wait_loads_again = 'This page loads again by itself.';
