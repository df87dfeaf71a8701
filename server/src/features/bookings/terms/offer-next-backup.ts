import { addDays, dayInIndia } from '@kirdaar/contract/rules/calendar';
import { makeOffer } from '#features/auditions/offers/make-offer.ts';
import { findOfferState } from '#features/auditions/offers/queries.ts';
import { listBackups } from '#features/auditions/recasting/queries.ts';
import { checkTerms } from '#features/bookings/terms/check-terms.ts';
import {
  insertSignature,
  insertTerms,
  lockToPassOn,
  updateToPassedOn,
} from '#features/bookings/terms/queries.ts';
import { AppError, orThrow } from '#platform/http/app-error.ts';
import type { Services } from '#platform/services.ts';

type Due = NonNullable<Awaited<ReturnType<typeof lockToPassOn>>>;

/** Offers the next backup what nobody signed in time. Returns undefined if there were no such terms. */
export async function passOnTerms(services: Services) {
  const { db, now } = services;
  const due = await lockToPassOn(db, now());
  if (!due) return undefined;
  await updateToPassedOn(db, due.id, now());
  // An offer whose day has passed lapses, which ends its terms.
  await findOfferState(db, due.application_id, now());
  return { terms_id: due.id, hasNoBackup: !(await offerFirst(services, due)) };
}

/** Returns whether a backup was offered the terms. */
async function offerFirst(services: Services, due: Due): Promise<boolean> {
  const { db, now } = services;
  const { signed_by } = due;
  // Who left the team, or may no longer offer roles, signs for nobody.
  if (!signed_by || due.from <= dayInIndia(now())) return false;
  for (const { application_id } of await listBackups(db, due, now()))
    if (await offer(services, due, signed_by, application_id)) return true;
  return false;
}

/** Returns false if this backup cannot be offered it. The house signed for every backup when it chose this. */
async function offer(services: Services, due: Due, id: string, application_id: string) {
  const { db, now } = services;
  const { signature, from, until, terms, message, production_house_id } = due;
  const answer_by = [addDays(dayInIndia(now()), Math.max(1, due.days_to_answer)), from].sort()[0] ?? from;
  try {
    await checkTerms(services, application_id, { ...terms, from, until });
    await makeOffer(services, { id, production_house_id }, application_id, { message, answer_by });
  } catch (error) {
    if (error instanceof AppError) return false;
    throw error;
  }
  const made = orThrow(await findOfferState(db, application_id, now()), 'role_offer_not_found');
  const offered = { role_offer_id: made.id, application_id, days: { from, until }, terms };
  const next = await insertTerms(db, { ...offered, then_backup: true, follows: due.id }, now());
  await insertSignature(db, { ...signature, offer_terms_id: next });
  return true;
}
