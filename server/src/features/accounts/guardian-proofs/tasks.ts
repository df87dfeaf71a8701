import { guardianRejectedEmail, guardianVerifiedEmail } from '#features/accounts/guardian-proofs/emails.ts';
import { findGuardianToTell } from '#features/accounts/guardian-proofs/queries.ts';
import { notify } from '#features/notifications/dispatch/notify.ts';
import type { Task } from '#platform/task.ts';

/** Tells a guardian, at their own contact, what staff decided about the documents; a reason rejects them. */
export const notifyOfGuardianDecision: Task<{
  proof_id: string;
  reason: string | null;
  decided_at: string;
}> = {
  name: 'notify-of-guardian-decision',
  run: async (services, { proof_id, reason, decided_at }) => {
    const guardian = await findGuardianToTell(services.db, proof_id);
    if (!guardian) return;
    const { id, talent_id: account_id } = guardian;
    // The documents are those of the guardian, so the account of the child gets no notification of its own.
    const to = {
      source: `documents of guardian ${proof_id} on ${decided_at}`,
      account_id,
      guardian: { id },
      by: [],
    };
    if (reason === null) return notify(services, { ...to, template: guardianVerifiedEmail, facts: {} });
    await notify(services, { ...to, template: guardianRejectedEmail, facts: { reason } });
  },
};
