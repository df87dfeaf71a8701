import { makeMediumPlayable } from '#features/talent/media/make-medium-playable.ts';
import { publishPictures } from '#features/talent/media/publish-pictures.ts';
import type { Task } from '#platform/task.ts';

/** Makes one stored file playable, in a library or sent with an application. */
export const makePlayable: Task<{ file: string }> = {
  name: 'make-playable',
  seconds: 1800,
  // One conversion already uses the whole processor.
  atOnce: 1,
  run: (services, { file }) => makeMediumPlayable(services, file),
};

/** Runs each night for talent who turn eighteen, and whenever a birth date is saved. */
export const publishPicturesOfAdults: Task = {
  name: 'publish-pictures',
  schedule: '10 0 * * *',
  run: publishPictures,
};
