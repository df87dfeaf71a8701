import { makeMediumPlayable } from '#features/media/make-medium-playable.ts';
import { publishPictures } from '#features/media/publish-pictures.ts';
import type { Task } from '#platform/queue.ts';

/** Of a stored file, in a library or sent with an application. */
export const makePlayable: Task<{ file: string }> = {
  name: 'make-playable',
  seconds: 1800,
  // It takes all of the processor by itself.
  atOnce: 1,
  run: (services, { file }) => makeMediumPlayable(services, file),
};

/** Each night, for those whose birthday it is; and whenever a birth date is told. */
export const publishAdults: Task = {
  name: 'publish-pictures',
  schedule: '10 0 * * *',
  run: publishPictures,
};
