import { randomUUID } from 'node:crypto';
import { applicantNameOf } from '#features/accounts/guardians/guardianship.ts';
import { requireGuardianActs } from '#features/accounts/guardians/require-guardian-acts.ts';
import { derivedTokenOf, newDerivedToken } from '#features/accounts/identity/derived-token.ts';
import { hashToken } from '#features/accounts/identity/session-token.ts';
import { findAuditionInvitation } from '#features/auditions/audition-invitations/queries.ts';
import { requireTakesPlace } from '#features/auditions/audition-passes/attend.ts';
import {
  deletePass,
  findByToken,
  findPass,
  lockConfirmed,
  upsertPass,
} from '#features/auditions/audition-passes/queries.ts';
import { siteAddress } from '#platform/config/config.ts';
import { inTransaction } from '#platform/database/database.ts';
import { orThrow } from '#platform/http/app-error.ts';
import type { Services } from '#platform/services.ts';

/** Returns the link of a confirmed audition, which is the same until it is revoked. */
export async function sharePass(services: Services, talentId: string, id: string): Promise<string> {
  const { db, now, secrets, config } = services;
  const token = await inTransaction(db, async (trx) => {
    const audition = orThrow(await lockConfirmed(trx, talentId, id), 'audition_invitation_not_found');
    await requireGuardianActs({ db: trx, now }, talentId, 'guardian_shares');
    requireTakesPlace(audition, now());
    const { application_id, round } = audition;
    const known = await findPass(trx, application_id, round);
    const shared =
      known && derivedTokenOf(secrets.links, 'pass', { seed: known.id, token_hash: known.token_hash });
    if (shared) return shared;
    const seed = randomUUID();
    const made = newDerivedToken(secrets.links, 'pass', seed);
    const pass = { application_id, id: seed, token_hash: hashToken(made), round, account_id: talentId };
    await upsertPass(trx, pass, now());
    return made;
  });
  return `${siteAddress(config)}/pass/${token}`;
}

export async function revokePass({ db, now }: Services, talentId: string, id: string) {
  orThrow(await findAuditionInvitation(db, talentId, id), 'audition_invitation_not_found');
  await requireGuardianActs({ db, now }, talentId, 'guardian_shares');
  await deletePass(db, id);
}

export async function readPass({ db, now }: Services, token: string) {
  const found = orThrow(await findByToken(db, hashToken(token), now()), 'audition_pass_ended');
  const { title, company_name: house, is_verified, slot, arrived_at, left_at } = found;
  return { name: applicantNameOf(found), title, house, is_verified, slot, arrived_at, left_at };
}
