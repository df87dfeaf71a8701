import { codeEmail } from '#features/accounts/one-time-codes/emails.ts';
import { digitsOf } from '#features/accounts/one-time-codes/one-time-code.ts';
import { findCodeToSend } from '#features/accounts/one-time-codes/queries.ts';
import { sendSecret } from '#features/notifications/dispatch/send-secret.ts';
import { A_DAY } from '#platform/queue/queue-task.ts';
import type { Task } from '#platform/task.ts';

/** Sends a code, unless it was replaced, has expired or has no account to use it. */
export const sendCode: Task<{ code_id: string }> = {
  name: 'send-code',
  retryPolicy: A_DAY,
  run: async (services, { code_id }, id) => {
    const code = await findCodeToSend(services.db, code_id, services.now());
    if (!code) return;
    const {
      purpose,
      address,
      email,
      language,
      reader_id: account_id,
      is_one_of_several,
      registered_at,
    } = code;
    const digits = digitsOf(services.secrets.codes, code);
    const facts = { purpose, digits, ...(is_one_of_several && { registered_at }) };
    const channel = address.includes('@') ? 'email' : 'sms';
    // The address is a mailbox, which surely reaches its owner only as the account spells it.
    const isMailbox = channel === 'email' && (purpose === 'verify' || purpose === 'reset');
    const to = isMailbox ? email : address;
    await sendSecret(services, id, codeEmail, facts, { channel, to, language, account_id });
  },
};
