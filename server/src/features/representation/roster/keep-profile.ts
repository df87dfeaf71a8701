import type { KeptProfile } from '@kirdaar/contract/representation/roster';
import { dayInIndia } from '@kirdaar/contract/rules/calendar';
import type { Language } from '@kirdaar/contract/rules/languages';
import { requireVerifiedAgency } from '#features/representation/agencies/verified.ts';
import { insertManagedTalent } from '#features/representation/managed-accounts/queries.ts';
import { insertKeptMandate, isKept } from '#features/representation/roster/queries.ts';
import { yearsBefore } from '#features/talent/directory/years-before.ts';
import { hasCode } from '#platform/database/database.ts';
import { formId } from '#platform/database/derived-id.ts';
import { POSTGRES_ERRORS } from '#platform/database/sqlstates.ts';
import { AppError } from '#platform/http/app-error.ts';
import type { Services } from '#platform/services.ts';

/** Keeps the profile of an adult for an agency. Nobody sees it before the talent has taken it over. */
export async function keepProfile(
  { db, now }: Services,
  agencyId: string,
  form: KeptProfile,
  language: Language,
): Promise<string> {
  const { request_id: _id, scopes, ...profile } = form;
  const id = formId(form);
  await requireVerifiedAgency(db, agencyId);
  const isChild = profile.date_of_birth > yearsBefore(dayInIndia(now()), 18);
  if (isChild) throw AppError.field('date_of_birth', 'kept_profile_of_child');
  const keeping = db.transaction().execute(async (trx) => {
    if (await isKept(trx, agencyId, id)) return;
    const talent = { ...profile, visibility: 'link' } as const;
    const talent_id = await insertManagedTalent(trx, talent, language, now());
    const since = now().toISOString();
    const terms = { scopes: [...scopes], name: profile.name, invited_at: since, active_since: since };
    await insertKeptMandate(trx, { id, kind: 'agency', talent_id, holder_id: agencyId, ...terms });
  });
  await keeping.catch(async (error) => {
    if (!hasCode(error, POSTGRES_ERRORS.UNIQUE_VIOLATION)) throw error;
    if (!(await isKept(db, agencyId, id))) throw new AppError('mandate_not_found');
  });
  return id;
}
