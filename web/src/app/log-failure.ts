import { isRouteErrorResponse } from 'react-router';
import { ApiError } from '#api/call.ts';

/** Keeps what stopped a page in the browser's log. An ended session and an unknown address have pages of their own. */
export function logFailure(error: unknown) {
  const ended = error instanceof ApiError && error.status === 401;
  // biome-ignore lint/suspicious/noConsole: the browser's log is where whoever helps a user looks.
  if (!ended && !isRouteErrorResponse(error)) console.error(error);
}
