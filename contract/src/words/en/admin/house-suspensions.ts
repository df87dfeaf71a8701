/** A production house as staff see it. */

export const history = 'History';
export const events = {
  registered: 'Registered',
  document_sent: 'Sent a company document',
  call_posted: 'Posted a casting call',
  reported: 'Was reported',
  appealed: 'Appealed',
} as const;
export const reason_money = 'Talent told us that they were asked for money.';
export const reason_fake = 'Your casting calls pretend to be from another production house.';
export const unnamed_house = 'Unnamed house';
export const registered = (time: string) => `Registered ${time}`;
export const confirm_ban = 'Confirm ban';
export const confirm_suspension = 'Confirm suspension';
export const dismiss = 'Dismiss proposal';
export const propose_suspension = 'Propose to suspend';
export const propose_ban = 'Propose to ban';
export const end_suspension = 'End suspension';
export const propose_ban_title = 'Propose to ban this production house';
export const propose_suspension_title = 'Propose to suspend this production house';
export const propose_label = 'Reason, shown to the production house';
export const propose = 'Propose';
export const facts = 'At a glance';
export const verified = 'Verified by documents';
export const not_verified = 'Not verified by documents';
export const calls = (count: number, open: number) =>
  `Casting calls: ${count}, of which talent can apply to ${open}`;
export const open_applications = (count: number) => `Applications without an outcome: ${count}`;
export const open_reports = (count: number) => `Open reports: ${count}`;
export const in_force = {
  ban: 'This production house is banned. Nobody can see its casting calls, and it can’t post casting calls or search for, invite or message talent. Only an appeal ends a ban.',
  suspension:
    'This production house is suspended. Nobody can see its casting calls, and it can’t post casting calls or search for, invite or message talent.',
} as const;
export const active = 'This production house is active.';
export const own_proposal = {
  ban: 'You proposed a ban. A colleague must confirm it. Until then nothing changes.',
  suspension: 'You proposed a suspension. A colleague must confirm it. Until then nothing changes.',
} as const;
export const colleague = 'A colleague';
export const proposal = {
  ban: (name: string, reason: string) => `${name} proposed a ban: ${reason}`,
  suspension: (name: string, reason: string) => `${name} proposed a suspension: ${reason}`,
} as const;
