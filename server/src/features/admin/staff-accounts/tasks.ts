import { DAY_MS } from '@kirdaar/contract/rules/calendar';
import { deleteDecisionsBefore } from '#features/admin/decisions/queries.ts';
import {
  deleteExpiredStaffSessions,
  listStaffSealedBy,
  updateStaffSecret,
} from '#features/admin/staff-accounts/queries.ts';
import { carryOutUnopposed } from '#features/admin/staff-invitations/confirm-proposal.ts';
import { deleteClaimsBefore } from '#features/admin/today/queries.ts';
import { reseal } from '#platform/config/sealed-secret.ts';
import type { Task } from '#platform/task.ts';

/** Deletes ended sessions, old claims and old decisions, ends owners who did not object, and re-encrypts with the newest key the secrets that need an older one. */
export const keepStaffLogins: Task = {
  name: 'keep-staff-logins',
  schedule: '27 * * * *',
  run: async (services) => {
    const { db, now, secrets } = services;
    await deleteExpiredStaffSessions(db, now());
    await carryOutUnopposed(services);
    const weekAgo = new Date(now().getTime() - 7 * DAY_MS);
    await deleteClaimsBefore(db, weekAgo);
    await deleteDecisionsBefore(db, weekAgo);
    await reseal(
      secrets.twoFactor,
      (keyIds) => listStaffSealedBy(db, keyIds),
      (...changed) => updateStaffSecret(db, ...changed),
    );
  },
};
