import { type ApplicationStage, applicationStages } from '@kirdaar/contract/rules/review';
import { ApiError, callApi } from '#api/call-api.ts';
import type { BoardFilters } from '#features/applications/review/board-filters.ts';
import { startBoard } from '#features/applications/review/board-state.ts';

/** Returns a page of one column: the first, or the one after the cursor `after`. */
export function findPage(
  id: string,
  filters: BoardFilters,
  status: ApplicationStage,
  after?: string,
  limit?: number,
) {
  // The filters from the URL contain only values that the contract accepts.
  const query = { ...filters, status, after, limit } as never;
  return callApi('GET /api/production/jobs/:id/board', { params: { id }, query });
}

/** Returns the board with the first page of every column; undefined if the house has no such casting call. */
export async function findBoard(id: string, filters: BoardFilters) {
  try {
    const first = await findPage(id, filters, 'applied');
    const others = applicationStages.filter((status) => status !== 'applied' && first.counts[status] > 0);
    const pages = await Promise.all(
      others.map(async (status) => [status, await findPage(id, filters, status)] as const),
    );
    return {
      loaded: performance.now(),
      title: first.job.title,
      board: startBoard(first, [['applied', first], ...pages]),
    };
  } catch (error) {
    if (error instanceof ApiError && error.status === 404) return undefined;
    throw error;
  }
}
