import { ApiError } from '#api/call.ts';
import { serverMessage } from '#api/server-message.ts';

const byStatus: Record<number, string> = {
  0: 'No response from server. Check your connection.',
  400: 'Email/Phone and password are required',
  401: 'Invalid credentials',
  403: 'Please verify your account first',
  404: 'Account not found',
  500: 'Server error. Please try again later.',
};

/** What a production house reads when its login fails. */
export function houseLoginMessage(error: unknown): string {
  const known = error instanceof ApiError && byStatus[error.status];
  return known || serverMessage(error, 'Login failed. Please try again.');
}

/** What a talent reads when the login fails. */
export function talentLoginMessage(error: unknown): string {
  return serverMessage(error, 'Login failed');
}
