import type { Report, SubjectReport } from '@kirdaar/contract/messaging/conversations';
import { conversationPath, type Participant } from '#features/messaging/conversations/participant.ts';
import {
  deleteBlock,
  findConversation,
  insertBlock,
  updateRead,
} from '#features/messaging/conversations/queries.ts';
import { isMessageOf, markNotificationsRead } from '#features/messaging/messages/queries.ts';
import { insertReport, insertSubjectReport, isReportable } from '#features/messaging/reports/queries.ts';
import { findProfile } from '#features/talent/public-profile/queries.ts';
import { type Actor, lookingHouse } from '#platform/http/actor.ts';
import { AppError, orThrow } from '#platform/http/app-error.ts';
import type { Services } from '#platform/services.ts';

/** Also marks the notifications. Read messages never become unread again. */
export async function markRead({ db, now }: Services, participant: Participant, id: string, place: number) {
  if (!(await findConversation(db, participant, id, now()))) throw new AppError('conversation_not_found');
  await updateRead(db, participant, id, place, now());
  await markNotificationsRead(db, participant, conversationPath(participant.party, id), now());
}

/** In every conversation with the other participant. */
export async function blockOther(
  { db, now }: Services,
  participant: Participant,
  id: string,
  isBlocked: boolean,
) {
  const conversation = orThrow(await findConversation(db, participant, id, now()), 'conversation_not_found');
  if (isBlocked) await insertBlock(db, participant, conversation, now());
  else await deleteBlock(db, participant, conversation);
}

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

export async function reportSubject({ db, now }: Services, actor: Actor, report: SubjectReport) {
  const isSeen =
    report.subject === 'talent'
      ? await findProfile(db, report.id, lookingHouse(actor), now())
      : await isReportable(db, report, actor.id);
  if (!isSeen) throw new AppError('reported_subject_not_found');
  await insertSubjectReport(db, actor.id, report, now());
}
