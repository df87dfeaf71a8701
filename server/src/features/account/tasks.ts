import { noticeEmail } from '#features/account/emails.ts';
import { deleteNotice, findNotice } from '#features/account/queries.ts';
import type { Task } from '#platform/queue.ts';

/** Sends a notice to the account's owner and forgets it. */
export const sendNotice: Task<{ notice_id: string }> = {
  name: 'send-notice',
  run: async ({ db, messenger, config }, { notice_id }, id) => {
    const notice = await findNotice(db, notice_id);
    if (!notice) return;
    await messenger.send(id, noticeEmail(config, notice));
    await deleteNotice(db, notice_id);
  },
};
