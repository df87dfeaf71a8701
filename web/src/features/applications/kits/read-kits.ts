import type { ApplicationKit } from '@kirdaar/contract/applications/application-kits';
import { ApiError, callApi } from '#api/call-api.ts';

/** Returns the talent's kits; none if they cannot be loaded, because the form works without them. */
export async function readKits(): Promise<ApplicationKit[]> {
  try {
    return (await callApi('GET /api/user/application-kits')).kits;
  } catch (error) {
    if (!(error instanceof ApiError) || error.status === 401) throw error;
    return [];
  }
}
