import { plural } from '#words/plural.ts';

export const board_lead = (title: string, count: number) =>
  plural(count, { one: `${title}: ${count} applicant`, other: `${title}: ${count} applicants` });
export const views = 'View';
export const view_faces = 'Faces';
export const view_one = 'One by one';
export const columns = 'Columns';
export const column_none = 'No applicants.';
export const column_select = (column: string) => `Select all loaded in ${column}`;
export const board_load_failed = 'We couldn’t load more applicants. Try again.';

export const empty_lead =
  'Nobody has applied yet. Share the casting call, invite talent who fit, or add people from elsewhere.';
export const more = 'More';
export const board_share = 'Share';
export const download = 'Download';
export const download_title = 'Download applicants';
export const download_all = 'Everyone who matches the filter, in the order of the board.';
export const xlsx = 'Excel (XLSX)';
export const xlsx_file = (title: string) => `${title}, applicants.xlsx`;
export const csv = 'CSV';
export const csv_file = (title: string) => `${title}, applicants.csv`;
export const stages = 'Stages';
export const stages_all = 'All';
export const to_send = (count: number) => `To send (${count})`;
export const shortcuts = 'Shortcuts';

export const card_unopened = '(not opened yet)';
export const card_message_to = (name: string) => `Message ${name}`;
export const card_select = (name: string) => `Select ${name}`;
export const card_team_score = (score: string) => `Team ${score}`;
export const card_added = 'Added by you';
export const card_note = 'Note';
export const card_clients = 'What clients said';
export const card_rating = (rating: number, max: number) => `${rating} of ${max}`;

export const select_all = (count: number) => `Select all ${count}`;
export const selecting = 'Selecting...';
export const selection = 'Selected applicants';
export const selection_count = (count: number) => `${count} selected`;
export const selection_clear = 'Clear selection';
export const selection_share = 'Share selected';
export const contact_sheet = 'Contact sheet';
export const contact_sheet_lead = (max: number) =>
  `Photo, name, age and height, to print on A4. At most the first ${max} applicants.`;
export const contact_sheet_faces = (perPage: string) => `${perPage} faces a page (PDF)`;
export const contact_sheet_file = (title: string) => `${title}, contact sheet.pdf`;
export const comp_cards = 'Download comp cards';
export const comp_cards_files = (count: number) => `Download comp cards (${count} files)`;
export const comp_cards_file = (title: string) => `${title}, comp cards.pdf`;
export const comp_cards_file_part = (title: string, part: number, parts: number) =>
  `${title}, comp cards ${part} of ${parts}.pdf`;
export const comp_cards_preparing = 'Preparing...';
export const comp_cards_preparing_part = (part: number, parts: number) => `Preparing ${part} of ${parts}...`;

export const move_choose = 'Move to...';
export const moved_one = (name: string, stage: string) => `${name} moved to ${stage}`;
export const moved = (count: number, stage: string) => `${count} applicants moved to ${stage}`;
export const move_none = (name: string, stage: string) => `${name} can’t be moved from ${stage}.`;
export const move_nobody = 'Select an applicant first.';
export const move_several = (count: number, stage: string) => `Move ${count} applicants to ${stage}?`;
export const move_several_lead = 'You selected applicants in several stages:';
export const move_several_from = (stage: string, count: number) => `${stage}: ${count}`;
export const move_several_confirm = (count: number) => `Move all ${count}`;
export const move_failed = 'We couldn’t save the move. Try again.';
export const moved_by_others = (count: number) => `Colleagues moved ${count} applicants.`;
export const moved_by = (member: string, name: string, stage: string) =>
  `${member} moved ${name} to ${stage}.`;
export const conflict = 'A colleague has just moved this application';
export const conflict_move = 'Move anyway';
export const conflict_keep = 'Keep my colleague’s decision';
export const undo_none = 'Nothing to undo.';
export const undone = (move: string) => `Undone: ${move}`;
export const taken_back = 'Move taken back.';
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
export const unsent_lead =
  'Stay here until they are sent. If you leave, they are sent later only while this tab stays open.';
export const unsent_leave = 'Leave the applicants';
export const unsent_stay = 'Stay here';

// The filters of a board, and what a team saves under a name: filters and texts.
export const filters_show = 'Show applicants';
export const filters_saved = 'Saved filters';
export const filters_save = 'Save the current filters';
export const filter_delete = (name: string) => `Delete ${name}`;
export const filter_deleted = (name: string) => `${name} deleted.`;
export const filter_delete_failed = 'We couldn’t delete this filter. Try again.';
export const field_age_from = 'Age from';
export const field_age_to = 'Age to';
export const field_age_invalid = 'Enter an age from 0 to 120.';
export const field_stage = 'Stage';
export const field_height_from = 'Height from';
export const field_height_to = 'Height to';
export const field_height_invalid = 'Enter a height such as 168 cm or 5 ft 6 in.';
export const field_language = 'Speaks';
export const field_skill = 'Skill';
export const field_skill_example = 'Horse Riding';
export const field_body = 'Body';
export const field_pick = 'Client’s pick';
export const experiences = { some: 'Names earlier work', none: 'No earlier work named' } as const;
export const filter_ticks = {
  unopened: 'Not opened yet',
  unscored: 'Not scored by me',
  is_free: 'Free on the dates',
  has_tape: 'Has a self-tape',
  has_video: 'Has an audition video',
  has_photo: 'Has a photo',
  added: 'Added by us',
} as const;
export const score_at_least = (score: string) => `${score} or more`;
export const sorts = {
  match: 'Best match first',
  newest: 'Newest first',
  score: 'Highest score first',
  city: 'Nearest city first',
} as const;
export const chip_score = (score: string) => `Score: ${score}`;
export const chip_age_from = (age: string) => `From age ${age}`;
export const chip_age_to = (age: string) => `Up to age ${age}`;
export const chip_height_from = (height: string) => `From ${height}`;
export const chip_height_to = (height: string) => `Up to ${height}`;
export const chip_pick = (pick: string) => `Client: ${pick}`;
export const chip_city = (city: string) => `City: ${city}`;
export const chip_language = (language: string) => `Speaks ${language}`;
export const chip_skill = (skill: string) => `Skill: ${skill}`;
export const chip_body = (body: string) => `Body: ${body}`;

export const preset_saved = 'Saved for your team.';
export const preset_name = 'Name';
export const preset_name_hint =
  'Your whole team can use it. Saving under the same name replaces the earlier version.';
export const preset_name_missing = 'Enter a name.';
export const preset_save = 'Save';

// A message to several applicants.
export const message_title = (count: number) =>
  plural(count, { one: `Message ${count} applicant`, other: `Message ${count} applicants` });
export const message_send = (count: number) =>
  plural(count, { one: `Send to ${count} applicant`, other: `Send to ${count} applicants` });
export const message_sent = (count: number) =>
  plural(count, {
    one: `Message sent to ${count} applicant.`,
    other: `Message sent to ${count} applicants.`,
  });
export const message_failed = 'We couldn’t send the message. Try again.';
export const field_template = 'Start from';
export const field_template_none = 'Your own words';
export const field_text_hint = '{name} becomes each applicant’s name, {role} the casting call.';
export const preview = (name: string) => `What ${name} will read`;
export const text_save = 'Save this text for next time';
export const not_sent = 'Some applicants did not get it';
export const not_sent_unnamed = 'Applicant';

// Share links that show applicants of a board to people without an account.
export const link_share = (count: number) =>
  plural(count, { one: `Share ${count} selected applicant`, other: `Share ${count} selected applicants` });
export const share_all = 'Share applicants';
export const link_load_failed = 'We couldn’t load the links. Try again.';
export const link_lead =
  'The link shows pictures, videos, age, city and skills until it expires. It does not show contact details, notes or scores. Each person who opens it answers under their own name.';
export const link_watermark =
  'Videos play with the name of the person moving over them and without a download button. This discourages copying but can’t prevent it: anyone can film a screen.';
export const creating = 'Creating...';
export const link_none = 'No links yet.';
export const link_list = 'Links to this board';
export const by = (name: string) => `by ${name}`;
export const shown_all = 'All applicants';
export const works_until = (day: string) => `works until ${day}`;
export const ended_on = (day: string) => `ended on ${day}`;
export const ended_on_by = (day: string, name: string) => `ended on ${day} by ${name}`;

export const field_label_example = 'Saffron Soap, the client';
export const field_label_hint = 'Shown as a watermark on every picture.';
export const field_days = 'How long should the link work?';
export const days = {
  1: '1 day',
  7: '1 week',
  14: '2 weeks',
  30: '1 month',
} as const;
export const field_shown = 'Which applicants does it show?';
export const field_shown_hint = 'The link shows who is in the column when it is opened.';

export const field_viewers = 'What should we ask before it opens?';
export const field_viewers_hint =
  'With an email and at most one week, the link can also show children whose guardian agreed, by first name and age group.';
export const viewer_proofs = { name: 'A name', email: 'An email and code' } as const;
export const field_tapes = 'They watch self-tapes and comment on them';
export const without_tapes = 'without self-tapes';
export const viewers = (names: string) => `opened by ${names}`;
export const preview_shown = (count: number) =>
  plural(count, { one: `The link shows ${count} applicant.`, other: `The link shows ${count} applicants.` });
export const left_out = (count: number, reason: string) => `${count} not shown, ${reason}:`;
export const left_out_reasons = {
  no_consent: () => 'no consent to share',
  withdrawn: () => 'application withdrawn',
  leaving: () => 'deleting their account',
  unknown_age: () => 'no date of birth',
  child: () => 'child: the link must ask for an email and work for one week at most',
  no_guardian: () => 'child: the guardian has not agreed to clients',
  limit: (max: number) => `more than ${max}`,
} as const;

// Applications that wait on a device for a connection.
export const rejected_open = 'Open the form';
export const rejected_delete = <Part>(title: string, unseen: (text: string) => Part) => [
  'Delete it',
  unseen(`: the application for ${title}`),
];
export const waiting_cancel = <Part>(title: string, unseen: (text: string) => Part) => [
  'Don’t send it',
  unseen(` to ${title}`),
];
export const waiting_cancel_late =
  'Your application is being sent right now. You can withdraw it afterwards.';
