import { CalendarPlus } from 'lucide-react';
import { useState } from 'react';
import { call } from '#api/call.ts';
import { download } from '#api/download.ts';
import { askFields } from '#features/auditions/audition-fields.ts';
import type { OwnAudition } from '#features/auditions/own-auditions.ts';
import { Place } from '#features/auditions/Place.tsx';
import { SlotTime } from '#features/auditions/SlotTime.tsx';
import { useAct } from '#features/auditions/use-act.ts';
import { FieldsForm } from '#features/identity/FieldsForm.tsx';
import { Button } from '#ui/Button.tsx';
import { ConfirmButton } from '#ui/ConfirmButton.tsx';

/** An invitation to audition: what was answered, the times to choose from, and every other answer. */
export function AuditionCard({ audition }: { audition: OwnAudition }) {
  const { answer, slot, free, note, job } = audition;
  if (answer === 'ended') return null;
  return (
    <section
      aria-label={`Audition for ${job.title}`}
      className="relative flex flex-col gap-4 rounded-control border border-marigold bg-marigold-wash p-4"
    >
      <h3 className="font-semibold text-lg">{titles[answer]}</h3>
      {slot && (
        <div className="flex flex-col gap-1">
          <SlotTime starts_at={slot.starts_at} ends_at={slot.ends_at} />
          <Place place={slot.place} />
        </div>
      )}
      {answer === 'asked' && <p className="wrap-anywhere whitespace-pre-line">You wrote: {note}</p>}
      {answer === 'confirmed' ? <Confirmed audition={audition} /> : <Times audition={audition} />}
      {answer === 'confirmed' && free.length > 0 && (
        <details>
          <summary className="cursor-pointer font-semibold">Choose another time</summary>
          <div className="pt-3">
            <Times audition={audition} />
          </div>
        </details>
      )}
      <OtherAnswers audition={audition} />
    </section>
  );
}

const titles = {
  offered: 'Choose a time for your audition',
  confirmed: 'Your audition is confirmed',
  asked: 'You asked for another time',
  declined: 'You said that you are not coming',
} as const;

function Confirmed({ audition: { application_id: id, job } }: { audition: OwnAudition }) {
  const { busy, act } = useAct();
  async function keep() {
    await download('GET /api/user/auditions/:id/audition.ics', { params: { id }, fileName: 'audition.ics' });
    return { message: 'The audition is saved as a calendar file.' };
  }
  return (
    <Button
      look="secondary"
      disabled={busy}
      aria-label={`Add to calendar: the audition for ${job.title}`}
      onClick={() => act(keep, 'The calendar file could not be fetched.')}
      className="self-start"
    >
      <CalendarPlus aria-hidden className="size-4" />
      Add to calendar
    </Button>
  );
}

function Times({ audition: { application_id: id, free } }: { audition: OwnAudition }) {
  const { busy, act } = useAct();
  if (free.length === 0)
    return <p>No time is free at the moment. Ask for another, and you are told of new ones.</p>;
  return (
    <ul aria-label="Free times" className="flex max-h-96 flex-col gap-2 overflow-y-auto">
      {free.map(({ id: slot_id, starts_at, ends_at, place }) => (
        <li
          key={slot_id}
          className="flex flex-wrap items-center justify-between gap-3 rounded-control border border-line bg-card px-3 py-2"
        >
          <div className="min-w-0">
            <SlotTime starts_at={starts_at} ends_at={ends_at} />
            <p className="text-sm">
              <Place place={place} />
            </p>
          </div>
          <Button
            disabled={busy}
            onClick={() =>
              act(
                () => call('POST /api/user/auditions/:id/confirm', { params: { id }, body: { slot_id } }),
                'This time could not be confirmed. Please try again.',
              )
            }
          >
            Confirm
          </Button>
        </li>
      ))}
    </ul>
  );
}

function OtherAnswers({ audition: { application_id: id, answer, job } }: { audition: OwnAudition }) {
  const { busy, act, send } = useAct();
  const [asking, setAsking] = useState(false);
  if (asking) {
    return (
      <FieldsForm
        fields={askFields}
        send={async (body) => {
          await send(call('POST /api/user/auditions/:id/ask', { params: { id }, body }));
          setAsking(false);
        }}
        accountRole="talent"
        action="Ask for another time"
        busyAction="Asking…"
        otherwise="This could not be sent. Please try again."
      />
    );
  }
  return (
    <div className="flex flex-wrap gap-2">
      <Button look="secondary" onClick={() => setAsking(true)}>
        Another time
      </Button>
      {answer !== 'declined' && (
        <ConfirmButton
          label={`I am not coming to the audition for ${job.title}`}
          question="Tell the production house that you are not coming?"
          confirm="Yes, I am not coming"
          busy={busy}
          onConfirm={() =>
            act(
              () => call('POST /api/user/auditions/:id/decline', { params: { id }, body: {} }),
              'This could not be sent. Please try again.',
            )
          }
        >
          I am not coming
        </ConfirmButton>
      )}
    </div>
  );
}
