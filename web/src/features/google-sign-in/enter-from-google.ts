import { call } from '#api/call.ts';
import { takeReturn } from '#features/google-sign-in/return-after-google.ts';
import { paths, startOf } from '#paths.ts';
import { leadingBack } from '#session/return-path.ts';
import { storeHouse } from '#session/store.ts';

/** Opens the session of whom Google has led back, and says where it begins. */
export async function enterFromGoogle(code: string, second_factor_code?: string): Promise<string> {
  const body = { code, second_factor_code };
  const { token, production_house, complete } = await call('POST /api/auth/google/production/exchange', {
    body,
  });
  storeHouse(token, production_house);
  const page = takeReturn() ?? startOf.production;
  return complete ? page : leadingBack(paths.completeRegistration, page);
}
