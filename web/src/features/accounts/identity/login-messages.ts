import { ApiError } from '#api/call-api.ts';
import { serverMessage } from '#api/server-message.ts';
import type { Role } from '#session/area-of.ts';

const byStatus: Record<number, string> = {
  0: 'No response from server. Check your connection.',
  400: 'Email/Phone and password are required',
  401: 'Invalid credentials',
  403: 'Please verify your account first',
  404: 'Account not found',
  500: 'Server error. Please try again later.',
};

/** The message of a failed login, by role. */
export const loginMessage: Record<Role, (error: unknown) => string> = {
  talent: (error) => serverMessage(error, 'Login failed'),
  production: (error) =>
    (error instanceof ApiError && byStatus[error.status]) ||
    serverMessage(error, 'Login failed. Please try again.'),
};
