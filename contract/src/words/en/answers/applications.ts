import { plural } from '#words/en/plural.ts';

/** What the server answers when something was done. */

export const kit_saved = 'Kit saved.';
export const kit_deleted = 'Kit deleted.';
export const already_applied = 'You have already applied to this casting call.';
export const application_submitted = 'Application submitted successfully!';
export const application_corrected = 'Application corrected.';
export const withdrew_application = 'Application withdrawn.';
export const application_sent_again = 'Application sent again.';
export const application_opened = 'Opened.';
export const nothing_sent = 'There was nothing to send.';
export const not_scheduled = 'Not scheduled any more.';
export const call_closed_nobody_told = 'Casting call closed.';
export const already_invited = 'You have already invited this talent.';
export const invitation_sent = 'Invitation sent.';
export const invitation_declined = 'Invitation declined. We notify the production house.';
export const invitations_stopped = 'You will get no more invitations from this production house.';
export const invitations_resumed = 'You get invitations from this house again.';
export const stages_saved = 'Stages saved.';
export const move_undone = 'Move undone.';
export const emails_sent = (count: number) =>
  plural(count, { one: `Sent ${count} email.`, other: `Sent ${count} emails.` });
export const emails_scheduled = (count: number) =>
  plural(count, { one: `Scheduled ${count} email.`, other: `Scheduled ${count} emails.` });
export const call_closed_telling = (count: number) =>
  plural(count, {
    one: `Casting call closed. ${count} applicant was told.`,
    other: `Casting call closed. ${count} applicants were told.`,
  });
export const applications_moved = (count: number) => `${count} moved.`;
