import { codeLetter } from '#features/codes/letters.ts';
import { digitsOf } from '#features/codes/one-time-code.ts';
import { findCodeToSend } from '#features/codes/queries.ts';
import { composeMessage, siteOf } from '#platform/letter.ts';
import type { Task } from '#platform/queue.ts';

/** Sends a code, unless it was replaced, has expired or has no account waiting for it. */
export const sendCode: Task<{ code_id: string }> = {
  name: 'send-code',
  run: async ({ db, now, secrets, messenger, config }, { code_id }, id) => {
    const code = await findCodeToSend(db, code_id, now());
    if (!code) return;
    const { purpose, address: to, language } = code;
    const facts = { purpose, digits: digitsOf(secrets.codes, code) };
    const channel = purpose === 'change-mobile' ? 'sms' : 'email';
    const reader = { to, language, stop_path: undefined };
    await messenger.send(id, composeMessage(siteOf(config), codeLetter, facts, channel, reader));
  },
};
