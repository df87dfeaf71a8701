import { codeLetter } from '#features/codes/letters.ts';
import { digitsOf } from '#features/codes/one-time-code.ts';
import { findCodeToSend } from '#features/codes/queries.ts';
import { sendSecret } from '#features/messages/send-secret.ts';
import { A_DAY, type Task } from '#platform/queue.ts';

/** Sends a code, unless it was replaced, has expired or has no account waiting for it. */
export const sendCode: Task<{ code_id: string }> = {
  name: 'send-code',
  patience: A_DAY,
  run: async (services, { code_id }, id) => {
    const code = await findCodeToSend(services.db, code_id, services.now());
    if (!code) return;
    const { purpose, address: to, language } = code;
    const facts = { purpose, digits: digitsOf(services.secrets.codes, code) };
    const channel = purpose === 'change-mobile' ? 'sms' : 'email';
    await sendSecret(services, id, codeLetter, facts, { channel, to, language });
  },
};
