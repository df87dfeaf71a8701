import { useState } from 'react';
import { type PendingWrite, useWrite } from '#api/use-write.ts';
import { FieldsForm } from '#features/accounts/identity/FieldsForm.tsx';
import { Arrived } from '#features/auditions/check-in/Arrived.tsx';
import { safetyOf, slotFields } from '#features/auditions/slots/audition-fields.ts';
import { auditionWrites } from '#features/auditions/slots/audition-writes.ts';
import type { Auditions } from '#features/auditions/slots/auditions.ts';
import { Place } from '#features/auditions/slots/SlotTime.tsx';
import { Answer, PersonInSlot } from '#features/auditions/timetable/PersonInSlot.tsx';
import { type Placing, type Target, WAITING } from '#features/auditions/timetable/use-placing.ts';
import { successToast } from '#features/houses/team/result-toasts.ts';
import { useMayWrite } from '#session/use-may-write.ts';
import { Button } from '#ui/Button.tsx';
import { ConfirmButton } from '#ui/ConfirmButton.tsx';
import { classNames } from '#ui/class-names.ts';
import { Dialog } from '#ui/Dialog.tsx';
import { formTime, slotTime } from '#ui/slot-time.ts';
import * as words from '#words/auditions/slots.ts';
import * as common from '#words/ui/common.ts';

interface TimetableRowProps {
  slot: Auditions['slots'][number];
  role: string;
  /** The first of those who wait for a slot. */
  next: Auditions['waiting'][number] | undefined;
  targets: readonly Target[];
  placing: Placing;
  cancel: PendingWrite<string>;
}

export function TimetableRow({ slot, role, next, targets, placing, cancel }: TimetableRowProps) {
  const { id, starts_at, place, round, capacity, taken, attendees } = slot;
  const [changing, setChanging] = useState(false);
  const mayWrite = useMayWrite();
  const { india, time, viewer } = slotTime(slot);
  const isOver = Date.parse(starts_at) <= Date.now();
  // People come before their time, so they can be checked in from the morning on.
  const isToday = formTime(starts_at).day <= formTime(new Date().toISOString()).day;
  const free = capacity - taken;
  return (
    <li
      {...placing.targetOf(id)}
      className={classNames(
        'flex flex-col gap-3 rounded-control p-2 py-3',
        placing.picked && placing.over === id && 'bg-marigold-wash ring-2 ring-accent',
      )}
    >
      <div className="grid gap-3 md:grid-cols-[11rem_minmax(0,1fr)]">
        <div className="min-w-0">
          <time dateTime={starts_at} className="font-semibold tabular-nums">
            {time}
          </time>
          {viewer && <p className="text-muted text-sm">{viewer}</p>}
          <p className="text-muted text-sm">
            {round > 1 && `${words.round(round)} · `}
            <Place place={place} />
          </p>
        </div>
        <div className="flex min-w-0 flex-col gap-2">
          {attendees.map(({ application_id, confirmed, asks_for_woman, arrived_at, left_at, user }) => (
            <PersonInSlot
              key={application_id}
              person={{ application_id, name: user.name, from: id }}
              user={user}
              role={role}
              targets={targets}
              placing={isOver || !mayWrite ? undefined : placing}
            >
              {asks_for_woman && !slot.woman_name && <span>{words.asks_for_woman}</span>}
              {!arrived_at && <Answer answer={confirmed ? 'confirmed' : 'offered'} />}
              {isToday && (
                <Arrived applicationId={application_id} name={user.name} {...{ arrived_at, left_at }} />
              )}
            </PersonInSlot>
          ))}
          {free > 0 && (
            <div className="flex min-h-11 flex-wrap items-center justify-between gap-2 rounded-control border border-control border-dashed px-3 py-1 text-muted">
              <span>{words.places_free(free)}</span>
              {next && mayWrite && !isOver && (
                <Button
                  variant="secondary"
                  aria-label={words.offer_to_at(next.user.name, india)}
                  onClick={() =>
                    placing.drop(
                      { application_id: next.application_id, name: next.user.name, from: WAITING },
                      id,
                    )
                  }
                >
                  {words.offer_to(next.user.name)}
                </Button>
              )}
            </div>
          )}
          {mayWrite && !isOver && (
            <div className="flex flex-wrap gap-x-1">
              <Button
                variant="quiet"
                aria-label={words.change_at(india)}
                onClick={() => setChanging(true)}
                className="px-2"
              >
                {words.change}
              </Button>
              <ConfirmButton
                variant="quiet"
                label={words.cancel_at(india)}
                question={taken > 0 ? words.cancel_question_taken : words.cancel_question}
                confirm={words.timetable_cancel}
                dismiss={words.cancel_dismiss}
                busy={cancel.busy}
                onConfirm={() => cancel.submit(id)}
              >
                {words.timetable_cancel}
              </ConfirmButton>
            </div>
          )}
        </div>
      </div>
      {changing && (
        <Dialog title={words.change_at(india)} onClose={() => setChanging(false)}>
          <ChangeSlotForm slot={slot} onDone={() => setChanging(false)} />
        </Dialog>
      )}
    </li>
  );
}

const MINUTE_MS = 60_000;

function ChangeSlotForm({ slot, onDone }: { slot: Auditions['slots'][number]; onDone: () => void }) {
  const { id, starts_at, ends_at, place, capacity, is_private, ...details } = slot;
  const { contact_name, contact_phone, woman_name, bring } = details;
  const change = useWrite(auditionWrites, 'changeSlot', successToast(onDone));
  const minutes = String((Date.parse(ends_at) - Date.parse(starts_at)) / MINUTE_MS);
  return (
    <FieldsForm
      fields={slotFields}
      values={{
        ...formTime(starts_at),
        minutes,
        capacity: String(capacity),
        place,
        ...{ contact_name, contact_phone, woman_name, bring },
        is_private: is_private === null ? '' : is_private ? 'yes' : 'no',
        details_for: 'slot',
      }}
      write={{
        ...change,
        submit: ({ details_for, is_private, ...body }) =>
          change.submit({
            id,
            body: {
              ...{ ...body, ...safetyOf(is_private, change.error) },
              details_for: details_for === 'day' ? 'day' : 'slot',
            },
          }),
      }}
      accountRole="production"
      submitLabel={
        change.error?.code === 'slot_needs_confirmation' ? words.slot_save_anyway : common.save_changes
      }
      busyLabel={common.saving}
      fallbackError={words.change_failed}
    />
  );
}
