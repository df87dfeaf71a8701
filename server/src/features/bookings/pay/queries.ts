import type { Pay } from '@kirdaar/contract/bookings/pay';
import { dayInIndia } from '@kirdaar/contract/rules/calendar';
import { type Insertable, type NotNull, sql } from 'kysely';
import { maySeeApplication } from '#features/accounts/visible-children/queries.ts';
import { selectForNotification } from '#features/applications/status-history/queries.ts';
import type { Database } from '#platform/database/database.ts';
import type { PayDispute, PayMark } from '#platform/database/database-types.generated.ts';
import { timestampText } from '#platform/database/sql-timestamps.ts';

/** The pay of an application under signed terms, as both sides see it, with the names of the proofs' files. */
export const shownPay = sql<Pay | null>`(
  select jsonb_build_object('last_day', last_day, 'due_on', due_on,
    'marks', coalesce((
      select jsonb_agg(jsonb_build_object('party', party, 'amount_paise', amount_paise, 'paid_on', paid_on, 'proof', proof) order by party)
      from pay_mark where pay_mark.application_id = pay_due.application_id), '[]'),
    'disputes', coalesce((
      select jsonb_agg(jsonb_build_object('party', party, 'came_paise', came_paise, 'text', text,
        'disputed_at', ${timestampText(sql.ref('disputed_at'))},
        'dismissed_at', ${timestampText(sql.ref('dismissed_at'))}) order by party)
      from pay_dispute where pay_dispute.application_id = pay_due.application_id), '[]'))
  from pay_due where pay_due.application_id = application.id)`;

/** Whether the house may see the query's application, or at least has to pay for work that was done. */
export function maySeePay(now: Date) {
  return sql<boolean>`(${maySeeApplication(now)} or exists (
    select from pay_due where pay_due.application_id = application.id and last_day <= ${dayInIndia(now)}))`;
}

/** Returns the names of the files with which both sides prove what they marked. */
export function listProofs(db: Database, application_id: string) {
  return db
    .selectFrom('pay_mark')
    .select(['proof as file', sql<'talent' | 'house'>`party`.as('party')])
    .where('application_id', '=', application_id)
    .where('proof', 'is not', null)
    .$narrowType<{ file: NotNull }>()
    .orderBy('party')
    .execute();
}

export async function upsertMark(db: Database, mark: Insertable<PayMark>) {
  await db
    .insertInto('pay_mark')
    .values(mark)
    .onConflict((conflict) => conflict.columns(['application_id', 'party']).doUpdateSet(mark))
    .execute();
}

/** Returns undefined if staff have dismissed the dispute of this side. */
export function upsertDispute(db: Database, dispute: Insertable<PayDispute>) {
  return db
    .insertInto('pay_dispute')
    .values(dispute)
    .onConflict((conflict) =>
      conflict
        .columns(['application_id', 'party'])
        .doUpdateSet(dispute)
        .where('pay_dispute.dismissed_at', 'is', null),
    )
    .returning('party')
    .executeTakeFirst();
}

/** A talent who marks the pay disputes it no longer. */
export async function deleteDispute(db: Database, application_id: string) {
  await db
    .deleteFrom('pay_dispute')
    .where('application_id', '=', application_id)
    .where('party', '=', 'talent')
    .where('dismissed_at', 'is', null)
    .execute();
}

export async function updateToDismissed(
  db: Database,
  { application_id, party }: { application_id: string; party: 'talent' | 'house' },
  now: Date,
) {
  await db
    .updateTable('pay_dispute')
    .set({ dismissed_at: now.toISOString() })
    .where('application_id', '=', application_id)
    .where('party', '=', party)
    .execute();
}

/** Returns pay that does not count as paid, from three days before it is due to two weeks after, and who signed for the house. */
export function listToRemindOf(db: Database, now: Date) {
  const late = sql<number>`${dayInIndia(now)}::date - due_on`;
  return selectForNotification(db, now)
    .innerJoin('pay_due', 'pay_due.application_id', 'application.id')
    .select([
      sql<string>`due_on::text`.as('due_on'),
      late.as('days_late'),
      sql<string | null>`(
        select account_id from terms_signature
        where terms_signature.offer_terms_id = pay_due.offer_terms_id and party = 'house'
          -- Of a child who is hidden only the owners keep the pay.
          and ${maySeeApplication(now)})`.as('signed_by'),
    ])
    .where(sql<boolean>`${late} between -3 and 13`)
    .where(maySeePay(now))
    .where(
      sql<boolean>`not exists (select from pay_counted where pay_counted.application_id = application.id)`,
    )
    .orderBy('application.id')
    .execute();
}
