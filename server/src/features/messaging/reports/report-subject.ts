import type { SubjectReport } from '@kirdaar/contract/messaging/reports';
import { insertSubjectReport, isReportable } from '#features/messaging/reports/queries.ts';
import type { Actor } from '#platform/http/actor.ts';
import { AppError } from '#platform/http/app-error.ts';
import type { Services } from '#platform/services.ts';

/** Stores a report with a copy of what it is about, once per account until staff close it. */
export async function reportSubject({ db, now }: Services, { id }: Actor, report: SubjectReport) {
  if (!(await isReportable(db, report))) throw new AppError('reported_subject_not_found');
  await insertSubjectReport(db, id, report, now());
}
