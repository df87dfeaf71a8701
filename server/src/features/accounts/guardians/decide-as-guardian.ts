import type { Language } from '@kirdaar/contract/rules/languages';
import { guardianOfPass } from '#features/accounts/guardians/guardian-token.ts';
import { readGuardianPage } from '#features/accounts/guardians/open-guardian-page.ts';
import { findChildOf, findContact, lockBirthDate } from '#features/accounts/guardians/queries.ts';
import type { Database } from '#platform/database/database.ts';
import { AppError } from '#platform/http/app-error.ts';
import type { Services } from '#platform/services.ts';

export type GuardedChild = NonNullable<Awaited<ReturnType<typeof findChildOf>>>;

export interface OfChild {
  pass: string;
  child: string;
}

/**
 * Decides something for a child in one transaction, for a guardian who entered a code, and returns the guardian's
 * page. `lockFirst` takes the locks that come before the guardian's.
 */
export async function decideAsGuardian(
  services: Services,
  { pass, child }: OfChild,
  language: Language,
  decide: (services: Services, child: GuardedChild) => Promise<unknown>,
  lockFirst?: (db: Database, talentId: string) => Promise<unknown>,
) {
  const { contact } = await findGuardianOfPass(services, pass);
  await services.db.transaction().execute(async (db) => {
    await lockFirst?.(db, child);
    await decide({ ...services, db }, await lockChild({ ...services, db }, contact, child));
  });
  return readGuardianPage(services, { pass, contact, language });
}

/** Returns the guardian who entered a code for a pass. */
export async function findGuardianOfPass({ db, now, secrets }: Services, pass: string) {
  const id = guardianOfPass(secrets.links, pass, now());
  const guardian = id && (await findContact(db, id));
  if (!guardian) throw new AppError('guardian_pass_expired');
  return guardian;
}

/** Locks the guardian of a child against changes and returns it, if it is the one with this contact. */
async function lockChild({ db, now }: Services, contact: string, talentId: string): Promise<GuardedChild> {
  // Known before locking, because a pass names no child.
  const known = await findChildOf(db, contact, talentId, now());
  if (known) await lockBirthDate(db, talentId);
  const child = known && (await findChildOf(db, contact, talentId, now()));
  if (!child) throw new AppError('guardian_child_not_found');
  return child;
}
