import { ApiError, callApi } from '#api/call-api.ts';
import type { Tapes } from '#features/auditions/self-tapes/own-tapes.ts';

export async function findTapes(id: string, page: number): Promise<Tapes | undefined> {
  try {
    return await callApi('GET /api/production/self-tapes/:id', { params: { id }, query: { page } });
  } catch (error) {
    if (error instanceof ApiError && error.status === 404) return undefined;
    throw error;
  }
}
