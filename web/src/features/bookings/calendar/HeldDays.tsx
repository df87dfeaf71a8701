import { serverMessage } from '#api/server-message.ts';
import { useWrite } from '#api/use-write.ts';
import { calendarWrites } from '#features/bookings/calendar/calendar-writes.ts';
import type { Calendar } from '#features/bookings/calendar/month-days.ts';
import { ConfirmButton } from '#ui/ConfirmButton.tsx';
import { rangeText } from '#ui/day-text.ts';
import { formatDateTime } from '#ui/format-date-time.ts';
import { Notice } from '#ui/Notice.tsx';
import { Section } from '#ui/Section.tsx';
import * as words from '#words/bookings/calendar.ts';
import { call_title } from '#words/rules/calls.ts';
import * as common from '#words/ui/common.ts';

/** The holds and bookings of a talent. A hold can be declined; a booking ends with the role. */
export function HeldDays({ bookings }: Pick<Calendar, 'bookings'>) {
  if (bookings.length === 0) return null;
  return (
    <Section title={words.holds_title}>
      <ul className="flex flex-col gap-5">
        {bookings.map((booking) => (
          <Booking key={booking.id} {...booking} />
        ))}
      </ul>
    </Section>
  );
}

function Booking({ id, job, state, expires_at, ...days }: Calendar['bookings'][number]) {
  const declining = useWrite(calendarWrites, 'decline');
  const role = words.question(job.house ?? common.unnamed_house, rangeText(days), call_title(job.title));
  return (
    <li className="flex flex-col items-start gap-2">
      <p className="wrap-anywhere">
        <strong>{words.states[state as keyof typeof words.states]}</strong> {role}
        {expires_at && (
          <span className="block text-muted">{words.hold_ends(formatDateTime(expires_at))}</span>
        )}
      </p>
      {expires_at && (
        <ConfirmButton
          label={`${words.decline}: ${role}`}
          question={words.decline_question}
          confirm={words.decline}
          busy={declining.busy}
          onConfirm={() => declining.submit(id)}
        >
          {words.decline}
        </ConfirmButton>
      )}
      {declining.error && (
        <Notice tone="failure">{serverMessage(declining.error, words.decline_failed)}</Notice>
      )}
    </li>
  );
}
