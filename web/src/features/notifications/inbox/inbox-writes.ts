import { notificationsOf } from '#account-paths.ts';
import { callApi } from '#api/call-api.ts';
import { useWrite } from '#api/use-write.ts';
import type { Role } from '#session/area-of.ts';
import { showToast } from '#ui/toast-list.ts';
import * as words from '#words/notifications/inbox.ts';

export const inboxWrites = {
  markAllRead: (newest: string) => callApi('POST /api/notices/read', { body: { newest } }),
};

/** Marks the notifications up to the newest shown one as read, from any page. */
export function useMarkAllRead(role: Role, onDone?: () => void) {
  return useWrite(inboxWrites, 'markAllRead', {
    action: notificationsOf[role],
    onDone,
    onFailed: () => showToast('failure', words.mark_failed),
  });
}
