import { findGuardianship } from '#features/accounts/guardians/queries.ts';
import { hashToken } from '#features/accounts/identity/session-token.ts';
import { insertDeletionOfManaged } from '#features/representation/managed-accounts/queries.ts';
import { tellMandate } from '#features/representation/mandates/end-mandate.ts';
import {
  claimLink,
  deleteInvitation,
  findByToken,
  renewMandate,
  updateMandate,
} from '#features/representation/mandates/queries.ts';
import { updateEarlierSubmissions } from '#features/representation/submissions/queries.ts';
import { hasCode } from '#platform/database/database.ts';
import { POSTGRES_ERRORS } from '#platform/database/sqlstates.ts';
import type { TalentActor } from '#platform/http/actor.ts';
import { AppError, orThrow } from '#platform/http/app-error.ts';
import type { Services } from '#platform/services.ts';

export async function readInvitation({ db, now }: Services, token: string) {
  return orThrow(await findByToken(db, hashToken(token), now()), 'mandate_link_ended');
}

/** Accepts an invitation as the account that is logged in. For a child, a guardian accepts. */
export async function acceptInvitation(services: Services, actor: TalentActor, token: string) {
  const { now } = services;
  const { id, kind, inviter_id, talent_id, takes_over } = await readInvitation(services, token);
  if (inviter_id === actor.id || kind === 'guardian') throw new AppError('mandate_own');
  const { needed } = await findGuardianship(services.db, actor.id, now());
  if (needed && (kind === 'member' || !actor.acting)) throw new AppError('guardian_accepts_mandate');
  const both =
    kind === 'member'
      ? { holder_id: actor.id, talent_id: inviter_id }
      : { holder_id: inviter_id, talent_id: actor.id };
  const accepting = services.db.transaction().execute(async (db) => {
    orThrow(await claimLink(db, id, hashToken(token)), 'mandate_link_ended');
    // The profile that the agency kept of somebody who has an account.
    if (takes_over && talent_id) await insertDeletionOfManaged(db, talent_id, now());
    const renewed = await renewMandate(db, id, both);
    if (renewed) await deleteInvitation(db, id);
    else {
      await updateMandate(db, id, { ...both, active_since: now().toISOString() });
      await updateEarlierSubmissions(db, id);
    }
    await tellMandate({ ...services, db }, renewed?.id ?? id, 'accepted', inviter_id);
  });
  await accepting.catch((error) => {
    throw hasCode(error, POSTGRES_ERRORS.UNIQUE_VIOLATION) ? new AppError('mandate_exists') : error;
  });
}

export async function declineInvitation(services: Services, token: string) {
  const { id, kind, inviter_id } = await readInvitation(services, token);
  // A guardian acts by the consent, whether or not the account is taken over.
  const change = kind === 'guardian' ? {} : { ended_at: services.now().toISOString(), was_declined: true };
  await services.db.transaction().execute(async (db) => {
    orThrow(await claimLink(db, id, hashToken(token), change), 'mandate_link_ended');
    await tellMandate({ ...services, db }, id, 'declined', inviter_id);
  });
}
