import { deleteSharesEndedBefore } from '#features/shared-boards/queries.ts';
import type { Task } from '#platform/queue.ts';

const KEPT_DAYS = 90;
const DAY_MS = 86_400_000;

/** Forgets which links to boards there were, a while after they ended. */
export const forgetShares: Task = {
  name: 'forget-board-shares',
  schedule: '37 3 * * *',
  run: async ({ db, now }) => {
    await deleteSharesEndedBefore(db, new Date(now().getTime() - KEPT_DAYS * DAY_MS));
  },
};
