import { type FeedbackAnswers, type FeedbackQuestion, TROUBLE_COUNT } from '@kirdaar/contract/rules/feedback';
import { findTrouble, upsertFeedback } from '#features/bookings/feedback/queries.ts';
import { insertAutomaticReport } from '#features/messaging/reports/queries.ts';
import type { Services } from '#platform/services.ts';

interface Given extends FeedbackAnswers {
  application_id: string;
  party: 'talent' | 'house';
  account_id: string;
  note: string;
}

/**
 * Keeps what a side says of the other after the work. When several others have said no to the same question, staff get
 * one report. `before` is what it said until now.
 */
export async function giveFeedback({ db, now }: Services, given: Given, before: FeedbackAnswers | undefined) {
  const given_at = now().toISOString();
  await db.transaction().execute(async (trx) => {
    await upsertFeedback(trx, { ...given, given_at, changed_at: given_at });
    const { id, questions } = await findTrouble(trx, given, now());
    const subject = given.party === 'house' ? 'talent' : 'house';
    // Only a new no reports again what staff have closed.
    for (const question of questions)
      if (given[question] === false && before?.[question] !== false)
        await insertAutomaticReport(
          trx,
          { subject, id },
          { reason: reasonOf(question), text: textOf(question) },
          now(),
        );
  });
}

function reasonOf(question: FeedbackQuestion) {
  return question === 'safe' ? 'unsafe' : 'other';
}

function textOf(question: FeedbackQuestion): string {
  return `Automatic check, feedback: ${TROUBLE_COUNT} or more said no to “${question.replaceAll('_', ' ')}” within 12 months`;
}
