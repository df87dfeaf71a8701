import { plural } from '#words/plural.ts';

// Where a production house watches the tapes of a role.
export const room = 'Tapes';
export const empty = 'Tapes appear here as they arrive.';
export const requests = 'Request';
export const request_of = {
  role: (_time: string) => 'For the role',
  callback: (time: string) => `Callback, ${time}`,
  person: (time: string) => `One person, ${time}`,
} as const;
export const show_all = 'All tapes of the role';
export const list = 'Tapes';
export const takes = (count: number) => plural(count, { one: `${count} take`, other: `${count} takes` });
export const late = 'late';
export const not_watched = 'not watched yet';
export const first = 'This is the first tape.';
export const last = 'That was the last tape.';
export const write_failed = 'We couldn’t save this. Try again.';

export const take = (number: number) => `Take ${number}`;
export const take_of = (name: string, number: number) => `${name} · Take ${number}`;
export const time_of = (at: string, length: string) => `${at} / ${length}`;
export const position = 'Position in the tape';
export const play = 'Play';
export const pause = 'Pause';
export const speed_of = (speed: number) => `Speed ${speed}×`;
export const quality_of = (quality: string) => `Quality ${quality}`;
export const compare = 'Side by side';
export const in_turn = 'In turn';
export const download = 'Download';
export const deleted_on = (day: string) => `will be deleted on ${day}`;

export const blind = 'You see your colleagues’ scores and comments once you have given your own score.';
export const parts = { voice: 'Voice', look: 'Look', performance: 'Performance' } as const;
export const comments = 'Comments';
export const comment_write = 'Write a comment at this moment';
export const comment_hint = 'The tape keeps playing. Enter saves.';
export const comment_save = (time: string) => `Comment at ${time}`;
export const comment_at = (time: string, text: string) => `${time} ${text}`;
export const comment_delete = 'Delete comment';
export const comment_failed = 'We couldn’t save the comment. Try again.';
export const client = (name: string) => `${name} (client)`;

export const key_space = 'Space';
export const key_play = 'Play or pause';
export const key_skip = (seconds: number) => `${seconds} seconds back or forward`;
export const key_next = 'Next and previous tape';
export const key_take = 'Next take of this person';
export const key_comment = 'Comment at this moment';
export const key_speed = 'Slower or faster';
