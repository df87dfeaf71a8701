import { plural } from '#words/plural.ts';

export const review_page = 'Application';

export const review_missing_title = 'Application not found';
export const review_missing_lead = 'It may have been removed, or it belongs to another casting call.';
export const missing_board = 'Back to the board';
export const review_removed = 'This application was removed.';
export const review_load_failed = 'We couldn’t load the rest of this application.';

export const applications = 'Applications';
export const selected = 'Selected';
export const previous = 'Previous';
export const next = 'Next';
export const position = (place: number, count: string) => `${place} of ${count}`;
export const review_first = 'This is the first applicant in the column.';
export const last = 'That was the last applicant in the column.';

export const decision = 'Decision';
export const reject = 'Reject';
export const shortlist = 'Shortlist';
export const next_steps = 'Audition and offer';

export const moved_by_you = (time: string) => `Moved by you, ${time}`;
export const moved_by = (name: string, time: string) => `Moved by ${name}, ${time}`;
export const moved_by_former = (time: string) => `Moved by a former colleague, ${time}`;
export const moves = 'Moves';
export const move_from_to = (was: string, stage: string) => `${was} → ${stage}`;
export const move_together = (count: number) => `together with ${count - 1} more`;
export const move_sent = 'The talent has been told';
export const take_back = 'Take back';
export const take_back_all = (count: number) => `Take back for all ${count}`;
export const not_told = 'The talent has not been told yet';
export const review_tape_deadline = (time: string) => `Deadline ${time}`;
export const differences = 'Differs from the casting call';
export const reasons = 'Why they match the casting call';
export const applied_on = (day: string) => `Applied on ${day}`;
export const full_profile = 'Full profile';
export const media_of = (field: string, name: string) => `${field} of ${name}`;
export const for_role = 'For this role';
export const can_travel = 'Can travel or relocate';
export const is_free = 'Free on the dates';

export const met_before = 'Met before';
export const met_count = (count: number) => `Met before: ${count}`;
export const met_own_score = (score: number, max: number) => `Your score ${score} of ${max}`;
export const more_about = (name: string) => `More for ${name}`;
export const consider = 'Consider for another role';
export const consider_title = (name: string) => `Consider ${name} for another role`;
export const consider_lead =
  'The role you choose gets an application with the same answers, photos and videos. We tell the talent. It takes no application from their plan, and they can decline.';
export const consider_none = 'You have no other open casting call for them.';
export const consider_not = 'Roles that do not fit';
export const consider_do = 'Consider for this role';
export const consider_failed = 'We couldn’t do this. Try again.';

export const team_score = (text: string) => `Team score: ${text}`;
export const team_score_one = (average: number) => `${average} from 1 member`;
export const team_score_equal = (average: number, count: number) => `${average} from all ${count}`;
export const team_score_spread = (average: number, count: number, lowest: number, highest: number) =>
  `${average} from ${count} (${lowest} to ${highest})`;
export const score_by = (name: string, score: number, max: number) => `${name} ${score} of ${max}`;
export const former_member = 'Former member';

export const notes = 'Private notes';
export const note_write = 'Write a note';
export const note_readers = 'Only your team can read notes.';
export const note_keys = 'Ctrl+Enter saves. Esc returns to the shortcuts.';
export const note_save = 'Save note';
export const note_save_failed = 'We couldn’t save the note. Try again.';
export const note_delete = 'Delete note';
export const note_delete_failed = 'We couldn’t delete the note. Try again.';
export const notes_none = 'No notes yet.';

export const shortcuts = 'Keyboard shortcuts';
export const shortcuts_switch = 'Single-key shortcuts';
export const shortcuts_hint =
  'They do nothing while you type. Turn them off if you control your device by voice.';
export const key_next = 'Next and previous applicant';
export const key_move = (stage: string) => `Move to ${stage}`;
export const key_score = (max: number) => `Score from 1 to ${max}. The same key again removes it`;
export const key_play = 'When an applicant is open: play or pause the tape or video';
export const key_note = 'When an applicant is open: write a note';
export const key_undo = 'Undo the last move';
export const key_select = 'Select the applicant';
export const key_enter = 'Enter';
export const key_open = 'In the photos and on the board: open the applicant';
export const key_help = 'Show the shortcuts';

// What a production house sees of its applicants and of what they sent.
export const view_more = <Part>(name: string, unseen: (text: string) => Part) => [
  'View More',
  unseen(` about ${name}`),
];
export const profile_page = 'Applicant profile';
export const photos_page = 'Applicant photos';
export const received_missing_lead =
  'We couldn’t find this applicant. They may not have applied to you, or their profile is hidden.';
export const missing_all = 'See your applicants';

export const photos_of = (name: string) => `Photos of ${name}`;
export const photos_none = 'No photos uploaded yet.';
export const photo_profile = 'Profile photo';
export const photo_full = 'Full-length photo';
export const video = 'Audition video';
export const video_of = (name: string) => `Audition video of ${name}`;

export const tape_received = (state: string, time: string) => `${state}, ${time}`;
export const received_tape_deadline = (state: string, time: string) => `${state}, deadline ${time}`;
export const tape_states = {
  waiting: 'Waiting for tape',
  overdue: 'Tape overdue',
  received: 'Tape received',
  received_late: 'Tape received late',
  declined: 'Tape declined',
} as const;
export const media_original = 'This is the original file. Some browsers can’t play it.';
export const received_form = 'Application form';
export const form_person = 'Person';

export const withheld_withdrawn =
  'The talent withdrew this application, so its contact details, links and media are not shown.';
export const withheld_consent =
  'The talent has not agreed to be contacted about this casting call, so contact details, links and media are not shown.';
export const verify =
  'You can see an applicant’s email, mobile number, Instagram and date of birth once your production house is verified by documents.';

// The emails about decisions that a production house has not sent yet.
export const decisions_page = 'Emails to send';
export const decisions_lead = (title: string) =>
  `${title}: applicants learn of a decision only when you send it.`;
export const decisions_empty =
  'There is nothing to send. When you shortlist or reject applicants, their emails appear here.';
export const more_follow = (count: number) => `Send these first. ${count} more follow.`;
export const decisions_send_failed = 'We couldn’t send these emails. Try again.';
export const cancel_failed = 'We couldn’t cancel the scheduled emails. Try again.';
export const automatic = 'Send shortlist emails automatically';
export const automatic_hint =
  'For all your casting calls. We send each email 30 seconds after the move, so you have time to undo it.';

export const decisions_kinds = {
  shortlisted: 'Shortlisted',
  not_selected: 'Rejected',
  reopened: 'Changed after they were told',
} as const;
export const group = (kind: string, count: number, language: string) => `${kind}: ${count} in ${language}`;
export const goes = (time: string) => `Scheduled for ${time}`;
export const goes_by = (time: string, name: string) => `Scheduled for ${time} by ${name}`;
export const own_text = 'Your message';
export const send_now = (count: number) =>
  plural(count, { one: `Send 1 email now`, other: `Send ${count} emails now` });
export const send_tomorrow = 'Send tomorrow at 10:00 am';
export const own_text_write = 'Write your own message';
export const decisions_cancel = 'Cancel scheduled emails';

export const to_invite = 'Not invited yet';
export const to_invite_text = (names: string) => `Moved to auditions without an invitation: ${names}.`;
export const to_invite_do = 'Choose times and invite';
export const to_offer = 'No offer yet';
export const to_offer_text = 'A role is taken once the talent accepts your offer.';
export const to_offer_do = (name: string) => `Make ${name} an offer`;

// Kits: the files and the note that a talent keeps to apply with.
export const kits_list = 'Your kits';
export const list_title = 'Apply with a kit';
export const change_of = (name: string) => `Change the kit ${name}`;
export const change = 'Change the kit';
export const create = 'Save as a kit';
export const field_name = 'Name of the kit';
export const field_name_hint = 'Only you see it. For example, Dance or Voice.';
export const field_file_none = 'Not in this kit';
export const field_note = 'Role information';
export const field_note_hint =
  'A short text about you for roles like these. You can change it in each application.';
export const kits_save_failed = 'We couldn’t save this kit. Try again.';
export const kits_saving = 'Saving...';
export const kits_save = 'Save kit';
export const delete_question = 'Delete this kit? Your files stay in Photos and videos.';
export const delete_kit = 'Delete kit';
export const kits_used = (name: string) => `Filled in from ${name}.`;
export const used_beside_text = (name: string) =>
  `Filled in from ${name}. Your own text about this role is unchanged.`;
