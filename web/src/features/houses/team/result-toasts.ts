import type { ApiError } from '#api/call-api.ts';
import { serverMessage } from '#api/server-message.ts';
import { showToast } from '#ui/toast-list.ts';

/** Options of `useWrite` that show the result as a toast: the server's message, or `fallbackError` on failure. */
export function resultToasts(fallbackError: string) {
  return {
    onDone: ({ message }: { message: string }) => showToast('success', message),
    onFailed: (error: ApiError) => showToast('failure', serverMessage(error, fallbackError)),
  };
}
