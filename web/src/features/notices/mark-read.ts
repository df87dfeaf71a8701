import { call } from '#api/call.ts';
import { showToast } from '#ui/toast-list.ts';

/** Marks a notice as read beside what its reader goes to; one that stays unread does no harm. */
export function markRead(id: string) {
  void call('POST /api/notices/:id/read', { params: { id } }).catch(() => {});
}

/** Marks all up to the newest that was shown; whether it worked. */
export async function markAllRead(newest: string): Promise<boolean> {
  try {
    await call('POST /api/notices/read', { body: { newest } });
    return true;
  } catch {
    showToast('failure', 'That did not work. Please try again.');
    return false;
  }
}
