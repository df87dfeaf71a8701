export const card_titles = {
  waiting: 'Send your self-tape',
  overdue: 'Your self-tape is overdue',
  received: 'You sent your self-tape',
  received_late: 'You sent your self-tape',
  declined: 'You declined this self-tape',
} as const;
export const card = (title: string) => `Self-tape for ${title}`;
export const card_deadline = <Part>(deadline: Part) => ['Deadline: ', deadline];
export const card_sent = 'See your tape';
export const card_open = 'Open the request';

export const request_form = 'Tape request';
export const field_instructions = 'Instructions';
export const field_instructions_example =
  'Say your name and city first. Then read scene 2 twice, facing the camera.';
export const field_day = 'Tape deadline';
export const field_time = 'Time (IST)';
export const field_sides = 'Sides (script pages)';
export const field_sides_hint = (file: string) => `Choose ${file}.`;
export const request_failed = 'We couldn’t save the request. Try again.';
export const session_ended = 'Your entries are kept on this page.';
export const request_tells_invited =
  'If you change anything, we notify invited talent who have not sent a tape yet.';
export const request_save = 'Save request';
export const sides_current = 'Current sides (PDF)';

export const ask_title = 'Your request to talent';
export const ask_lead =
  'Invited talent read the instructions and the sides, and record or upload their tape by the deadline.';
export const invite_title = 'Invite applicants';
export const invite_lead = 'We send them the request.';
export const invite_first_save = 'Save the instructions and the deadline first. Then invite applicants here.';
export const tapes_title = 'Tapes';
export const tapes_deadline = (time: string) => `Deadline: ${time}`;
export const tapes_empty = 'Tapes appear here once you have invited applicants.';
export const tape_received = (time: string) => `Received ${time}`;
export const tape_invited = (time: string) => `Invited ${time}`;
export const tape_invited_by = (time: string, name: string) => `Invited ${time} by ${name}`;

export const field_lines = 'Lines to read';
export const field_lines_hint = 'They scroll beside the lens while the talent records.';
export const request_more = 'More options';
export const field_questions = 'Questions to answer in writing';
export const field_questions_hint = (max: number) => `One on each line, at most ${max}.`;
export const field_takes = 'Takes, at most';
export const field_orientation = 'Orientation';
export const orientations = { any: 'Any', portrait: 'Portrait', landscape: 'Landscape' } as const;
export const field_keep_days = 'Days to keep tapes after the role closes';
export const field_slate = 'Slate';
export const field_slate_hint = 'We show it before the first take, so nobody has to say it.';
export const slate_parts = {
  name: 'Name',
  role: 'Role',
  height: 'Height',
  city: 'City',
  language: 'Language',
} as const;
export const field_parts = 'Score voice, look and performance too';
export const warnings = {
  short_notice: 'Talent have less than 48 hours. Most need longer to learn and record a scene.',
  weekend: 'The deadline is on a weekend.',
  long_sides: 'The sides are longer than three pages.',
  many_takes: 'You ask for more than three takes.',
} as const;
export const ask_for_tapes = 'Ask for callback tapes';
export const ask_another = 'Ask for another tape';
export const ask_again = (name: string) => `Ask ${name} for another tape`;
export const ask_whom = 'Applicants';
export const tapes_watch = 'Watch the tapes';
