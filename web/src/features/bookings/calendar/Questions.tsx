import { availabilityAnswers } from '@kirdaar/contract/rules/bookings';
import { serverMessage } from '#api/server-message.ts';
import { useWrite } from '#api/use-write.ts';
import { calendarWrites } from '#features/bookings/calendar/calendar-writes.ts';
import type { Calendar } from '#features/bookings/calendar/month-days.ts';
import { Button } from '#ui/Button.tsx';
import { rangeText } from '#ui/day-text.ts';
import { Notice } from '#ui/Notice.tsx';
import { Section } from '#ui/Section.tsx';
import * as words from '#words/bookings/calendar.ts';
import { call_title } from '#words/rules/calls.ts';
import * as common from '#words/ui/common.ts';

/** Questions of houses about dates, each answered with one tap. */
export function Questions({ checks }: Pick<Calendar, 'checks'>) {
  if (checks.length === 0) return null;
  return (
    <Section title={words.questions_title} lead={words.questions_lead}>
      <ul className="flex flex-col gap-5">
        {checks.map((check) => (
          <Question key={check.id} {...check} />
        ))}
      </ul>
    </Section>
  );
}

function Question({ id, job, answer, ...days }: Calendar['checks'][number]) {
  const answering = useWrite(calendarWrites, 'answer');
  const text = words.question(job.house ?? common.unnamed_house, rangeText(days), call_title(job.title));
  const given = answering.pending?.answer ?? answer;
  return (
    <li className="flex flex-col gap-2">
      <p className="wrap-anywhere">{text}</p>
      {/* biome-ignore lint/a11y/useSemanticElements: each button answers at once, so there is no form. */}
      <div role="group" aria-label={text} className="flex flex-wrap gap-2">
        {availabilityAnswers.map((one) => (
          <Button
            key={one}
            variant={given === one ? 'primary' : 'secondary'}
            aria-pressed={given === one}
            disabled={answering.busy}
            onClick={() => answering.submit({ id, answer: one })}
          >
            {words.answers[one]}
          </Button>
        ))}
      </div>
      {answering.error && (
        <Notice tone="failure">{serverMessage(answering.error, words.answer_failed)}</Notice>
      )}
    </li>
  );
}
