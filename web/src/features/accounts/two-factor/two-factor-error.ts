import { ApiError } from '#api/call-api.ts';

/** Returns the server's message about a missing or wrong two-step login code. */
export function twoFactorError(error: unknown): string | undefined {
  const { code, two_factor_code } = error instanceof ApiError ? error.fields : {};
  return code ?? two_factor_code;
}

/** Returns whether the first login step was right and a code is required now. */
export function needsTwoFactorCode(error: unknown): boolean {
  return error instanceof ApiError && error.status === 401 && twoFactorError(error) !== undefined;
}
