import { callApi } from '#api/call-api.ts';
import { takeReturnPath } from '#features/accounts/google-sign-in/google-storage.ts';
import { openAccount } from '#features/accounts/identity/open-account.ts';
import { paths } from '#paths.ts';
import { areaOf, type Role } from '#session/area-of.ts';
import { withReturnPath } from '#session/return-path.ts';

/** Opens the session of a user that Google redirected back, and returns the page to open next. */
export async function exchangeGoogleCode(
  role: Role,
  code: string,
  two_factor_code?: string,
): Promise<string> {
  const body = { code, two_factor_code };
  const opened = await callApi(`POST /api/auth/google/${areaOf[role]}/exchange`, { body });
  const page = openAccount(opened, takeReturnPath());
  const isComplete = !('complete' in opened) || opened.complete;
  return isComplete ? page : withReturnPath(paths.completeRegistration, page);
}
