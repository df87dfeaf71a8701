import { isDeepStrictEqual } from 'node:util';
import type { NewOfferWithTerms, NewTerms } from '@kirdaar/contract/bookings/terms';
import type { Terms } from '@kirdaar/contract/rules/terms';
import { makeOffer } from '#features/auditions/offers/make-offer.ts';
import { findOfferState, lockReceived } from '#features/auditions/offers/queries.ts';
import { checkTerms } from '#features/bookings/terms/check-terms.ts';
import {
  findProposed,
  insertSignature,
  insertTerms,
  updateThenBackup,
  updateToEnded,
} from '#features/bookings/terms/queries.ts';
import { type Signature, signByCode } from '#features/bookings/terms/signer.ts';
import { sendTermsEmail } from '#features/bookings/terms/tasks.ts';
import type { ProductionActor } from '#platform/http/actor.ts';
import { AppError, orThrow } from '#platform/http/app-error.ts';
import type { Client } from '#platform/http/serve.ts';
import type { Services } from '#platform/services.ts';

interface Entered {
  otp: string;
  client: Client;
}

/** Signs terms for the house and sends them with an offer. The talent accepts by signing. Idempotent. */
export async function offerWithTerms(
  services: Services,
  actor: ProductionActor,
  applicationId: string,
  { message, answer_by, confirm, then_backup = false, ...agreed }: Omit<NewOfferWithTerms, 'otp'>,
  entered: Entered,
) {
  await checkTerms(services, applicationId, { ...agreed, answer_by, message });
  const made = await findOfferState(services.db, applicationId, services.now());
  const isOffered = made?.message === message && made.answer_by === answer_by;
  const proposed = await findSame(services, actor, applicationId, agreed);
  if (proposed && isOffered) {
    // The house may still decide that no backup follows, but signs again for other backups.
    if (then_backup && !proposed.then_backup) throw new AppError('role_offer_exists');
    return updateThenBackup(services.db, proposed.id, then_backup);
  }
  await signByCode(services, actor, entered, async (inside, signature) => {
    await makeOffer(inside, actor, applicationId, { message, answer_by, confirm });
    await propose(inside, applicationId, { ...agreed, then_backup }, signature);
  });
}

/** Signs another version for the house. Until the talent signs it, the former is in force. Idempotent. */
export async function changeTerms(
  services: Services,
  actor: ProductionActor,
  applicationId: string,
  agreed: NewTerms,
  entered: Entered,
) {
  await checkTerms(services, applicationId, agreed);
  if (await findSame(services, actor, applicationId, agreed)) return;
  await signByCode(services, actor, entered, async (inside, signature) => {
    const { db, now, queue } = inside;
    orThrow(await lockReceived(db, actor.production_house_id, applicationId, now()), 'application_not_found');
    const former = await findProposed(db, applicationId);
    const then_backup = former?.then_backup ?? false;
    await updateToEnded(db, applicationId, 'proposed', now());
    const id = await propose(inside, applicationId, { ...agreed, then_backup }, signature);
    await queue.add(db, sendTermsEmail, { terms_id: id });
  });
}

/** Returns the same terms if they wait for the talent's signature: the request is repeated. */
async function findSame(
  { db, now }: Services,
  actor: ProductionActor,
  applicationId: string,
  { from, until, ...terms }: NewTerms,
) {
  const received = await lockReceived(db, actor.production_house_id, applicationId, now());
  orThrow(received, 'application_not_found');
  const proposed = await findProposed(db, applicationId);
  const isSame =
    proposed?.from === from && proposed.until === until && isDeepStrictEqual(proposed.terms, plain(terms));
  return isSame ? proposed : undefined;
}

async function propose(
  { db, now }: Services,
  application_id: string,
  { from, until, then_backup, ...terms }: NewTerms & { then_backup: boolean },
  signature: Signature,
): Promise<string> {
  const offer = orThrow(await findOfferState(db, application_id, now()), 'role_offer_not_found');
  const version = { role_offer_id: offer.id, application_id, days: { from, until }, terms, then_backup };
  const id = await insertTerms(db, { ...version, follows: null }, now());
  await insertSignature(db, { ...signature, offer_terms_id: id, signed_at: now().toISOString() });
  return id;
}

/** As the database returns them, without what is undefined. */
function plain(terms: Terms): unknown {
  return JSON.parse(JSON.stringify(terms));
}
