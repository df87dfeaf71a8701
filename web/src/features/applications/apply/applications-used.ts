import { ApiError, callApi } from '#api/call-api.ts';
import { readSession } from '#session/store.ts';

/** How many applications a talent has sent of those that the plan allows; null means unlimited. */
export interface ApplicationsUsed {
  used: number;
  max: number | null;
}

/** Returns how many applications the logged-in talent has used; undefined if that cannot be told now. */
export async function readApplicationsUsed(): Promise<ApplicationsUsed | undefined> {
  if (readSession()?.role !== 'talent') return undefined;
  try {
    const { usage } = await callApi('GET /api/user/plan/current');
    return usage.find(({ name }) => name === 'applications');
  } catch (error) {
    // The server checks the limit again; without a connection or session the rest of the page says so.
    if (error instanceof ApiError) return undefined;
    throw error;
  }
}

/** Whether the talent cannot apply before the plan's next year, a plan or a returned application. */
export function isUsedUp({ used, max }: ApplicationsUsed): boolean {
  return max !== null && used >= max;
}
