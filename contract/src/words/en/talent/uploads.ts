import { plural } from '#words/plural.ts';

export const list = 'Uploads';

export const logged_out = 'You are no longer logged in.';
export const log_in_hint = 'The parts of your files that were uploaded are saved. Log in to upload the rest.';
export const failed = 'We couldn’t upload this file. Try again.';
export const remove_of = (file: string) => `Remove ${file} from the list`;
export const cancel_of = (file: string) => `Cancel ${file}`;
export const pause_of = (file: string) => `Pause ${file}`;
export const resume_of = (file: string) => `Resume ${file}`;
export const share_of = (file: string) => `${file}: uploaded`;
export const try_now = 'Try now';
export const other_file = (file: string) => `This is a different file. Please choose ${file} again.`;
export const choose_again = 'Choose the file again';
export const waiting = 'Waiting to upload.';
export const checking = 'Uploaded. Checking the file.';
export const paused = (progress: string) => `Paused at ${progress}.`;
export const connection_lost = (progress: string) =>
  `Connection lost at ${progress}. The upload resumes automatically.`;
export const file_missing = (file: string) =>
  `The page was reloaded. Choose ${file} again to upload the rest.`;

export const progress = (sent: string, size: string) => `${sent} of ${size}`;
export const speed = (size: string) => `${size} a second`;
export const left_moments = 'a few seconds left';
export const left_seconds = (count: number) => `about ${count} seconds left`;
export const left_minutes = (count: number) =>
  plural(count, { one: `about ${count} minute left`, other: `about ${count} minutes left` });
export const left_hours = (count: number) =>
  plural(count, { one: `about ${count} hour left`, other: `about ${count} hours left` });

export const announce_offline = (file: string) =>
  `${file}: connection lost. The upload resumes automatically.`;
export const announce_paused = (file: string) => `${file}: paused.`;
export const announce_done = (file: string) => `${file}: uploaded.`;
export const announce_share = (file: string, percent: number) => `${file}: ${percent} percent uploaded.`;
export const announce_problem = (file: string, problem: string) => `${file}: ${problem}`;
