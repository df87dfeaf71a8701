import { ApiError } from '#api/call.ts';

/** What the server says went wrong, or these words when it said nothing or could not be reached. */
export function serverMessage(error: unknown, otherwise: string): string {
  return (error instanceof ApiError && error.status > 0 && error.message) || otherwise;
}
