import { languages } from '@kirdaar/contract/rules/languages';
import { acceptOffer } from '#features/auditions/offers/answer-offer.ts';
import { lockOffered } from '#features/auditions/offers/queries.ts';
import { drawDealMemo } from '#features/bookings/terms/draw-deal-memo.ts';
import {
  areDaysTaken,
  findOwnPage,
  findProposed,
  findSigningGuardian,
  insertMemo,
  insertSignature,
  updateToEnded,
  updateToSealed,
} from '#features/bookings/terms/queries.ts';
import { findSigner, type Signature, signByCode } from '#features/bookings/terms/signer.ts';
import { sendTermsEmail } from '#features/bookings/terms/tasks.ts';
import { insertJobEvents } from '#features/houses/audit-log/queries.ts';
import { maskContact } from '#platform/channels/mask-contact.ts';
import { hasConstraint } from '#platform/database/database.ts';
import type { TalentActor } from '#platform/http/actor.ts';
import { AppError, orThrow } from '#platform/http/app-error.ts';
import type { Client } from '#platform/http/serve.ts';
import type { Services } from '#platform/services.ts';

interface Wanted {
  talentId: string;
  offerId: string;
  version: number;
}

/** Signs a version by a code for the talent, or for a child as the guardian. Idempotent. */
export async function signTerms(
  services: Services,
  actor: TalentActor,
  { otp, client, ...offer }: Omit<Wanted, 'talentId'> & { otp: string; client: Client },
) {
  const wanted = { ...offer, talentId: actor.id };
  const { version: signed } = await readVersion(services, wanted);
  if (signed.sealed_at) return;
  await signByCode(services, actor, { otp, client }, (inside, signature) =>
    sealTerms(inside, wanted, signature),
  );
}

/**
 * Seals terms that the talent's side signs: keeps the PDFs, ends the former version and accepts the offer. Runs in the
 * caller's transaction.
 */
export async function sealTerms(services: Services, wanted: Wanted, signature: Signature) {
  const { db, now, queue } = services;
  const { talentId, offerId } = wanted;
  const { id: application_id } = orThrow(await lockOffered(db, talentId, offerId), 'role_offer_not_found');
  const proposed = await findProposed(db, application_id);
  if (proposed?.version !== wanted.version || proposed.role_offer_id !== offerId)
    throw new AppError('terms_replaced');
  // Drawing the memos takes long. The database decides, should somebody else be quicker.
  if (await areDaysTaken(db, proposed.id, now())) throw new AppError('days_taken');
  const sealed_at = now().toISOString();
  await insertSignature(db, { ...signature, offer_terms_id: proposed.id, signed_at: sealed_at });
  const { page, version } = await readVersion(services, wanted);
  const files = [];
  for (const language of languages) {
    const file = await drawDealMemo(page, { ...version, sealed_at }, language, now());
    files.push(await insertMemo(db, proposed.id, language, file));
  }
  await updateToEnded(db, application_id, 'in force', now());
  try {
    await updateToSealed(db, proposed.id, now());
  } catch (error) {
    throw hasConstraint(error, 'booking_days_taken') ? new AppError('days_taken') : error;
  }
  for (const name of files)
    await insertJobEvents(db, [page.job_id], {
      ...{ action: 'terms_sealed', name, now: now() },
      account_id: proposed.signed_by,
    });
  await acceptOffer(services, talentId, offerId);
  // Of the first version the house is told by the acceptance.
  if (version.version > 1) await queue.add(db, sendTermsEmail, { terms_id: proposed.id });
}

/** Rejects a change of the terms in force, which the house is told. Idempotent. */
export async function keepTerms(
  services: Services,
  actor: TalentActor,
  { offerId, version }: Omit<Wanted, 'talentId'>,
) {
  const wanted = { offerId, version, talentId: actor.id };
  await services.db.transaction().execute(async (db) => {
    orThrow(await lockOffered(db, actor.id, offerId), 'role_offer_not_found');
    // Nobody else rejects for them: of a child only the guardian.
    await findSigner({ ...services, db }, actor);
    const { page, version: rejected } = await readVersion({ ...services, db }, wanted);
    const inForce = page.versions.some(({ sealed_at, ended_at }) => sealed_at && !ended_at);
    if (!inForce || rejected.sealed_at) throw new AppError('terms_not_found');
    if (rejected.ended_at) return;
    const { id: terms_id } = orThrow(await findProposed(db, page.application_id), 'terms_not_found');
    await updateToEnded(db, page.application_id, 'proposed', services.now());
    await services.queue.add(db, sendTermsEmail, { terms_id, outcome: 'kept' });
  });
}

/**
 * Signs for a child as a guardian who decides on the page of their own, which a code opened. Returns false if no terms
 * wait. `version` is what the guardian read.
 */
export async function signAsGuardian(
  services: Services,
  { talentId, offerId, version }: Omit<Wanted, 'version'> & { version: number | undefined },
  guardianId: string,
): Promise<boolean> {
  const { db, now } = services;
  const [last] = (await findOwnPage(db, talentId, offerId, now()))?.versions ?? [];
  if (!last || last.sealed_at || last.ended_at) return false;
  if (last.version !== version) throw new AppError('guardian_request_changed');
  const { name, contact } = await findSigningGuardian(db, guardianId);
  const signature = { party: 'guardian', name, contact: maskContact(contact), account_id: null } as const;
  await sealTerms(services, { talentId, offerId, version }, signature);
  return true;
}

async function readVersion(
  { db, now }: Pick<Services, 'db' | 'now'>,
  { talentId, offerId, version }: Wanted,
) {
  const page = orThrow(await findOwnPage(db, talentId, offerId, now()), 'role_offer_not_found');
  const wanted = page.versions.find((one) => one.version === version);
  return { page, version: orThrow(wanted, 'terms_not_found') };
}
