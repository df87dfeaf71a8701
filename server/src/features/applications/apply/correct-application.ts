import type { Correction } from '@kirdaar/contract/applications/sent-applications';
import { findSent, updateSent } from '#features/applications/apply/queries.ts';
import { AppError } from '#platform/http/app-error.ts';
import type { Services } from '#platform/services.ts';

/** Corrects the answers of a talent's application, until the house has opened or moved it. */
export async function correctApplication(
  { db }: Pick<Services, 'db'>,
  talentId: string,
  id: string,
  correction: Correction,
) {
  if (await updateSent(db, talentId, id, correction)) return;
  throw new AppError((await findSent(db, talentId, id)) ? 'correction_too_late' : 'application_not_found');
}
