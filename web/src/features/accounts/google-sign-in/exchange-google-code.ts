import { callApi } from '#api/call-api.ts';
import { takeReturnPath } from '#features/accounts/google-sign-in/return-after-google.ts';
import { takeOverAccount } from '#features/accounts/identity/take-over-account.ts';
import { paths, startOf } from '#paths.ts';
import type { Role } from '#session/area-of.ts';
import { withReturnPath } from '#session/return-path.ts';
import { storeHouse, storeTalent } from '#session/store.ts';

/** Opens the session of a user that Google redirected back, and returns the start page. */
export async function exchangeGoogleCode(
  role: Role,
  code: string,
  two_factor_code?: string,
): Promise<string> {
  const body = { code, two_factor_code };
  if (role === 'talent') {
    const opened = await callApi('POST /api/auth/google/user/exchange', { body });
    storeTalent(opened.token, opened.user);
    takeOverAccount(opened);
    return takeReturnPath() ?? startOf.talent;
  }
  const opened = await callApi('POST /api/auth/google/production/exchange', { body });
  storeHouse(opened.token, opened.production_house);
  takeOverAccount(opened);
  const page = takeReturnPath() ?? startOf.production;
  return opened.complete ? page : withReturnPath(paths.completeRegistration, page);
}
