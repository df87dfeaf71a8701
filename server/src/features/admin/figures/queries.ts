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

/** The first day of the period in which something happened. */
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

/** Counts accounts that proved their email. A house counts once, for its first member. */
export async function countRegistrations(db: Database, span: Span) {
  const { rows } = await sql<{ period: string; talent: number; houses: number }>`
    select ${periodOf(span, sql`created_at`)} as period,
      count(*) filter (where role = 'talent')::integer as talent,
      count(*) filter (where role = 'production')::integer as houses
    from account
    where verified_at is not null and not came_by_invitation and ${within(span, sql`created_at`)}
    group by 1
  `.execute(db);
  return rows;
}

export async function countJobs(db: Database, span: Span) {
  const { rows } = await sql<{ period: string; calls: number }>`
    select ${periodOf(span, sql`posted_on`)} as period, count(*)::integer as calls
    from job where ${within(span, sql`posted_on`)}
    group by 1
  `.execute(db);
  return rows;
}

/** Counts applications, with those that somebody has answered since; having been opened is no answer. */
export async function countApplications(db: Database, span: Span) {
  const { rows } = await sql<{
    period: string;
    applications: number;
    answered: number;
    answer_hours: number | null;
  }>`
    select ${periodOf(span, sql`applied_at`)} as period, count(*)::integer as applications,
      count(answered_at)::integer as answered,
      percentile_cont(0.5) within group (
        order by extract(epoch from answered_at - applied_at)::float8 / 3600
      ) as answer_hours
    from application left join (
      select application_id, min(happened_at) as answered_at
      from status_change
      where status in ('shortlisted', 'audition', 'selected', 'not_selected')
      group by application_id
    ) as answer on application_id = application.id
    where ${within(span, sql`applied_at`)}
    group by 1
  `.execute(db);
  return rows;
}

export async function sumOrders(db: Database, span: Span) {
  const { rows } = await sql<{ period: string; orders: number; revenue_paise: number }>`
    select ${periodOf(span, sql`paid_at`)} as period, count(*)::integer as orders,
      sum(amount_paise)::float8 as revenue_paise
    from plan_order
    where status in ('paid', 'returned') and ${within(span, sql`paid_at`)}
    group by 1
  `.execute(db);
  return rows;
}

/** Sums refunds that were made, by the day on which they were asked for. */
export async function sumRefunds(db: Database, span: Span) {
  const { rows } = await sql<{ period: string; refunded_paise: number }>`
    select ${periodOf(span, sql`requested_at`)} as period, sum(amount_paise)::float8 as refunded_paise
    from refund
    where status = 'processed' and ${within(span, sql`requested_at`)}
    group by 1
  `.execute(db);
  return rows;
}

export async function countMessages(db: Database, span: Span) {
  const { rows } = await sql<{ period: string; channel: Channel; sent: number; failed: number }>`
    select ${periodOf(span, sql`created_at`)} as period, channel,
      count(*) filter (where state in ('sent', 'delivered', 'read'))::integer as sent,
      count(*) filter (where state = 'failed')::integer as failed
    from notification_delivery
    where ${within(span, sql`created_at`)}
    group by 1, 2
  `.execute(db);
  return rows;
}

/** Counts how far the talent came who registered in a span. A profile is whole as its owner sees it. */
export async function countFunnel(db: Database, span: Span): Promise<Funnel> {
  const { rows } = await sql<Funnel>`
    select count(*)::integer as registered,
      count(*) filter (
        where talent.profile_photo is not null and profile_type is not null and talent.updated_at is not null
      )::integer as whole_profile,
      count(*) filter (where applied)::integer as applied,
      count(*) filter (where shortlisted)::integer as shortlisted,
      count(*) filter (where is_cast)::integer as cast
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
