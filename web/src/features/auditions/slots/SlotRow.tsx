import { useState } from 'react';
import { Link } from 'react-router';
import { type PendingWrite, useWrite } from '#api/use-write.ts';
import { FieldsForm } from '#features/accounts/identity/FieldsForm.tsx';
import { slotFields } from '#features/auditions/slots/audition-fields.ts';
import { auditionWrites } from '#features/auditions/slots/audition-writes.ts';
import type { Auditions } from '#features/auditions/slots/own-auditions.ts';
import { Place } from '#features/auditions/slots/Place.tsx';
import { SlotTime } from '#features/auditions/slots/SlotTime.tsx';
import { path } from '#paths.ts';
import { Button } from '#ui/Button.tsx';
import { ConfirmButton } from '#ui/ConfirmButton.tsx';
import { formTime, slotTime } from '#ui/slot-time.ts';
import { showToast } from '#ui/toast-list.ts';

interface SlotRowProps {
  slot: Auditions['slots'][number];
  /** Cancels the slot with the given ID. */
  cancel: PendingWrite<string>;
}

const MINUTE_MS = 60_000;

/** One slot: its time, its place, who comes, and what the house can do with it. */
export function SlotRow({ slot, cancel }: SlotRowProps) {
  const { id, starts_at, ends_at, place, capacity, confirmed, attendees } = slot;
  const [changing, setChanging] = useState(false);
  const time = slotTime(slot).india;
  const isOver = Date.parse(starts_at) <= Date.now();
  return (
    <li className="flex flex-col gap-3 py-4">
      <div className="flex flex-wrap items-start justify-between gap-3">
        <div className="min-w-0">
          <SlotTime starts_at={starts_at} ends_at={ends_at} />
          <p className="text-muted text-sm">
            <Place place={place} /> · {confirmed} of {capacity} taken
          </p>
          {attendees.map(({ application_id, user }) => (
            <p key={application_id} className="font-medium">
              <Link
                to={path('applicationDetails', { id: user.id })}
                className="text-accent underline-offset-4 hover:underline"
              >
                {user.name}
              </Link>
            </p>
          ))}
        </div>
        {!isOver && (
          <div className="flex flex-wrap gap-2">
            <Button variant="secondary" aria-label={`Change ${time}`} onClick={() => setChanging(!changing)}>
              Change slot
            </Button>
            <ConfirmButton
              label={`Cancel ${time}`}
              question={
                confirmed > 0
                  ? 'Cancel this slot? We will notify the applicants who confirmed it.'
                  : 'Cancel this slot?'
              }
              confirm="Cancel slot"
              busy={cancel.busy}
              onConfirm={() => cancel.submit(id)}
            >
              Cancel slot
            </ConfirmButton>
          </div>
        )}
      </div>
      {changing && <ChangeForm slot={slot} onDone={() => setChanging(false)} />}
    </li>
  );
}

function ChangeForm({ slot, onDone }: { slot: SlotRowProps['slot']; onDone: () => void }) {
  const { id, starts_at, ends_at, place, capacity } = slot;
  const change = useWrite(auditionWrites, 'changeSlot', {
    onDone: ({ message }) => {
      showToast('success', message);
      onDone();
    },
  });
  const minutes = String((Date.parse(ends_at) - Date.parse(starts_at)) / MINUTE_MS);
  return (
    <FieldsForm
      fields={slotFields}
      values={{ ...formTime(starts_at), minutes, capacity: String(capacity), place }}
      write={{ ...change, submit: (body) => change.submit({ id, body }) }}
      accountRole="production"
      submitLabel="Save changes"
      busyLabel="Saving…"
      fallbackError="We couldn’t change the slot. Try again."
    />
  );
}
