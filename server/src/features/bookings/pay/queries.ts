import type { Pay } from '@kirdaar/contract/bookings/pay';
import { type Insertable, sql } from 'kysely';
import type { Database } from '#platform/database/database.ts';
import type { PayMark } from '#platform/database/database-types.generated.ts';
import { timestampText } from '#platform/database/sql-timestamps.ts';

/** The pay of an application under signed terms, as both sides see it. */
export const shownPay = sql<Pay | null>`(
  select jsonb_build_object('last_day', last_day, 'due_on', due_on,
    'marks', coalesce((
      select jsonb_agg(jsonb_build_object('party', party, 'amount_paise', amount_paise, 'paid_on', paid_on) order by party)
      from pay_mark where pay_mark.application_id = pay_due.application_id), '[]'),
    'disputes', coalesce((
      select jsonb_agg(jsonb_build_object('party', party, 'came_paise', came_paise, 'text', text,
        'disputed_at', ${timestampText(sql.ref('disputed_at'))},
        'dismissed_at', ${timestampText(sql.ref('dismissed_at'))}) order by party)
      from pay_dispute where pay_dispute.application_id = pay_due.application_id), '[]'))
  from pay_due where pay_due.application_id = application.id)`;

export async function upsertMark(db: Database, mark: Insertable<PayMark>) {
  await db
    .insertInto('pay_mark')
    .values(mark)
    .onConflict((conflict) => conflict.columns(['application_id', 'party']).doUpdateSet(mark))
    .execute();
}
