import type { Language } from '@kirdaar/contract/rules/languages';
import { shownReceived } from '#features/applications/received/read-received.ts';
import { matchOf } from '#features/applications/review/match-of.ts';
import { findReviewed, listOthers, type Reviewer } from '#features/applications/review/queries.ts';
import { AppError } from '#platform/http/app-error.ts';
import type { Services } from '#platform/services.ts';

export async function readReviewed(services: Services, by: Reviewer, id: string, language: Language) {
  const { db, now } = services;
  const found = await findReviewed(db, by, id, now());
  if (!found) throw new AppError('application_not_found');

  const { languages, skills, body_type, height } = found;
  return {
    ...shownReceived(services, found),
    match: matchOf(found, language),
    others: await listOthers(db, by.production_house_id, found, now()),
    profile: { languages, skills, body_type, height },
  };
}
