import { ApiError } from '#api/call-api.ts';

/**
 * Returns the server's error message, or the fallback when there is none or the server could not be reached.
 */
export function serverMessage(error: unknown, fallback: string): string {
  return (error instanceof ApiError && error.status > 0 && error.message) || fallback;
}
