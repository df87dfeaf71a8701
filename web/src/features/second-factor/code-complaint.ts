import { ApiError } from '#api/call.ts';

/** What the server says of the code of a second step: that one is missing, or that it is wrong. */
export function codeComplaint(error: unknown): string | undefined {
  const { code, second_factor_code } = error instanceof ApiError ? error.fields : {};
  return code ?? second_factor_code;
}

/** Whether a login was right as far as it went, and a code is asked for now. */
export function asksForCode(error: unknown): boolean {
  return error instanceof ApiError && error.status === 401 && codeComplaint(error) !== undefined;
}
