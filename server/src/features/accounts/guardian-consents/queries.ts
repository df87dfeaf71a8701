import type { GuardianChoices } from '@kirdaar/contract/accounts/guardians';
import { type Insertable, type NotNull, sql } from 'kysely';
import type { Database } from '#platform/database/database.ts';
import type { Guardian } from '#platform/database/database-types.generated.ts';

type Choices = Pick<GuardianChoices, 'listed' | 'birthday_greeting' | 'applies_alone' | 'shown_to_clients'>;

export function updateToConsented(
  db: Database,
  id: string,
  consent: Pick<
    Insertable<Guardian>,
    'consent_version' | 'consent_language' | 'consented_at' | keyof Choices
  >,
) {
  const { consented_at } = consent;
  return (
    db
      .updateTable('guardian')
      // The code may have been entered before this child named the guardian.
      .set({ ...consent, confirmed_at: sql<string>`coalesce(confirmed_at, ${consented_at})` })
      .where('id', '=', id)
      .execute()
  );
}

/** Saves the choices, which are the child's, for all guardians. */
export function updateChoices(
  db: Database,
  talentId: string,
  { listed, birthday_greeting, applies_alone, shown_to_clients }: Choices,
) {
  return db
    .updateTable('guardian')
    .set({ listed, birthday_greeting, applies_alone, shown_to_clients })
    .where('talent_id', '=', talentId)
    .where('withdrawn_at', 'is', null)
    .execute();
}

/** Lists every consent of the guardian with this contact, newest first. */
export function listConsentsOf(db: Database, contact: string) {
  return (
    db
      .selectFrom('guardian')
      .select([
        'talent_id',
        'consent_version as version',
        'consent_language as language',
        'consented_at',
        'withdrawn_at',
      ])
      .where('contact', '=', contact)
      .where('consented_at', 'is not', null)
      .orderBy('consented_at', 'desc')
      // A consent has a version and a time (guardian_consents_after_code).
      .$narrowType<{ version: NotNull; consented_at: NotNull }>()
      .execute()
  );
}

/** Returns the person with another contact who consented for the child before. */
export function findFormerGuardian(db: Database, talentId: string, contact: string) {
  return db
    .selectFrom('guardian')
    .select('id')
    .where('talent_id', '=', talentId)
    .where('contact', '<>', contact)
    .where('consented_at', 'is not', null)
    .where('withdrawn_at', 'is not', null)
    .orderBy('consented_at', 'desc')
    .limit(1)
    .executeTakeFirst();
}

/** Withdraws the current consents and requests, or only that of one guardian, and returns them. */
export function updateToWithdrawn(db: Database, talentId: string, now: Date, id?: string) {
  return (
    db
      .updateTable('guardian')
      // The clocks of two processes may differ slightly.
      .set({
        withdrawn_at: sql<string>`greatest(coalesce(consented_at, requested_at), ${now.toISOString()})`,
      })
      .where('talent_id', '=', talentId)
      .where('withdrawn_at', 'is', null)
      .$if(id !== undefined, (some) => some.where('id', '=', id ?? ''))
      .returning(['id', 'consented_at'])
      .execute()
  );
}
