import type { ApiError } from '#api/call-api.ts';
import { serverMessage } from '#api/server-message.ts';
import { showToast } from '#ui/toast-list.ts';

/** Options of `useWrite` that show the server's message as a toast before `then` is called. */
export function successToast(then?: () => unknown) {
  return {
    onDone: ({ message }: { message: string }) => {
      showToast('success', message);
      return then?.();
    },
  };
}

/** Options of `useWrite` that show a failure as a toast: the server's message, or `fallbackError`. */
export function failureToast(fallbackError: string) {
  return { onFailed: (error: ApiError) => showToast('failure', serverMessage(error, fallbackError)) };
}

export function resultToasts(fallbackError: string, then?: () => unknown) {
  return { ...successToast(then), ...failureToast(fallbackError) };
}
