import type { TalentProfile } from '@kirdaar/contract/talent/profile';
import { ApiError, callApi } from '#api/call-api.ts';

/**
 * Returns the talent's profile as the logged-in house may see it; undefined when the talent does not exist or
 * is not visible to the house.
 */
export async function findApplicant(id: string): Promise<TalentProfile | undefined> {
  try {
    const { data } = await callApi('GET /api/user/profile/:id', { params: { id } });
    return data;
  } catch (error) {
    // A malformed id belongs to no talent.
    if (error instanceof ApiError && [400, 404].includes(error.status)) return undefined;
    throw error;
  }
}
