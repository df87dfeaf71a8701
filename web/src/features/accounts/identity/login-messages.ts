import { ApiError } from '#api/call-api.ts';
import { serverMessage } from '#api/server-message.ts';
import type { Role } from '#session/area-of.ts';
import * as words from '#words/accounts/identity.ts';

const byStatus: Record<number, string> = words.login_errors;

/** The message of a failed login, by role. */
export const loginMessage: Record<Role, (error: unknown) => string> = {
  talent: (error) => serverMessage(error, words.login_failed_talent),
  production: (error) =>
    (error instanceof ApiError && byStatus[error.status]) || serverMessage(error, words.login_failed_house),
};
