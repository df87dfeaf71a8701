import { isRouteErrorResponse } from 'react-router';
import type { ApiError } from '#api/call-api.ts';

/**
 * Logs an error that stopped a page to the browser console. Ended sessions and unknown URLs have their own
 * pages and are not logged.
 */
export function logFailure(error: unknown) {
  const ended = isApiError(error) && error.status === 401;
  // biome-ignore lint/suspicious/noConsole: support staff look in the browser's console.
  if (!ended && !isRouteErrorResponse(error)) console.error(error);
}

/** By its name, because public pages send no API requests and do without the class. */
function isApiError(error: unknown): error is ApiError {
  return error instanceof Error && error.name === 'ApiError';
}
