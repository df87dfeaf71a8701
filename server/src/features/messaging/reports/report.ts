import type { Report } from '@kirdaar/contract/messaging/conversations';
import type { SubjectReport } from '@kirdaar/contract/messaging/reports';
import type { Participant } from '#features/messaging/conversations/participant.ts';
import { findConversation } from '#features/messaging/conversations/queries.ts';
import { isMessageOf } from '#features/messaging/messages/queries.ts';
import { insertReport, insertSubjectReport, isReportable } from '#features/messaging/reports/queries.ts';
import type { Actor } from '#platform/http/actor.ts';
import { AppError } from '#platform/http/app-error.ts';
import type { Services } from '#platform/services.ts';

export async function reportConversation(
  { db, now }: Services,
  participant: Participant,
  id: string,
  report: Report,
) {
  const conversation = await findConversation(db, participant, id, now());
  if (!conversation || conversation.last === 0) throw new AppError('conversation_not_found');
  if (report.message_id && !(await isMessageOf(db, id, report.message_id)))
    throw new AppError('message_not_found');
  await insertReport(db, participant, id, report, now());
}

export async function reportSubject({ db, now }: Services, { id }: Actor, report: SubjectReport) {
  if (!(await isReportable(db, report))) throw new AppError('reported_subject_not_found');
  await insertSubjectReport(db, id, report, now());
}
