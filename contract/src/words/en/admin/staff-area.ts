import { plural } from '#words/plural.ts';

/** The frame of the staff area. */

export const nav = 'Staff area';
export const session = (end: string) => `Your passkeys. Logged in until ${end}`;
export const passkeys = ': your passkeys';
export const log_out = 'Log out';
export const version = (number: string) => `Version ${number}`;

// What the pages of the staff area share: the confirmation of who is there, failed pages and the roles.
export const confirm_title = 'Confirm that it is you';
export const confirm_lead = 'Enter your password, and a code or your passkey.';
export const confirm_failed = 'We couldn’t check this. Try again.';
export const confirm_code = 'Code from your authenticator app';
export const confirm_passkey = 'Use a passkey instead';

export const page_failed = 'We couldn’t open this page';
export const page_silent = 'The server did not answer as expected. Try again in a minute.';
export const page_today = 'Go to Today';

export const roles = {
  owner: 'Owner',
  moderator: 'Moderator',
  support: 'Support',
  editor: 'Editor',
  finance: 'Finance',
} as const;
export const role_duties = {
  owner: 'Does everything, and manages the staff',
  moderator: 'Reviews casting calls, documents and reports',
  support: 'Helps talent and production houses',
  editor: 'Edits the content of the site',
  finance: 'Handles payments and refunds',
} as const;

// What waits for staff.
export const today_kinds = {
  call: 'Casting call',
  edit: 'Edit of an approved casting call',
  document: 'Company document',
  guardian: 'Guardian of a child',
  identity: 'Identity of a person',
  report: 'Report',
  suspension: 'Suspension to confirm',
  appeal: 'Appeal',
  staff: 'Staff role to confirm',
  legal: 'Legal text to approve',
  content: 'Link to another site to approve',
  refund: 'Refund not made yet',
  request: 'Request from a person',
  task: 'Failed task',
} as const;
export const today_waiting = (count: number, late: number) =>
  late > 0 ? `${count} to review, ${late} overdue` : `${count} to review`;
export const moderator_needed =
  'Everyone who could answer an appeal took part in the decision. Invite another moderator to answer it.';
export const new_staff = (name: string, role: string, inviter: string | null) =>
  `New on the staff: ${name}, ${role.toLowerCase()}, invited ${inviter ? `by ${inviter}` : 'by a command on the server'}.`;
export const today_none = 'Nothing to review. What needs you appears here.';
export const today_by_house = 'Group by production house';
export const today_one_list = 'Show as one list';
export const today_no_house = 'No production house';
export const today_child = 'Concerns a child';
export const today_since = (time: string) => `Since ${time}`;
export const taken_by = (name: string) => `assigned to ${name}`;
export const taken_by_you = 'assigned to you';
export const retry = 'Retry';
export const hand_over_item = (title: string) => `Hand over: ${title}`;
export const hand_over = 'Hand over';
export const hand_over_to = 'Colleague';
export const hand_over_note = 'Note for your colleague';
export const handed_over = (name: string, note: string) => `${name}: ${note}`;
export const give_back_item = (title: string) => `Unassign ${title}`;
export const take_item = (title: string) => `Assign to me: ${title}`;
export const give_back = 'Unassign';
export const take = 'Assign to me';
export const today_keys = 'Keys: J and K move, X selects.';
export const together_select = (title: string) => `Select ${title}`;
export const together_open = 'Read and decide';
export const together_title = (count: number) =>
  plural(count, { one: 'Decide 1 item', other: `Decide ${count} items together` });
export const together_lead = 'Read all of it. Your decision and your reason then apply to each of them.';
export const together_reading = (done: number, count: number) => `${done} of ${count} opened`;
export const together_choice = (label: string, count: number) => `${label} (${count})`;
export const together_progress = (done: number, count: number) => `${done} of ${count} done`;
export const together_done = (count: number) =>
  plural(count, { one: '1 item decided.', other: `${count} items decided.` });
export const together_stop = 'Stop';
export const together_undone = (undone: number, final: number) =>
  `${undone} undone. ${final} had already taken effect.`;
export const together_skipped = 'Not decided:';
export const together_alone = 'This cannot be decided together with others. Open its own page.';
export const today_left = (time: string) => `Due in ${time}`;
export const today_late = (time: string) => `${time} overdue`;
export const lengths = {
  minutes: (count: number) => plural(count, { one: `${count} minute`, other: `${count} minutes` }),
  hours: (count: number) => plural(count, { one: `${count} hour`, other: `${count} hours` }),
  days: (count: number) => plural(count, { one: `${count} day`, other: `${count} days` }),
} as const;

// What staff decide about the items of the queue.
export const next = 'Next';
export const undo = 'Undo';
export const seconds = (count: number) => `${count} s`;
export const decisions_waiting = (name: string, what: string, time: string) =>
  `${name}: ${what}, ${time}. Nothing is sent for 10 seconds, while it can be undone.`;
export const decisions_failed = (name: string, what: string, time: string) =>
  `${name}: ${what}, ${time}. It was changed before this took effect, so nothing was sent. Decide again.`;
export const done = (name: string, what: string, time: string) => `${name}: ${what}, ${time}.`;

// The logins of staff.
export const join = 'Set up your staff login';
export const join_lead = 'An invitation link works once.';
export const join_failed = 'Open the link in your email again.';
export const join_as = (email: string, role: string, duty: string) =>
  `${email}, ${role}: ${duty.toLowerCase()}.`;
export const password_hint = (characters: number) => `At least ${characters} characters.`;
export const setup_scan = 'Scan this QR code with your authenticator app, then enter the code that it shows.';
export const setup_key = 'If you can’t scan it, enter this key in the app:';
export const setup_finish = 'Finish';

export const login = 'Staff login';
export const login_lead = 'For the people who run this site.';
export const login_lost = 'Lost your phone? Ask an owner for a new invitation.';

export const page_lead =
  'The people who run this site. Each person has their own login. A new person or role, and the end of an owner, take two owners, if there are two who did not invite each other in the last 30 days. Of two owners, one can object for 3 days to losing the role or the login.';
export const role_described = (role: string, duty: string) => `${role}: ${duty.toLowerCase()}`;
export const invite = 'Invite someone';
export const invite_lead =
  'If you invite someone who is already on the list, for example because they lost their phone, their old login stops working and they get a new link. For an owner that takes another owner, or 3 days without an objection.';
export const invited = 'Invited';
export const awaits_owner = 'Invited once another owner confirms the role';
export const proposed_role = (name: string, role: string) => `${name} proposed the role ${role}.`;
export const proposed_removal = (name: string) => `${name} proposed to remove this person.`;
export const proposed_login = (name: string) =>
  `${name} proposed a new login. The old one then stops working.`;
export const takes_effect = (time: string) => `It takes effect on ${time}, unless an owner rejects it.`;
export const confirm_login = 'Confirm new login';
export const confirm_removal = 'Confirm removal';
export const reject_proposal = 'Reject proposal';
export const confirm_role = (role: string) => `Confirm role ${role}`;
export const invitation_expired = 'Invitation expired';
export const logged_in = (time: string) => `Logged in ${time}`;
export const not_logged_in = 'Not logged in';
export const self = (name: string) => `${name} (you)`;
export const staff_accounts_remove_question = (name: string) => `Remove ${name}?`;

export const passkey_page = 'Your passkeys';
export const passkey_lead =
  'Use your fingerprint, face or screen lock instead of a code from your authenticator app. You still need your password.';
export const passkey_none = 'You have no passkeys yet. Add one on this device.';
export const name_hint = 'For example “Office laptop”.';
export const add_title = 'Add a passkey';
export const passkey_add = 'Add passkey';
export const passkey_used = (added: string, last: string) => `Added ${added}, last used ${last}`;
export const unused = (added: string) => `Added ${added}, not used yet`;
export const sign_none = 'You have no passkey yet. Enter a code, then add one.';
export const sign_cancelled = 'No passkey was used. Try again, or enter a code.';
