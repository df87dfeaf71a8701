import type { StaffReport } from '@kirdaar/contract/admin/report-reviews';
import { sql } from 'kysely';
import type { Database } from '#platform/database/database.ts';

export interface FoundReport
  extends Pick<
    StaffReport,
    'subject' | 'about' | 'reason' | 'text' | 'reported_at' | 'closed_at' | 'by' | 'can_take_down'
  > {
  /** Who reported. */
  account_id: string | null;
  snapshot: Record<string, unknown> & {
    messages?: { id: string; party: string; text: string; written_at: string }[];
  };
  message_id: string | null;
  /** The house or talent it is about: one of the two. */
  house_id: string | null;
  talent_id: string | null;
}

export async function findReportToReview(db: Database, id: string): Promise<FoundReport | undefined> {
  const { rows } = await sql<FoundReport>`
    select subject::text, subject_id as about, reason::text, text, reported_at, closed_at, account_id,
      account.role::text as by, snapshot, null as message_id,
      case when subject = 'house' then subject_id when subject = 'pay' and snapshot ->> 'party' = 'house' then null
        else job.production_house_id end as house_id,
      case when subject = 'talent' then subject_id
        when subject = 'pay' and snapshot ->> 'party' = 'house' then application.talent_id end as talent_id,
      subject = 'job' and report.closed_at is null and job.approved_at is not null as can_take_down
    from report left join account on account.id = account_id
      left join application on subject in ('audition', 'pay') and application.id = subject_id
      left join job on job.id = case subject when 'job' then subject_id else application.job_id end
    where report.id = ${id}
    union all
    select 'conversation', coalesce(application_id, report.id), reason::text, text, reported_at, closed_at,
      account_id, account.role::text, snapshot, message_id::text,
      case party when 'talent' then conversation.production_house_id end,
      case party when 'house' then talent_id end, false
    from conversation_report report left join account on account.id = account_id
      left join conversation using (application_id)
    where report.id = ${id}`.execute(db);
  return rows[0];
}
