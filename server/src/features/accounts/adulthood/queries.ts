import { sql } from 'kysely';
import type { Database } from '#platform/database/database.ts';

/** Lists who turns 18 from a day to another one in India, with the guardian who consents. */
export function listTurningAdult(db: Database, { from, to }: { from: string; to: string }) {
  return db
    .selectFrom('talent')
    .innerJoin('account', 'account.id', 'talent.id')
    .innerJoin('guardian', 'guardian.talent_id', 'talent.id')
    .select([
      'talent.id as talent_id',
      'talent.name',
      'managed',
      'guardian.id as guardian_id',
      'guardian.name as guardian_name',
      sql<string>`adult_on(date_of_birth)::text`.as('day'),
    ])
    .where('consented_at', 'is not', null)
    .where('withdrawn_at', 'is', null)
    .where(sql<boolean>`adult_on(date_of_birth) between ${from}::date and ${to}::date`)
    .execute();
}

/** Ends what guardians let others see, for who is an adult on this day. The trigger hides them. */
export function updateToUnlisted(db: Database, day: string) {
  return db
    .updateTable('guardian')
    .set({ listed: false, birthday_greeting: false, applies_alone: false, shown_to_clients: false })
    .where('withdrawn_at', 'is', null)
    .where((eb) =>
      eb.or([
        eb('listed', '=', true),
        eb('applies_alone', '=', true),
        eb('birthday_greeting', '=', true),
        eb('shown_to_clients', '=', true),
      ]),
    )
    .where((eb) =>
      eb.exists(
        eb
          .selectFrom('talent')
          .select('id')
          .whereRef('talent.id', '=', 'talent_id')
          .where(sql<boolean>`adult_on(date_of_birth) <= ${day}::date`),
      ),
    )
    .execute();
}
