import { endSession } from '#features/accounts/identity/end-session.ts';
import { discardUploads } from '#features/talent/media/upload-queue.ts';

/** Ends the session, and deletes what this device keeps of the account. */
export async function logOut(leave?: () => unknown) {
  await endSession(leave);
  discardUploads();
}
