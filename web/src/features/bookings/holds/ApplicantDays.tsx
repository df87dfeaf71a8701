import type { Reply } from '@kirdaar/contract/api';
import { HOLD_HOURS, holdHours } from '@kirdaar/contract/rules/bookings';
import { type SubmitEvent, useState } from 'react';
import { serverMessage } from '#api/server-message.ts';
import { useWrite } from '#api/use-write.ts';
import { holdWrites } from '#features/bookings/holds/hold-writes.ts';
import { useMayWrite } from '#session/use-may-write.ts';
import { Button } from '#ui/Button.tsx';
import { rangeText } from '#ui/day-text.ts';
import { formatDateTime } from '#ui/format-date-time.ts';
import { Notice } from '#ui/Notice.tsx';
import { SelectField } from '#ui/SelectField.tsx';
import { TextField } from '#ui/TextField.tsx';
import { showToast } from '#ui/toast-list.ts';
import * as words from '#words/bookings/holds.ts';

export type DaysOf = Reply<'GET /api/production/bookings/:id'>['applications'][number];

const toasts = { onDone: ({ message }: { message: string }) => showToast('success', message) };

/** The days of an applicant: whether they are free, what they answered, and the hold of the house. */
export function ApplicantDays({ days }: { days: DaysOf }) {
  const { shoot, is_free, is_open, hold, checks } = days;
  const mayWrite = useMayWrite();
  const isHeld = hold?.state === 'first_hold' || hold?.state === 'second_hold';
  const isTaken = isHeld || hold?.state === 'confirmed';
  return (
    <div className="flex flex-col gap-3 border-line border-t pt-4">
      <h3 className="text-xl">{words.title}</h3>
      <p>{(is_free ? words.shoot_free : words.shoot_taken)(rangeText(shoot))}</p>
      {checks.map(({ answer, ...asked }) => (
        <p key={`${asked.from} ${asked.until}`}>
          {answer
            ? words.check_answered(rangeText(asked), words.check_answers[answer])
            : words.check_waiting(rangeText(asked))}
        </p>
      ))}
      {hold && (
        <p className="wrap-anywhere">
          <strong>{words.state_on(words.states[hold.state], rangeText(hold))}</strong>
          {isHeld && hold.expires_at && ` ${words.hold_until(formatDateTime(hold.expires_at))}`}
          {hold.state === 'declined' && hold.note && <span className="block">“{hold.note}”</span>}
        </p>
      )}
      {mayWrite && isHeld && <ReleaseForm id={days.application_id} />}
      {mayWrite && is_open && !isTaken && <HoldForm days={days} />}
    </div>
  );
}

function HoldForm({ days: { application_id, shoot } }: { days: DaysOf }) {
  const holding = useWrite(holdWrites, 'hold', toasts);
  const [hours, setHours] = useState<string>(String(HOLD_HOURS));
  const fields = holding.error?.fields ?? {};
  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    const chosen = holdHours.find((one) => String(one) === hours) ?? HOLD_HOURS;
    const [from, until] = [String(form.get('from')), String(form.get('until'))];
    holding.submit({ id: application_id, from, until, hours: chosen });
  }
  return (
    <form noValidate onSubmit={submit} className="flex flex-col items-start gap-4">
      <div className="grid w-full gap-4 sm:grid-cols-3">
        <TextField
          label={words.first_day}
          name="from"
          type="date"
          required
          defaultValue={shoot.from}
          error={fields.from}
        />
        <TextField
          label={words.last_day}
          name="until"
          type="date"
          required
          defaultValue={shoot.until}
          error={fields.until}
        />
        <SelectField
          label={words.lasts}
          name="hours"
          required
          options={holdHours.map(String)}
          labels={words.hours}
          value={hours}
          onChange={({ currentTarget }) => setHours(currentTarget.value)}
        />
      </div>
      {holding.error && !fields.from && !fields.until && (
        <Notice tone="failure">{serverMessage(holding.error, words.failed)}</Notice>
      )}
      <Button type="submit" variant="secondary" disabled={holding.busy}>
        {words.hold}
      </Button>
    </form>
  );
}

function ReleaseForm({ id }: { id: string }) {
  const releasing = useWrite(holdWrites, 'release', toasts);
  return (
    <form
      noValidate
      className="flex flex-col items-start gap-3"
      onSubmit={(event) => {
        event.preventDefault();
        releasing.submit({ id, note: String(new FormData(event.currentTarget).get('note')) });
      }}
    >
      <TextField
        label={words.release_note}
        name="note"
        defaultValue={words.release_usual}
        error={releasing.error?.fields?.note}
      />
      {releasing.error && !releasing.error.fields?.note && (
        <Notice tone="failure">{serverMessage(releasing.error, words.failed)}</Notice>
      )}
      <Button type="submit" variant="secondary" disabled={releasing.busy}>
        {words.release}
      </Button>
    </form>
  );
}
