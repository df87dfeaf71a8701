export const roster = 'Roster';
export const roster_lead = 'The talent you represent.';
export const sections = 'Agency pages';
export const invite = 'Invite talent';
export const team = 'Clients and team';
export const packages = 'Packages';

// Roster
export const not_verified =
  'Our team must verify your agency before you can invite talent, keep profiles, submit or share packages.';
export const not_verified_action = 'Send a document';
export const roster_empty = 'Talent you represent will be here. Invite the first one.';
export const roster_none = 'None of your clients match.';
export const folder = 'Folder';
export const folder_all = 'All folders';
export const folder_save = 'Save folder';
export const folder_of = (name: string) => `Folder of ${name}`;
export const folder_change = 'Change folder';
export const fits_call = (title: string) => `Clients for ${title}`;
export const fits_only = 'Show only clients who fit';
export const fits_everyone = 'Show all clients';
export const fits_leave = 'Leave this casting call';
export const fits_not = 'Does not fit the gender, age or category';
export const fit_reasons = 'Why this client fits';
export const availability = 'Availability';
export const applied_by_you = 'You submitted this client';
export const applied_alone = 'Applied already';
export const applied_by = (name: string) => `Submitted by ${name}`;
export const managed = 'Profile kept by you';
export const not_shown = 'Can’t be in a package: the profile is not public';
export const submit_to_call = 'Submit to a casting call';
export const make_package = 'Make a package';
export const find_in_roster = 'Find clients in your roster';

// Invitations
export const invite_lead = 'Tick what you may do for them. They read it, and accept or decline.';
export const name = 'Name';
export const contact = 'Email or mobile number';
export const note = 'Message';
export const commission_note = 'Commission you agreed';
export const commission_hint = 'Only a note for both of you. We never take or collect it.';
export const until = 'Ends on';
export const keep = 'Keep a profile';
export const keep_lead =
  'For an adult without an account. Production houses see the profile only when you submit it, until your client takes it over by a link that you send. Tick what you may do for them.';
export const keep_submit = 'Add to roster';
export const pending = 'Invitations and kept profiles';
export const pending_none = 'No open invitations and no profiles to hand over.';
export const resend = 'Send link again';
export const resend_label = (name: string) => `Send the link to ${name} again`;

// Team
export const team_lead = 'Invite talent and colleagues, and verify your agency.';
export const verify_title = 'Verify your agency';
export const verify_lead = 'Verified agencies can invite and submit talent and share packages.';
export const verified_title = 'Your agency is verified';
export const verified_lead = 'You can invite and submit talent and share packages.';
export const members = 'Team';
export const members_none = 'You work alone. Invite colleagues to share the work.';
export const invite_member = 'Invite a colleague';
export const role = 'Role';
export const role_hint = 'Agents work for the clients. Managers also invite talent and colleagues.';
export const roles = { agent: 'Agent', manager: 'Manager' };

// Packages
export const packages_lead = 'Share selected clients for a role by a link. The reader needs no account.';
export const package_for = (count: number) =>
  count === 1 ? 'New package with 1 client' : `New package with ${count} clients`;
export const package_choose = 'Select clients in the roster';
export const package_title = 'What is it for?';
export const package_title_hint = 'The reader sees this.';
export const package_none = 'No packages yet.';
export const package_clients = (count: number) => (count === 1 ? '1 client' : `${count} clients`);
export const shared_title = (label: string, agency: string) => `${label} · ${agency}`;
export const shared_lead = (agency: string, day: string) =>
  `${agency} shared these profiles. The link works until ${day}.`;
export const shared_empty = 'None of these profiles can be shown at the moment. Ask the agency.';
export const shared_agency = (agency: string) => `About ${agency}`;

// Public page
export const represents = (agency: string) => `Represented by ${agency}`;
export const object = 'Write to our grievance officer';
