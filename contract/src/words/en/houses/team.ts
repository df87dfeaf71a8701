import { plural } from '#words/plural.ts';

export const lead = 'Everyone in your production house who has a login. Each action shows who did it.';
export const members = 'Members';
export const remove_question = (name: string) => `Remove ${name} and log them out everywhere?`;
export const remove_confirm = 'Remove member';
export const remove_failed = 'We couldn’t remove the member. Try again.';
export const self = '(you)';
export const roles = {
  viewer: 'Viewer',
  reviewer: 'Reviewer',
  owner: 'Owner',
} as const;
export const role_of = (name: string) => `Role of ${name}`;
export const role_save = (name: string) => `Save changes to the role of ${name}`;
export const role_failed = 'We couldn’t change the role. Try again.';
export const calendar_since = (time: string) =>
  `Has had a calendar link since ${time}. It shows your auditions without a login.`;
export const calendar_label = (name: string) => `Turn off ${name}’s calendar link`;
export const calendar_question = (name: string) => `Turn off ${name}’s calendar link?`;
export const calendar_confirm = 'Turn off calendar link';
export const calendar_failed = 'We couldn’t turn off the calendar link. Try again.';

export const limits_all = 'Sees every project';
export const limits_some = (count: number) =>
  plural(count, { one: 'Sees 1 project', other: `Sees ${count} projects` });
export const limits_change = (name: string) => `What ${name} sees`;
export const limits_lead =
  'A member who is limited to projects sees nothing of the others: no casting call, applicant, audition, message or number.';
export const limits_choice_all = 'Every project, also future ones';
export const limits_choice_some = 'Only these projects';
export const limits_none_chosen = 'Without a project, this member sees no casting call.';
export const limits_failed = 'We couldn’t save this. Try again.';
export const own_name = 'Your name';
export const own_name_lead = 'Your team sees this name beside your actions. Talent never see it.';
export const own_name_failed = 'We couldn’t save your name. Try again.';
export const leave = 'Leave the team';
export const leave_lead =
  'You will be logged out on every device. Your work stays with the production house.';
export const leave_question = 'Leave this team?';
export const leave_confirm = 'Leave team';
export const leave_failed = 'We couldn’t remove you from the team. Try again.';

export const invite_title = 'Invite someone';
export const invite_lead = 'Each person gets their own login, so nobody shares a password.';
export const invite_email_hint = 'We email them a link that works for a week.';
export const invite_role_hint =
  'Viewers see casting calls and applicants. Reviewers also review applicants and invite talent. Owners also post casting calls, edit the company profile and manage the team.';
export const invite_role_missing = 'Please choose a role.';
export const invitations = 'Pending invitations';
export const invitation = (role: string, inviter: string | null, day: string) =>
  `${role}${inviter ? `, invited by ${inviter}` : ''} · valid until ${day}`;
export const invitation_resend = 'Resend invitation';
export const invitation_resend_label = (email: string) => `Resend invitation to ${email}`;
export const withdraw = 'Withdraw invitation';
export const withdraw_label = (email: string) => `Withdraw invitation to ${email}`;
export const withdraw_question = (email: string) => `Withdraw the invitation to ${email}?`;
export const withdraw_failed = 'We couldn’t withdraw the invitation. Try again.';

export const join_title = 'Join a team';
export const join_link_lead = 'An invitation link works once, for a week.';
export const join_link_again = 'Please open the link in your email again.';
export const join_needs_scripts = 'Please turn on JavaScript to join the team.';
export const join_account_question = 'Have an account?';
export const join_house = (house: string | null) => `Join ${house ?? 'the team'}`;
export const join_invited = (email: string) => `You are invited as ${email}.`;
export const join_roles = {
  viewer: 'Viewer: sees casting calls and applicants.',
  reviewer: 'Reviewer: also reviews applicants and invites talent.',
  owner: 'Owner: also posts casting calls, edits the company profile and manages the team.',
} as const;
export const join_has_account = (email: string) =>
  `${email} already has an account. If it belongs to this production house, log in with it. An account belongs to one production house only. To join another one, ask for an invitation to a different email address.`;
export const join = 'Join the team';
export const joining = 'Joining...';
export const join_failed = 'We couldn’t add you to the team. Try again.';

export const history_title = 'Team history';
export const history = 'History';
export const event_someone = 'Someone';
export const event_role = 'member';

interface Change {
  member: string;
  role: string;
  by: string | null;
}

export const events = {
  member_invited: ({ member, role, by }: Change) => `${member} invited as ${role}${byline(by)}`,
  invitation_withdrawn: ({ member, by }: Change) => `Invitation to ${member} withdrawn${byline(by)}`,
  member_joined: ({ member, role }: Change) => `${member} joined as ${role}`,
  role_changed: ({ member, role, by }: Change) => `${member}’s role changed to ${role}${byline(by)}`,
  member_removed: ({ member, by }: Change) => `${member} removed${byline(by)}`,
  member_left: ({ member }: Change) => `${member} left`,
  projects_changed: ({ member, by }: Change) => `What ${member} sees changed${byline(by)}`,
  calendar_link_ended: ({ member, by }: Change) => `Calendar link of ${member} turned off${byline(by)}`,
  renamed: ({ member, by }: Change) => `Company name changed from “${member}”${byline(by)}`,
};

function byline(name: string | null): string {
  return name ? ` by ${name}` : '';
}
