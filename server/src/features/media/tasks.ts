import { makeMediumPlayable } from '#features/media/make-medium-playable.ts';
import { publishPictures } from '#features/media/publish-pictures.ts';
import type { Task } from '#platform/queue.ts';

export const makePlayable: Task<{ id: string }> = {
  name: 'make-playable',
  seconds: 1800,
  run: (services, { id }) => makeMediumPlayable(services, id),
};

/** Each night, for those whose birthday it is; and whenever a birth date is told. */
export const publishAdults: Task = {
  name: 'publish-pictures',
  schedule: '10 0 * * *',
  run: publishPictures,
};
