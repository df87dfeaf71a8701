import type { ReviewedJob } from '@kirdaar/contract/admin/casting-calls';
import type { FlagRules } from '@kirdaar/contract/admin/flag-rules';
import { mayCastChildren } from '@kirdaar/contract/rules/age-range';
import { reviewedJobFields } from '@kirdaar/contract/rules/job-fields';
import type { Language } from '@kirdaar/contract/rules/languages';
import { insertStaffAct } from '#features/admin/audit-log/queries.ts';
import { flagJob } from '#features/admin/casting-calls/flag-job.ts';
import { findJobToReview, listJobsToReview } from '#features/admin/casting-calls/queries.ts';
import { readReasonsFor } from '#features/admin/decision-reasons/queries.ts';
import { findDecision } from '#features/admin/decisions/queries.ts';
import { flaggedFields } from '#features/admin/flag-rules/match-phrases.ts';
import { readFlagRules } from '#features/admin/flag-rules/queries.ts';
import { listHistory } from '#features/admin/house-suspensions/queries.ts';
import { listRelatedToCall } from '#features/admin/related/queries.ts';
import { findDoubt } from '#features/jobs/reviews/decide-version.ts';
import type { StaffActor } from '#platform/http/actor.ts';
import { AppError } from '#platform/http/app-error.ts';
import type { Services } from '#platform/services.ts';

/** Returns a casting call with what waits in it, and records that staff saw it: it names a contact. */
export async function readJobToReview(
  { db, now }: Services,
  staff: StaffActor,
  id: string,
  language: Language,
): Promise<ReviewedJob> {
  const job = await findJobToReview(db, id);
  if (!job) throw new AppError('job_not_found');
  const next = job.next ?? {};
  const child = isForChildren(job);
  const details = child ? { child: true } : {};
  await insertStaffAct(db, now(), staff, 'viewed_call', ['job', id], details);
  const decided = job.rejection !== null || job.held_status !== null;
  const removal = job.has_failed_removal ? 'removal' : null;
  const waits = decided ? removal : job.status === 'pending' ? 'call' : job.next ? 'edit' : removal;
  return {
    ...job,
    ...(await listRelatedToCall(db, id)),
    ...(await readReasonsFor(db, job.production_house_id)),
    refused: job.refused_for !== null,
    history: await listHistory(db, job.production_house_id, id),
    waits,
    child,
    held: job.held_status !== null,
    decision: await findDecision(db, staff, ['call', id], now()),
    fields: reviewedJobFields.map((field) => ({
      field,
      now: job[field],
      changed: field in next,
      next: next[field] ?? null,
    })),
    flags: flagsOf(job, await readFlagRules(db), now(), language),
    house: {
      id: job.production_house_id,
      name: job.company_name,
      verified: job.verification === 'documents',
      since: job.house_since,
      calls: job.calls,
      open_reports: job.open_reports,
    },
  };
}

type Job = NonNullable<Awaited<ReturnType<typeof findJobToReview>>>;

const isForChildren = (job: Job) => mayCastChildren(String(job.next?.age_range ?? job.age_range));

function flagsOf(job: Job, rules: FlagRules, now: Date, language: Language) {
  const next = job.next ?? {};
  const texts = flaggedFields.map((field) => String((field in next ? next[field] : job[field]) ?? ''));
  const doubt = findDoubt({ ...job, ...next });
  return flagJob({ ...job, child: isForChildren(job), texts, doubt }, rules, now, language);
}

/** Returns what to look at in each of some casting calls, in the words of its page. */
export async function flagJobs({ db, now }: Services, ids: string[], language: Language) {
  if (ids.length === 0) return new Map<string, string[]>();
  const [jobs, rules] = [await listJobsToReview(db, ids), await readFlagRules(db)];
  return new Map(jobs.map((job) => [job.id, flagsOf(job, rules, now(), language).map(({ text }) => text)]));
}
