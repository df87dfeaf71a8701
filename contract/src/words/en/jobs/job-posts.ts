import { plural } from '#words/en/plural.ts';

/** What a house does with a casting call it posted: its status, review, history and drafts. */

export const state = 'Status: ';
export const state_closed = 'Closed';
export const state_on_hold = 'On hold';
export const state_stopped = 'Applications stopped';
export const state_open = 'Open';
export const state_undecided = 'Decisions needed';
export const state_past = 'Deadline passed';
export const state_review = {
  refused: 'Not approved',
  waiting: 'Waiting for review',
} as const;
export const state_changes = {
  refused: 'Changes not approved',
  waiting: 'Changes waiting for review',
} as const;
export const awaiting = (count: number) => `${count} awaiting a decision`;
export const applicants = 'Applicants by status';
export const reopen_open = 'Reopen';
export const edit = 'Edit';
export const close_open = 'Close';
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
export const close_more = (count: number) => `${count} more`;
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
export const reopen_deadline = 'Application Deadline';
export const reopen_deadline_hint = 'The casting call closes at the end of this day.';
export const reopen_confirm = 'Reopen casting call';
export const reopen_failed = 'We couldn’t reopen the casting call. Try again.';
export const cancel = 'Cancel';

export const review_call = {
  refused: 'This casting call was not approved.',
  waiting: 'This casting call is waiting for review.',
} as const;
export const review_edit = {
  refused: 'Your changes were not approved.',
  waiting: 'Your changes are waiting for review.',
} as const;
export const review_reason = (reason: string) => `Our team says: ${reason}`;
export const review_empty = 'Empty';
export const review_picture = 'New picture';
export const review_appeal = 'Appeal this decision';
export const review_seen_before = 'Talent still see the version we approved before.';
export const review_unseen = 'Talent can’t see it yet.';
export const review_again = 'Edit it and save it to send it for review again.';

export const drafts_title = 'Drafts';
export const drafts_lead = (days: number) =>
  `Not posted yet. Only your team sees them. A draft is deleted after ${days} days without changes.`;
export const draft_untitled = 'Untitled';
export const draft_saved = (roles: number, time: string, by: string | null) =>
  `Draft${roles > 1 ? ` with ${roles} roles` : ''}, saved ${time}${byline(by)}`;
export const draft_delete_label = (title: string) => `Delete draft ${title}`;
export const draft_delete_question = 'Delete this draft?';
export const draft_delete_confirm = 'Delete draft';
export const draft_delete = 'Delete';
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
  slots_added: ({ by, time }: Change) => `Auditions added from ${time}${byline(by)}`,
  slot_changed: ({ by, time }: Change) => `Audition changed to ${time}${byline(by)}`,
  slot_cancelled: ({ by, time }: Change) => `Audition cancelled, ${time}${byline(by)}`,
};

function byline(name: string | null): string {
  return name ? ` by ${name}` : '';
}
