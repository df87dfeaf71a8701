import type { TalentProfile } from '@kirdaar/contract/talent';
import { ApiError, call } from '#api/call.ts';

/** What a talent tells the house that is logged in; undefined when there is nobody, or nothing for it. */
export async function findApplicant(id: string): Promise<TalentProfile | undefined> {
  try {
    const { data } = await call('GET /api/user/profile/:id', { params: { id } });
    return data;
  } catch (error) {
    // What cannot be an id is nobody's.
    if (error instanceof ApiError && [400, 404].includes(error.status)) return undefined;
    throw error;
  }
}
