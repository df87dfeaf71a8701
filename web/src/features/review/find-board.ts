import { type ApplicationStatus, applicationStatuses } from '@kirdaar/contract/rules/vocabulary';
import { ApiError, call } from '#api/call.ts';
import type { BoardChoice } from '#features/review/board-filters.ts';
import { startBoard } from '#features/review/board-state.ts';

/** A page of one column: the first, or the one that begins after `after`. */
export function findPage(id: string, choice: BoardChoice, status: ApplicationStatus, after?: string) {
  // The address lets only what the lists of the contract know into the choice.
  const query = { ...choice, status, after } as never;
  return call('GET /api/production/jobs/:id/board', { params: { id }, query });
}

/** The board of a call, with the first page of every column; undefined if the house has no such call. */
export async function findBoard(id: string, choice: BoardChoice) {
  try {
    const first = await findPage(id, choice, 'applied');
    const others = applicationStatuses.filter((status) => status !== 'applied' && first.counts[status] > 0);
    const pages = await Promise.all(
      others.map(async (status) => [status, await findPage(id, choice, status)] as const),
    );
    return {
      loaded: performance.now(),
      title: first.job.title,
      board: startBoard(new Map([['applied', first], ...pages])),
    };
  } catch (error) {
    if (error instanceof ApiError && error.status === 404) return undefined;
    throw error;
  }
}
