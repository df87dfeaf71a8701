import type { Funnel } from '@kirdaar/contract/admin/figures';
import type { FigurePeriod } from '@kirdaar/contract/rules/figures';
import type { Channel } from '@kirdaar/contract/rules/notifications';
import { type RawBuilder, sql } from 'kysely';
import type { Database } from '#platform/database/database.ts';

/** Whole days in India, the last one included. */
export interface Span {
  from: string;
  to: string;
  by: FigurePeriod;
}

function periodOf({ by }: Span, instant: RawBuilder<unknown>) {
  return sql<string>`date_trunc(${sql.lit(by)}, ${instant} at time zone 'Asia/Kolkata')::date::text`;
}

function within({ from, to }: Span, instant: RawBuilder<unknown>) {
  return sql`${instant} >= ${from}::date::timestamp at time zone 'Asia/Kolkata'
    and ${instant} < (${to}::date + 1)::timestamp at time zone 'Asia/Kolkata'`;
}

/** Returns the first day of each period, those in which nothing happened too. */
export async function listPeriods(db: Database, { from, to, by }: Span): Promise<string[]> {
  const { rows } = await sql<{ period: string }>`
    select day::date::text as period
    from generate_series(date_trunc(${by}, ${from}::date::timestamp), ${to}::date::timestamp, ('1 ' || ${by})::interval) as day
  `.execute(db);
  return rows.map(({ period }) => period);
}

/** Returns one row for each period with rows of `source` in the span, counted by their instant. */
async function perPeriod<Counts = object>(
  db: Database,
  span: Span,
  instant: string,
  counts: RawBuilder<unknown>,
  source: RawBuilder<unknown>,
  groups = sql`1`,
) {
  const at = sql.ref(instant);
  const { rows } = await sql<Counts & { period: string }>`
    select ${periodOf(span, at)} as period, ${counts} from ${source} and ${within(span, at)} group by ${groups}
  `.execute(db);
  return rows;
}

/**
 * Returns what each period counts; periods without anything are left out. A house counts once, for its first member
 * who proved an email. Having been opened is no answer to an application. Refunds count on the day of the request.
 */
export async function listCounts(db: Database, span: Span) {
  const counted = [
    [
      'created_at',
      sql`count(*) filter (where role = 'talent') as talent, count(*) filter (where role = 'production') as houses`,
      sql`account where verified_at is not null and not came_by_invitation`,
    ],
    ['posted_on', sql`count(*) as calls`, sql`job where true`],
    [
      'applied_at',
      sql`count(*) as applications, count(answered_at) as answered, percentile_cont(0.5) within group (
        order by extract(epoch from answered_at - applied_at)::float8 / 3600
      ) as answer_hours`,
      sql`application left join (
        select application_id, min(happened_at) as answered_at
        from status_change
        where status in ('shortlisted', 'audition', 'selected', 'not_selected')
        group by application_id
      ) as answer on application_id = application.id where not is_added_by_house(talent_id)`,
    ],
    [
      'paid_at',
      sql`count(*) as orders, sum(amount_paise)::float8 as revenue_paise`,
      sql`plan_order where status in ('paid', 'returned')`,
    ],
    [
      'requested_at',
      sql`sum(amount_paise)::float8 as refunded_paise`,
      sql`refund where status = 'processed'`,
    ],
  ] as const;
  const rows = [];
  for (const [instant, counts, source] of counted)
    rows.push(...(await perPeriod(db, span, instant, counts, source)));
  return rows;
}

export function countMessages(db: Database, span: Span) {
  return perPeriod<{ channel: Channel; sent: number; failed: number }>(
    db,
    span,
    'created_at',
    sql`channel, count(*) filter (where state in ('sent', 'delivered', 'read')) as sent,
      count(*) filter (where state = 'failed') as failed`,
    sql`notification_delivery where true`,
    sql`1, 2`,
  );
}

/** Counts how far the talent came who registered in a span. A profile is whole as its owner sees it. */
export async function countFunnel(db: Database, span: Span): Promise<Funnel> {
  const { rows } = await sql<Funnel>`
    select count(*) as registered,
      count(*) filter (
        where talent.profile_photo is not null and profile_type is not null and talent.updated_at is not null
      ) as whole_profile,
      count(*) filter (where applied) as applied,
      count(*) filter (where shortlisted) as shortlisted,
      count(*) filter (where is_cast) as cast
    from account join talent on talent.id = account.id
      left join (
        select talent_id, true as applied, bool_or(success.status is not null) as shortlisted,
          bool_or(success.status = 'selected') as is_cast
        from application left join status_change success on application_id = application.id
          and success.status in ('shortlisted', 'audition', 'selected')
        where applied_at >= ${span.from}::date::timestamp at time zone 'Asia/Kolkata'
        group by talent_id
      ) as sent on talent_id = talent.id
    where verified_at is not null and ${within(span, sql`account.created_at`)}
  `.execute(db);
  const [funnel] = rows;
  return funnel ?? { registered: 0, whole_profile: 0, applied: 0, shortlisted: 0, cast: 0 };
}
