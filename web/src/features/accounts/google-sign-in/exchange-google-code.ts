import { callApi } from '#api/call-api.ts';
import { takeReturnPath } from '#features/accounts/google-sign-in/return-after-google.ts';
import { paths, startOf } from '#paths.ts';
import { withReturnPath } from '#session/return-path.ts';
import { storeHouse } from '#session/store.ts';

/** Opens the session of a user that Google redirected back, and returns the start page. */
export async function exchangeGoogleCode(code: string, second_factor_code?: string): Promise<string> {
  const body = { code, second_factor_code };
  const { token, production_house, complete } = await callApi('POST /api/auth/google/production/exchange', {
    body,
  });
  storeHouse(token, production_house);
  const page = takeReturnPath() ?? startOf.production;
  return complete ? page : withReturnPath(paths.completeRegistration, page);
}
