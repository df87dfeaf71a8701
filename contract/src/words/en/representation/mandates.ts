export const mandates_title = 'Who acts for whom';
export const mandates_lead = 'People and agencies that act for you, what they did, and for whom you act.';
export const acted_by_title = 'Acts for you';
export const acted_by_nobody = 'Nobody acts for you.';
export const acts_for_title = 'You act for';
export const acts_for_nobody = 'You act for nobody.';
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
export const since = (kind: string, day: string) => `${kind} since ${day}`;
export const until = (day: string) => `Until ${day}`;
export const ended = 'Ended';
export const ended_on = (day: string) => `Ended ${day}`;
export const shown_publicly = 'Show me on the agency’s public page';

export const end = 'End';
export const end_question = (name: string) =>
  `End this with ${name}? It ends at once, also on their devices.`;
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
  message: 'wrote messages',
  media: 'changed photos or videos',
  profile: 'changed the profile',
  other: 'changed something',
};

export const act_for = (name: string) => `Act for ${name}`;
export const acting_for = (name: string) => `You act for ${name}`;
export const acting_back = (name: string) => `Back to ${name}`;
export const acting_failed = 'We couldn’t open this account. Try again.';

export const link_title = 'Invitation';
export const link_lead = 'The link in your message opens this page.';
export const link_incomplete = 'This link is incomplete. Open it from your message again.';
export const link_heading = {
  guardian: (name: string) => `${name} hands your account over to you`,
  agency: (name: string) => `${name} would like to represent you`,
  member: (name: string) => `Join the team of ${name}`,
};
export const link_means = (name: string) => `What this lets ${name} or its team do:`;
export const link_end_any_time = 'You can end this at any time. Nobody may ask you for money for a role.';
export const link_account_question = 'Already have an account?';
export const link_register = 'Register';
export const accept_as = (name: string) => `Accept as ${name}`;
export const decline = 'Decline';
export const take_over = 'Take over the account';
export const take_over_lead = (contact: string) =>
  `Choose a password, and the account is yours. You log in with ${contact}.`;
export const take_over_has_account = 'I already have an account: log in and accept';
