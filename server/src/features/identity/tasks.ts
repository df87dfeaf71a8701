import { verificationEmail } from '#features/identity/emails.ts';
import { digitsOf } from '#features/identity/one-time-code.ts';
import { deleteCodesExpiredBefore, findCodeToSend } from '#features/identity/queries.ts';
import type { Task } from '#platform/queue.ts';

const KEPT_MS = 24 * 60 * 60 * 1000;

/** Sends a code, unless it was replaced, has expired or has no account waiting for it; forgets codes of days gone by. */
export const sendCode: Task<{ code_id: string }> = {
  name: 'send-code',
  run: async ({ db, now, secrets, messenger, config }, { code_id }, id) => {
    const code = await findCodeToSend(db, code_id, now());
    if (code) {
      const digits = digitsOf(secrets.codes, code);
      await messenger.send(id, verificationEmail(config.PRODUCT_NAME, code.email, digits));
    }
    await deleteCodesExpiredBefore(db, new Date(now().getTime() - KEPT_MS));
  },
};
