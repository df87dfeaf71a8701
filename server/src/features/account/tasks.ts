import { safetyLetters } from '#features/account/letters.ts';
import { deleteNotice, findNotice } from '#features/account/queries.ts';
import { tell } from '#features/messages/tell.ts';
import type { Task } from '#platform/queue.ts';

/** Tells the account's owner of a notice, at the address that it had, and forgets the notice. */
export const sendNotice: Task<{ notice_id: string }> = {
  name: 'send-notice',
  run: async (services, { notice_id }) => {
    const notice = await findNotice(services.db, notice_id);
    if (!notice) return;
    const { kind, account_id, email, ...facts } = notice;
    const source = `account notice ${notice_id}`;
    await tell(services, { source, account_id, email, letter: safetyLetters[kind], facts });
    await deleteNotice(services.db, notice_id);
  },
};
