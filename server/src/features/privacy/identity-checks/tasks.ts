import { derivedTokenOf, newDerivedToken } from '#features/accounts/identity/derived-token.ts';
import { notify } from '#features/notifications/dispatch/notify.ts';
import { sendSecret } from '#features/notifications/dispatch/send-secret.ts';
import {
  badgeEmail,
  correctionEmail,
  emailProofEmail,
  emailProposedEmail,
} from '#features/privacy/identity-checks/emails.ts';
import { findCheck, findOpenEmail } from '#features/privacy/identity-checks/queries.ts';
import { A_DAY } from '#platform/queue/queue-task.ts';
import type { Task } from '#platform/task.ts';

/** Sends an email that staff entered the link that proves it, unless it ended meanwhile. */
export const sendEmailProof: Task<{ check_id: string }> = {
  name: 'send-email-proof',
  retryPolicy: A_DAY,
  run: async (services, { check_id }, id) => {
    const check = await findOpenEmail(services.db, { id: check_id }, services.now());
    if (!check?.token_hash || !check.new_value) return;
    const token = derivedTokenOf(services.secrets.links, 'correct email', {
      seed: check_id,
      token_hash: check.token_hash,
    });
    if (!token) return;
    const { new_value: to, language, account_id } = check;
    await sendSecret(
      services,
      id,
      emailProofEmail,
      { token },
      { channel: 'email', to, language, account_id },
    );
  },
};

/** Tells the person, before the link is sent, that staff entered another email. */
export const tellOfProposedEmail: Task<{ check_id: string }> = {
  name: 'tell-of-proposed-email',
  run: async (services, { check_id }) => {
    const check = await findCheck(services.db, check_id);
    if (!check?.asked_by || !check.new_value || check.decided_at) return;
    const { account_id, asked_by, new_value: to } = check;
    const token = newDerivedToken(services.secrets.links, 'objection', check_id);
    const about = { source: `email proposed ${check_id}`, account_id, template: emailProposedEmail };
    await notify(services, { ...about, facts: { asked_by, to, id: check_id, token } });
  },
};

/**
 * Tells the person what was corrected and by whose request, with a link to object, or what became of the document for
 * the badge. `guardians` consented at the time: whoever turns out to be an adult has none any more.
 */
export const tellOfIdentityCheck: Task<{ check_id: string; guardians: string[] }> = {
  name: 'tell-of-identity-check',
  run: async (services, { check_id, guardians }) => {
    const check = await findCheck(services.db, check_id);
    if (!check) return;
    const { account_id, role, kind, old_value: from, new_value: to, asked_by, rejection } = check;
    const about = { source: `identity check ${check_id}`, account_id };
    if (kind === 'badge') {
      await notify(services, { ...about, template: badgeEmail, facts: { reason: rejection } });
    } else if (to && asked_by) {
      const token = newDerivedToken(services.secrets.links, 'objection', check_id);
      const facts = { role, kind, from, to, asked_by, id: check_id, token };
      const told = guardians.length > 0 ? guardians.map((id) => ({ id })) : [undefined];
      for (const guardian of told)
        await notify(services, { ...about, template: correctionEmail, facts, ...(guardian && { guardian }) });
    }
  },
};
