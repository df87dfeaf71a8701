import { callApi } from '#api/call-api.ts';

/** The inbox of the logged-in user. */
export const inboxWrites = {
  /** Marks all notifications up to the newest shown one as read. */
  markAllRead: (newest: string) => callApi('POST /api/notices/read', { body: { newest } }),
};
