import { derivedTokenOf } from '#features/accounts/identity/derived-token.ts';
import { notify } from '#features/notifications/dispatch/notify.ts';
import { sendSecret } from '#features/notifications/dispatch/send-secret.ts';
import { endMandates } from '#features/representation/acting/queries.ts';
import { mandateEmails, mandateLinkEmails } from '#features/representation/mandates/emails.ts';
import { findNews, findToSend } from '#features/representation/mandates/queries.ts';
import { A_DAY } from '#platform/queue/queue-task.ts';
import type { Task } from '#platform/task.ts';

export type MandateNews = keyof typeof mandateEmails;

/** Sends the link of an invitation, or to take over an account, unless it was used or withdrawn meanwhile. */
export const sendMandateLink: Task<{ mandate_id: string }> = {
  name: 'send-mandate-link',
  retryPolicy: A_DAY,
  run: async (services, { mandate_id }, id) => {
    const found = await findToSend(services.db, mandate_id);
    if (!found?.seed || !found.token_hash) return;
    const { seed, token_hash, takes_over, kind, contact: to, language, name, inviter_name, note } = found;
    const token = derivedTokenOf(services.secrets.links, 'mandate', { seed, token_hash });
    if (!token) return;
    const template = mandateLinkEmails[takes_over ? 'take_over' : kind === 'member' ? 'member' : 'client'];
    const channel = to.includes('@') ? 'email' : 'sms';
    await sendSecret(services, id, template, { name, inviter_name, note, token }, { channel, to, language });
  },
};

/** Tells one side what the other did. */
export const sendMandateNews: Task<{ mandate_id: string; event: MandateNews; account_id: string }> = {
  name: 'send-mandate-news',
  run: async (services, { mandate_id, event, account_id }, id) => {
    const other = await findNews(services.db, mandate_id, account_id);
    if (!other) return;
    const source = `mandate ${mandate_id} ${event} ${id}`;
    await notify(services, { source, account_id, template: mandateEmails[event], facts: other });
  },
};

export const endPastMandates: Task = {
  name: 'end-past-mandates',
  schedule: '2 * * * *',
  run: ({ db, now, queue }) =>
    db.transaction().execute(async (trx) => {
      for (const { id, talent_id, holder_id } of await endMandates(trx, now()))
        for (const account_id of [talent_id, holder_id])
          if (account_id)
            await queue.add(trx, sendMandateNews, { mandate_id: id, event: 'over', account_id });
    }),
};
