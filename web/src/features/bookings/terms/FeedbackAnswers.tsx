import type { OwnFeedback } from '@kirdaar/contract/bookings/feedback';
import type { FeedbackQuestion } from '@kirdaar/contract/rules/feedback';
import { Facts } from '#ui/Facts.tsx';
import * as words from '#words/bookings/feedback.ts';
import * as common from '#words/ui/common.ts';

/** What somebody answered about the other side, with the note. */
export function FeedbackAnswers({ feedback: { answers, note } }: { feedback: OwnFeedback }) {
  // The cast is safe: the contract names the questions.
  const answered = Object.entries(answers) as [FeedbackQuestion, boolean][];
  return (
    <Facts
      facts={[
        ...answered.map(([name, yes]) => [words.questions[name], yes ? common.yes : common.no] as const),
        [words.note, note && <span className="whitespace-pre-line">{note}</span>],
      ]}
    />
  );
}
