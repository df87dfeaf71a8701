import { plural } from '#words/en/plural.ts';

/** The board on which a production house reviews the applicants of a casting call. */

export const page = 'Applicants';
export const back = 'Back';
export const lead = (title: string, count: number) =>
  plural(count, { one: `${title}: ${count} applicant`, other: `${title}: ${count} applicants` });
export const none = 'No applicants found.';
export const views = 'View';
export const view_photos = 'Photos';
export const view_board = 'Board';
export const view_one = 'One by one';
export const columns = 'Columns';
export const column_none = 'No applicants.';
export const column_select = (column: string) => `Select all loaded in ${column}`;
export const column_more = 'Show more';
export const load_failed = 'We couldn’t load more applicants. Try again.';

export const search = 'Search';
export const search_example = 'Name, skill or city';
export const sort = 'Sort by';
export const filters = (count: number) => `Filters (${count})`;
export const filters_none = 'Filters';
export const share = 'Share';
export const csv = 'Download CSV';
export const csv_file = (title: string) => `${title}, applicants.csv`;
export const stages = 'Stages';
export const to_send = (count: number) => `To send (${count})`;
export const shortcuts = 'Shortcuts';

export const card_unopened = '(not opened yet)';
export const card_message_to = (name: string) => `Message ${name}`;
export const card_message = 'Message';
export const card_select = (name: string) => `Select ${name}`;
export const card_score = 'Score';
export const card_team_score = (score: string) => `Team ${score}`;
export const card_note = 'Note';
export const card_differences = 'Differs from the casting call';
export const card_clients = 'What clients said';
export const card_rating = (rating: number, max: number) => `${rating} of ${max}`;

export const select_all = (count: number) => `Select all ${count}`;
export const selecting = 'Selecting...';
export const selection = 'Selected applicants';
export const selection_count = (count: number) => `${count} selected`;
export const selection_clear = 'Clear selection';
export const selection_shortlist = 'Shortlist';
export const selection_reject = 'Reject';
export const selection_message = 'Message';
export const selection_share = 'Share selected';
export const comp_cards = 'Download comp cards';
export const comp_cards_files = (count: number) => `Download comp cards (${count} files)`;
export const comp_cards_file = (title: string) => `${title}, comp cards.pdf`;
export const comp_cards_file_part = (title: string, part: number, parts: number) =>
  `${title}, comp cards ${part} of ${parts}.pdf`;
export const comp_cards_preparing = 'Preparing...';
export const comp_cards_preparing_part = (part: number, parts: number) => `Preparing ${part} of ${parts}...`;
export const comp_cards_failed = 'We couldn’t download the file. Try again.';

export const move = 'Move to';
export const move_choose = 'Move to...';
export const moved_one = (name: string, stage: string) => `${name} moved to ${stage}`;
export const moved = (count: number, stage: string) => `${count} applicants moved to ${stage}`;
export const move_none = (name: string, stage: string) => `${name} can’t be moved from ${stage}.`;
export const move_nobody = 'Select an applicant first.';
export const move_failed = 'We couldn’t save the move. Try again.';
export const moved_by_others = (count: number) => `Colleagues moved ${count} applicants.`;
export const moved_by = (member: string, name: string, stage: string) =>
  `${member} moved ${name} to ${stage}.`;
export const conflict = 'A colleague has just moved this application';
export const conflict_move = 'Move anyway';
export const conflict_keep = 'Keep my colleague’s decision';
export const undo = 'Undo';
export const undo_none = 'Nothing to undo.';
export const undone = (move: string) => `Undone: ${move}`;
export const undone_not = (reason: string) => `Not undone. ${reason}`;
export const undo_failed = 'We couldn’t undo the move. Try again.';
export const scored = (name: string, score: number, max: number) => `${name}: score ${score} of ${max}`;
export const score_removed = (name: string) => `${name}: score removed`;
export const score_failed = 'We couldn’t save the score. Try again.';

export const stages_title = 'Your own stages';
export const stages_lead = 'They come between Audition and Selected, for example a second round.';
export const stage = (place: number) => `Stage ${place}`;
export const stages_failed = 'We couldn’t save the stages. Try again.';
export const stages_saving = 'Saving...';
export const stages_save = 'Save stages';
export const stages_cancel = 'Cancel';

export const offline = (count: number) =>
  plural(count, {
    one: `You are offline. ${count} decision will be sent when you are back.`,
    other: `You are offline. ${count} decisions will be sent when you are back.`,
  });
export const unsaved = (count: number) =>
  plural(count, {
    one: `We couldn’t save ${count} decision. Your work is kept on this page.`,
    other: `We couldn’t save ${count} decisions. Your work is kept on this page.`,
  });
export const unsent = (count: number) =>
  plural(count, { one: `${count} decision not sent yet`, other: `${count} decisions not sent yet` });
export const unsent_retry = 'Try again';
export const unsent_lead =
  'Stay here until they are sent. If you leave, they are sent later only while this tab stays open.';
export const unsent_leave = 'Leave the applicants';
export const unsent_stay = 'Stay here';
