import { ApiError } from '#api/call-api.ts';
import { subscribe, unsubscribe } from '#features/notifications/push/browser-push.ts';

/** Push notifications in this browser. */
export const pushWrites = {
  subscribe: (publicKey: string) => subscribe(publicKey).catch(hideBrowserError),
  unsubscribe: () => unsubscribe().catch(hideBrowserError),
};

/** The browser's own error message is meant for developers. */
function hideBrowserError(error: unknown): never {
  throw error instanceof ApiError ? error : new ApiError(0, String(error));
}
