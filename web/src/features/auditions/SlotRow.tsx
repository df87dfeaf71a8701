import { useState } from 'react';
import { Link } from 'react-router';
import { call } from '#api/call.ts';
import { slotFields } from '#features/auditions/audition-fields.ts';
import type { Auditions } from '#features/auditions/own-auditions.ts';
import { Place } from '#features/auditions/Place.tsx';
import { SlotTime } from '#features/auditions/SlotTime.tsx';
import { formTime, slotTime } from '#features/auditions/slot-time.ts';
import { useAct } from '#features/auditions/use-act.ts';
import { FieldsForm } from '#features/identity/FieldsForm.tsx';
import { path } from '#paths.ts';
import { Button } from '#ui/Button.tsx';
import { ConfirmButton } from '#ui/ConfirmButton.tsx';

interface SlotRowProps {
  slot: Auditions['slots'][number];
}

const MINUTE_MS = 60_000;

/** One slot: when, where, who comes, and what the house can do with it. */
export function SlotRow({ slot }: SlotRowProps) {
  const { id, starts_at, ends_at, place, capacity, confirmed, coming } = slot;
  const { busy, act } = useAct();
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
          {coming.map(({ application_id, user }) => (
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
            <Button look="secondary" aria-label={`Change ${time}`} onClick={() => setChanging(!changing)}>
              Change
            </Button>
            <ConfirmButton
              label={`Cancel ${time}`}
              question={confirmed > 0 ? 'Cancel? Whoever comes is told.' : 'Cancel this slot?'}
              confirm="Yes, cancel it"
              busy={busy}
              onConfirm={() =>
                act(
                  () => call('DELETE /api/production/audition-slots/:id', { params: { id } }),
                  'The slot could not be cancelled.',
                )
              }
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
  const { send } = useAct();
  const minutes = String((Date.parse(ends_at) - Date.parse(starts_at)) / MINUTE_MS);
  return (
    <FieldsForm
      fields={slotFields}
      values={{ ...formTime(starts_at), minutes, capacity: String(capacity), place }}
      send={async (body) => {
        await send(call('PUT /api/production/audition-slots/:id', { params: { id }, body }));
        onDone();
      }}
      accountRole="production"
      action="Save the change"
      busyAction="Saving…"
      otherwise="The slot could not be changed. Please try again."
    />
  );
}
