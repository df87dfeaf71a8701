import { serverMessage } from '#api/server-message.ts';
import { useWrite } from '#api/use-write.ts';
import { calendarWrites } from '#features/bookings/calendar/calendar-writes.ts';
import type { Calendar } from '#features/bookings/calendar/month-days.ts';
import { Button } from '#ui/Button.tsx';
import { ConfirmButton } from '#ui/ConfirmButton.tsx';
import { formatDateTime } from '#ui/format-date-time.ts';
import { Notice } from '#ui/Notice.tsx';
import { Section } from '#ui/Section.tsx';
import { TextField } from '#ui/TextField.tsx';
import * as words from '#words/bookings/calendar.ts';

/** The calendar that the talent keeps elsewhere. */
export function OtherCalendar({ calendar }: Pick<Calendar, 'calendar'>) {
  const subscribe = useWrite(calendarWrites, 'subscribe');
  const unsubscribe = useWrite(calendarWrites, 'unsubscribe');
  const failed = unsubscribe.error ?? (subscribe.error?.fields?.url ? undefined : subscribe.error);
  return (
    <Section title={words.subscription_title} lead={words.subscription_lead}>
      <div className="flex flex-col items-start gap-4">
        {failed && <Notice tone="failure">{serverMessage(failed, words.subscription_failed)}</Notice>}
        {calendar ? (
          <>
            {calendar.problem && <Notice tone="failure">{words.problems[calendar.problem]}</Notice>}
            <p className="wrap-anywhere">
              {calendar.read_at
                ? words.subscription_read(calendar.host, formatDateTime(calendar.read_at))
                : words.subscription_waiting(calendar.host)}
            </p>
            <ConfirmButton
              question={words.subscription_question}
              confirm={words.subscription_remove}
              busy={unsubscribe.busy}
              onConfirm={() => unsubscribe.submit()}
            >
              {words.subscription_remove}
            </ConfirmButton>
          </>
        ) : (
          <form
            noValidate
            className="flex w-full max-w-prose flex-col gap-4"
            onSubmit={(event) => {
              event.preventDefault();
              subscribe.submit(new FormData(event.currentTarget));
            }}
          >
            <TextField
              label={words.subscription_url}
              name="url"
              type="url"
              required
              autoComplete="off"
              error={subscribe.error?.fields?.url}
            />
            <Button type="submit" variant="secondary" className="self-start" disabled={subscribe.busy}>
              {words.subscription_add}
            </Button>
          </form>
        )}
      </div>
    </Section>
  );
}
