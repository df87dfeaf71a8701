import type { StaffFeedback } from '@kirdaar/contract/bookings/feedback';
import { FeedbackAnswers } from '#features/bookings/terms/FeedbackAnswers.tsx';
import { longDayOf } from '#ui/day-text.ts';
import { Section } from '#ui/Section.tsx';
import * as words from '#words/bookings/feedback.ts';
import { call_title } from '#words/rules/calls.ts';

/** What others said of a house or a talent after the work. */
export function FeedbackSection({ feedback }: { feedback: readonly StaffFeedback[] }) {
  if (feedback.length === 0) return null;
  return (
    <Section title={words.title}>
      <ul className="divide-y divide-line">
        {feedback.map((said) => (
          <li key={`${said.given_at} ${said.by}`} className="flex flex-col gap-3 py-4 first:pt-0 last:pb-0">
            <p className="wrap-anywhere font-semibold">
              {words.given(longDayOf(said.given_at), said.by ?? '', call_title(said.title))}
            </p>
            <FeedbackAnswers feedback={said} />
          </li>
        ))}
      </ul>
    </Section>
  );
}
