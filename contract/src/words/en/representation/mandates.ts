export const mandates_title = 'Who acts for whom';
export const mandates_lead = 'Who acts for you and what they did, and who you act for.';
export const acted_by_title = 'Acts for you';
export const acted_by_nobody = 'Nobody acts for you.';
export const acts_for_title = 'You act for';
export const acts_for_nobody = 'You don’t act for anyone.';
export const history_title = 'What they did';

export const kinds = { guardian: 'Guardian', agency: 'Agency', member: 'Agency team' };
/** What a person who acts for somebody can do, in plain words. */
export const scopes = {
  apply: 'Apply to casting calls',
  answer: 'Answer auditions, self-tapes and offers',
  messages: 'Read and write messages',
  profile: 'Change the profile, photos and videos',
  manage: 'Manage the roster and the team',
};
export const invited_on = (day: string) => `Invited ${day}`;
export const link_ended = 'The link no longer works';
export const since = (kind: string, day: string) => `${kind} since ${day}`;
export const until = (day: string) => `Until ${day}`;
export const paused = 'Paused. Nobody can act with this at the moment.';
export const ended_on = (day: string) => `Ended ${day}`;
export const shown_publicly = 'Show me on the agency’s public page';

export const commission = (note: string) => `Commission: ${note}`;

export const withdraw = 'Withdraw invitation';
export const withdraw_label = (name: string) => `Withdraw the invitation to ${name}`;
export const withdraw_question = (name: string) =>
  `Withdraw the invitation to ${name}? The link stops working.`;
export const end = 'End';
export const end_question = (name: string) => `End this with ${name}? It ends at once on all devices.`;
export const end_confirm = 'End representation';
export const end_label = (name: string) => `End representation with ${name}`;
export const end_failed = 'We couldn’t save this. Try again.';

export const somebody = 'Someone whose account is deleted';
export const member_of = (name: string, agency: string) => `${name} of ${agency}`;
export const event = (who: string, act: string, title: string | null) =>
  title ? `${who} ${act}: ${title}` : `${who} ${act}`;
export const acts = {
  applied: 'applied',
  changed_application: 'changed the application',
  withdrew: 'withdrew the application',
  audition: 'answered the audition',
  tape: 'worked on a self-tape',
  offer: 'answered the offer',
  calendar: 'changed the calendar',
  message: 'wrote messages',
  media: 'changed photos or videos',
  profile: 'changed the profile',
  other: 'changed something',
};

export const act_for = (name: string) => `Act for ${name}`;
export const acting_for = (name: string) => `You act for ${name}`;
export const acting_back = (name: string) => `Back to ${name}`;
export const acting_own_page = (name: string) => `This page belongs to the account of ${name}.`;
export const acting_failed = 'We couldn’t open this account. Try again.';

export const link_title = 'Invitation';
export const link_lead = 'The link in your message opens this page.';
export const link_incomplete = 'This link is incomplete. Open it from your message again.';
export const link_heading = {
  guardian: (name: string) => `${name} hands your account over to you`,
  agency: (name: string) => `${name} would like to represent you`,
  member: (name: string) => `Join the team of ${name}`,
};
export const link_means = {
  guardian: () => 'From your 18th birthday only you can use it.',
  agency: (name: string) => `If you accept, ${name} and its team can:`,
  member: () => 'If you accept, you can do this for its clients:',
};
export const link_end_any_time = 'You can end this at any time. Nobody may ask you for money for a role.';
export const link_account_question = 'Already have an account?';
export const link_log_in = 'Log in or register to accept.';
export const link_register = 'Register';
export const accept_as = (name: string) => `Accept as ${name}`;
export const decline = 'Decline';
export const take_over = 'Take over the account';
export const take_over_lead = (contact: string) =>
  `Choose a password, and the account is yours. You log in with ${contact}.`;
export const take_over_has_account = 'I already have an account: log in and accept';
