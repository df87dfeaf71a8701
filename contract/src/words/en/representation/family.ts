/** The page of a guardian who has an account. */

export const family_title = 'Your children';
export const family_lead = 'Everything that needs your answer, for all your children.';
export const add_child = 'Add a child';
export const add_child_lead =
  'Your child needs no email or phone. You run the account until your child turns 18.';
export const child_name = 'Full name of the child';
export const the_child = 'Your child';
export const add_failed = 'We couldn’t add the child. Try again.';
export const mobile_needed = 'To add a child, verify your mobile number first. You must be 18 or older.';
export const mobile_verify = 'Verify mobile number';

export const hand_over = (name: string) => `Hand the account over to ${name}`;
export const hand_over_lead = (name: string, day: string) =>
  `${name} turns 18 on ${day}. From then on only ${name} can use the account.`;
export const own_contact = 'Their own email or mobile number';
export const own_contact_hint = 'We send a link to take over the account. It works for 14 days.';
export const link_sent_to = (contact: string) => `We have sent a link to ${contact}.`;
export const hand_over_send = 'Send the link';
export const hand_over_failed = 'We couldn’t send the link. Try again.';
