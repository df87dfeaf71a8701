/** The page on which a production house reviews one application. */

export const page = 'Application';
export const missing_title = 'Application not found';
export const missing_lead = 'It may have been removed, or it belongs to another casting call.';
export const missing_board = 'Back to the board';
export const removed = 'This application was removed.';
export const load_failed = 'We couldn’t load the rest of this application.';
export const try_again = 'Try again';

export const applications = 'Applications';
export const selected = 'Selected';
export const previous = 'Previous';
export const next = 'Next';
export const position = (place: number, count: string) => `${place} of ${count}`;
export const first = 'This is the first applicant in the column.';
export const last = 'That was the last applicant in the column.';

export const decision = 'Decision';
export const reject = 'Reject';
export const shortlist = 'Shortlist';
export const next_steps = 'Audition and offer';

export const moved_by_you = (time: string) => `Moved by you, ${time}`;
export const moved_by = (name: string, time: string) => `Moved by ${name}, ${time}`;
export const moved_by_former = (time: string) => `Moved by a former colleague, ${time}`;
export const not_told = 'The talent has not been told yet';
export const tape_deadline = (time: string) => `Deadline ${time}`;
export const differences = 'Differs from the casting call';
export const reasons = 'Why they match the casting call';
export const applied_on = (day: string) => `Applied on ${day}`;
export const full_profile = 'Full profile';
export const portrait = (name: string) => `Portrait of ${name}`;
export const media_of = (field: string, name: string) => `${field} of ${name}`;
export const for_role = 'For this role';
export const can_travel = 'Can travel or relocate';
export const is_free = 'Free on the dates';
export const yes = 'Yes';
export const no = 'No';
export const tags = 'Languages and skills';
export const others = 'Also applied to';

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
export const note_saving = 'Saving...';
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
