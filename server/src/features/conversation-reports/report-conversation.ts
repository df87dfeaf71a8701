import type { Report } from '@kirdaar/contract/conversations';
import { isMessageOf } from '#features/conversation-messages/queries.ts';
import { insertReport } from '#features/conversation-reports/queries.ts';
import { findConversation } from '#features/conversations/queries.ts';
import type { Side } from '#features/conversations/side.ts';
import { Refusal } from '#platform/refusal.ts';
import type { Services } from '#platform/services.ts';

/** Keeps what somebody says is wrong with a conversation, and what was written by then; once until staff close it. */
export async function reportConversation({ db, now }: Services, side: Side, id: string, report: Report) {
  const conversation = await findConversation(db, side, id, now());
  if (!conversation || conversation.last === 0) throw new Refusal(404, 'Not found.');
  if (report.message_id && !(await isMessageOf(db, id, report.message_id)))
    throw new Refusal(404, 'Not found.');
  await insertReport(db, side, id, report, now());
}
