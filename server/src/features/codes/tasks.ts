import { codeMessage } from '#features/codes/emails.ts';
import { digitsOf } from '#features/codes/one-time-code.ts';
import { findCodeToSend } from '#features/codes/queries.ts';
import type { Task } from '#platform/queue.ts';

/** Sends a code, unless it was replaced, has expired or has no account waiting for it. */
export const sendCode: Task<{ code_id: string }> = {
  name: 'send-code',
  run: async ({ db, now, secrets, messenger, config }, { code_id }, id) => {
    const code = await findCodeToSend(db, code_id, now());
    if (!code) return;
    const digits = digitsOf(secrets.codes, code);
    await messenger.send(id, codeMessage(config.PRODUCT_NAME, code, digits));
  },
};
