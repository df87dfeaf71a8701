import type { JobAudience } from '#rules/representation.ts';
import { plural } from '#words/plural.ts';

export const form_lead = 'Talent read this before they apply. Fields marked * are required.';
export const form_new_role =
  'The new role joins the project and is filled from it. Change what differs for this role.';
export const other_drafts = (count: number) =>
  plural(count, {
    one: `You have ${count} other draft under Previous Job Post.`,
    other: `You have ${count} other drafts under Previous Job Post.`,
  });
export const submitting = 'Submitting...';
export const form_failed = 'Failed to add job post';
export const added = 'Job Post Added Successfully 🎉';
export const preview_lead = 'This is how talent will see it. Nothing is posted yet.';
export const preview_role = (place: number) => `Role ${place}`;
export const picture_copied = 'The picture of the copied casting call is used unless you choose another.';
export const role_shared =
  'Unless you say otherwise, project, logistics and compensation are the same for every role.';
export const role_remove = <Part>(role: string, unseen: (text: string) => Part) => [
  'Remove this role',
  unseen(` (${role})`),
];
export const role_add = 'Add another role';
export const form_logged_out = 'Your entries are saved. You only need to choose the picture again.';
export const form_draft_saved = 'Draft saved. Nobody can see it until you post it.';
export const draft_here = 'Your entries are saved in this browser.';
export const draft_offline = 'No connection. Your entries are saved in this browser.';

export const edit_title = 'Edit casting call';
export const edit_failed = 'We couldn’t save your changes. Try again.';
export const edit_logged_out = 'Log in, then make your changes again.';
export const edit_locked =
  'Someone has applied, so you can no longer change the project type, the role type or who the role is for. If you change the title or the pay, or bring the deadline forward, we tell the applicants, and they can still read the earlier version.';
export const edit_picture = 'The current picture stays unless you choose another.';
export const conflict = (name: string | null | undefined, time: string | undefined) =>
  `${name ?? 'Someone on your team'} changed this casting call while you were editing it${time ? ` (${time})` : ''}.`;
export const conflict_kept = 'Your changes are still in the form but not saved yet.';
export const conflict_updated = (fields: string) => `Updated in the form: ${fields}.`;
export const conflict_fields = 'You both changed these fields. The saved version says:';
export const conflict_keep = 'To keep your version, save your changes.';
export const conflict_discard = 'Discard my changes and load the saved version';
export const conflict_empty = 'Empty';

export const project = 'Project Information';
export const project_type = 'Project Type';
export const language = 'Language Required';
export const language_example = 'Hindi, Marathi';
export const project_description = 'Project Description';
export const image = 'Image';
export const role = 'Role Details';
export const role_further = (place: number) => `Role Details: role ${place}`;
export const role_title = 'Role Title';
export const role_title_example = 'Younger sister of the lead';
export const role_type = 'Role Type';
export const category = 'Talent Category';
export const category_hint = 'Choose All if any kind of talent can apply.';
export const open_to = 'Who Can Apply';
export const open_to_hint = 'Everyone, unless you choose otherwise.';
export const job_audiences: Record<JobAudience, string> = {
  all: 'Everyone',
  agencies: 'Talent through an agency',
  invited: 'Only people you invite',
};
export const age = 'Age Range';
export const age_hint =
  'A range like 18-24, a minimum like 18+, or one age. Under 10 is saved as 0-9, and 6 months as 0.';
export const age_wrong = 'Enter an age range like 18-24, 18+ or 30.';
export const height_example = '5 ft 4 in to 5 ft 9 in';
export const skills = 'Skills Needed';
export const skills_hint = 'Separate several skills with commas.';
export const role_own = 'Different from the project';
export const role_own_lead =
  'Fill in only what differs for this role. Everything else is as in the sections below.';
export const role_own_otherwise = (answer: string) => `Otherwise: ${answer}`;
export const role_description = 'Role Description';
export const hindi = 'In Hindi too';
export const hindi_lead =
  'Optional. Talent who use the site in Hindi see these texts instead of the ones above. If you leave one empty, they see the text above.';
export const project_description_hi = 'Project Description in Hindi';
export const role_description_hi = 'Role Description in Hindi';
export const skills_hi = 'Skills Needed in Hindi';
export const hindi_of_role = (label: string, place: number) => `${label}: role ${place}`;
export const positions = 'Positions';
export const positions_hint = 'How many talent you need for this role. If you leave it empty, we use 1.';
export const child_permit = 'Permit Number';
export const child_permit_hint = 'The permit for children to work in this production.';
export const child_daily = 'Hours a Day';
export const child_stretch = 'Hours without a Break';
export const child_hours = (max: number) => `At most ${max}.`;
export const child_hours_wrong = (max: number) => `Please enter at most ${max} hours.`;
export const child_responsible = 'Responsible Person';
export const child_responsible_hint = 'The person who looks after the children on set.';
export const logistics = 'Logistics';
export const city = 'City / Location';
export const audition_type = 'Audition Type';
export const audition_date = 'Audition Date';
export const audition_end = 'Last Audition Date';
export const tape_deadline_hint = 'The last day on which talent can send their tape.';
export const tape_deadline_late = 'The tape deadline can’t be after the shoot.';
export const shoot_date = 'Shoot Date';
export const shoot_duration = 'Shoot Duration';
export const shoot_duration_example = '12 days';
export const deadline = 'Application Deadline';
export const deadline_hint = 'The casting call closes at the end of this day.';
export const availability = 'Availability Required';
export const pay_example = 'Paid, 40,000 a day';

// What a house does with a casting call it posted: its status, review, history and drafts.
export const state = 'Status: ';
export const state_on_hold = 'On hold';
export const state_stopped = 'Applications stopped';
export const state_open = 'Open';
export const state_undecided = 'Decisions needed';
export const state_past = 'Deadline passed';
export const state_review = {
  rejected: 'Rejected',
  waiting: 'Waiting for review',
} as const;
export const state_changes = {
  rejected: 'Changes rejected',
  waiting: 'Changes waiting for review',
} as const;
export const awaiting = (count: number) => `${count} awaiting a decision`;
export const applicants = 'Applicants by status';
export const reopen_open = 'Reopen';
export const copy = 'Copy';
export const copy_failed = 'We couldn’t copy the casting call. Try again.';

export const applications_stop = <Part>(title: string, unseen: (text: string) => Part) => [
  'Stop applications',
  unseen(` for ${title}`),
];
export const applications_take = <Part>(title: string, unseen: (text: string) => Part) => [
  'Resume applications',
  unseen(` for ${title}`),
];
export const applications_failed = 'We couldn’t change this. Try again.';

export const close_title = 'Close this casting call';
export const close_all_settled = 'Everyone who applied has an outcome. Closing stops new applications.';
export const close_waiting = (count: number) =>
  plural(count, {
    one: `${count} applicant has no outcome yet.`,
    other: `${count} applicants have no outcome yet.`,
  });
export const close_effect =
  'Closing rejects everyone who has no outcome yet. Nothing is sent before you confirm.';
export const close_wanted = (count: number) =>
  plural(count, {
    one: '1 of them is in Selected, Backup or Shortlisted. To keep this applicant, make an offer or leave the casting call open.',
    other: `${count} of them are in Selected, Backup or Shortlisted. To keep any of them, make an offer or leave the casting call open.`,
  });
export const close_readers = (stage: string, count: number, names: string) => `${stage} (${count}): ${names}`;
export const close_email = (language: string) => `They read this in ${language}:`;
export const close_message = 'Message to rejected applicants';
export const close_confirm = 'Close casting call';
export const close_and_reject = (count: number) =>
  plural(count, {
    one: `Close and reject ${count} applicant`,
    other: `Close and reject ${count} applicants`,
  });
export const close_failed = 'We couldn’t close the casting call. Try again.';
export const reopen_title = 'Reopen this casting call';
export const reopen_lead =
  'Talent can apply again. Rejected applicants stay rejected and can’t apply a second time.';
export const reopen_confirm = 'Reopen casting call';
export const reopen_failed = 'We couldn’t reopen the casting call. Try again.';

export const review_call = {
  rejected: 'This casting call was rejected.',
  waiting: 'This casting call is waiting for review.',
} as const;
export const review_edit = {
  rejected: 'Your changes were rejected.',
  waiting: 'Your changes are waiting for review.',
} as const;
export const review_reason = (reason: string) => `Our team says: ${reason}`;
export const review_refused = 'We refused it for good, so you can’t change it or send it again.';
export const review_picture = 'New picture';
export const review_appeal = 'Appeal this decision';
export const review_seen_before = 'Talent still see the version we approved before.';
export const review_unseen = 'Talent can’t see it yet.';
export const review_again = 'Edit it and save it to send it for review again.';

export const drafts_none = 'You have no drafts.';
export const drafts_title = 'Drafts';
export const drafts_lead = (days: number) =>
  `Not posted yet. Only your team sees them. A draft is deleted after ${days} days without changes.`;
export const draft_untitled = 'Untitled';
export const post_draft_saved = (roles: number, time: string, by: string | null) =>
  `Draft${roles > 1 ? ` with ${roles} roles` : ''}, saved ${time}${byline(by)}`;
export const draft_delete_label = (title: string) => `Delete draft ${title}`;
export const draft_delete_question = 'Delete this draft?';
export const draft_delete_confirm = 'Delete draft';
export const draft_delete_failed = 'We couldn’t delete the draft. Try again.';

interface Change {
  by: string | null;
  /** When the audition starts. */
  time: string;
}

/** The history of a casting call, with the person who acted, if known. */
export const events = {
  posted: ({ by }: Change) => `Posted${byline(by)}`,
  edited: ({ by }: Change) => `Edited${byline(by)}`,
  closed: ({ by }: Change) => `Closed${byline(by)}`,
  reopened: ({ by }: Change) => `Reopened${byline(by)}`,
  stopped: ({ by }: Change) => `Applications stopped${byline(by)}`,
  resumed: ({ by }: Change) => `Applications resumed${byline(by)}`,
  copied: ({ by }: Change) => `Copied${byline(by)}`,
  /** `by` is the email of the client. */
  child_shown: ({ by }: Change) => `Applications of children opened${byline(by)} through a share link`,
  slots_added: ({ by, time }: Change) => `Auditions added from ${time}${byline(by)}`,
  slot_changed: ({ by, time }: Change) => `Audition changed to ${time}${byline(by)}`,
  slot_cancelled: ({ by, time }: Change) => `Audition cancelled, ${time}${byline(by)}`,
  terms_sealed: ({ by }: Change) => `Terms of an offer${byline(by)} signed by both sides`,
};

function byline(name: string | null): string {
  return name ? ` by ${name}` : '';
}

export const paste_open = 'Paste a casting message';
export const paste_label = 'Message';
export const paste_hint =
  'For example from WhatsApp, in English or Hindi, with one role or several. What it says fills the form; you check it before posting.';
export const paste_read = 'Fill the form';
export const paste_reading = 'Reading...';
export const paste_nothing =
  'We found no facts about a casting in this text. Paste the whole message, or fill the form yourself.';
export const paste_failed = 'The message couldn’t be read. Try again.';
export const paste_was_read = 'Read from your message';
export const paste_check = (source: string) => `Please check. Your message says “${source}”.`;
