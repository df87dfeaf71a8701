import type { Reply } from '@kirdaar/contract/api';
import { TEXT_MOST } from '@kirdaar/contract/rules/limits';
import { useState } from 'react';
import { call } from '#api/call.ts';
import { useAct } from '#features/auditions/use-act.ts';
import { FieldsForm } from '#features/identity/FieldsForm.tsx';
import { longDay } from '#features/jobs/day-text.ts';
import { Clashes } from '#features/offers/Clashes.tsx';
import { statusForTalent } from '#features/offers/offer-words.ts';
import { Button } from '#ui/Button.tsx';
import { ConfirmButton } from '#ui/ConfirmButton.tsx';

export type OwnOffer = Reply<'GET /api/user/offers'>['offers'][number];

const reasonFields = [
  { name: 'reason', label: 'Why? The production house reads it.', type: 'lines', maxLength: TEXT_MOST },
] as const;

/** An offer to the talent, and its answer. */
export function OfferCard({ offer }: { offer: OwnOffer }) {
  const { status, message, answer_by, reason, clashes, job } = offer;
  return (
    <section
      aria-label={`Offer for ${job.title}`}
      className="relative flex flex-col gap-3 rounded-control border border-leaf/40 bg-leaf-wash p-4"
    >
      <h3 className="font-semibold text-lg">{statusForTalent[status]}</h3>
      <p className="wrap-anywhere whitespace-pre-line">{message}</p>
      {reason && <p className="wrap-anywhere whitespace-pre-line">Your reason: {reason}</p>}
      {status === 'open' && <p className="text-sm">Please answer by the end of {longDay(answer_by)}.</p>}
      {(status === 'open' || status === 'accepted') && <Clashes clashes={clashes} reader="talent" />}
      {status === 'open' && <Answers offer={offer} />}
    </section>
  );
}

function Answers({ offer: { id, job } }: { offer: OwnOffer }) {
  const { busy, act, send } = useAct();
  const [declining, setDeclining] = useState(false);
  if (declining) {
    return (
      <FieldsForm
        fields={reasonFields}
        send={(body) => send(call('POST /api/user/offers/:id/decline', { params: { id }, body }))}
        accountRole="talent"
        action="Decline the offer"
        busyAction="Declining…"
        otherwise="Your answer could not be sent. Please try again."
      />
    );
  }
  return (
    <div className="flex flex-wrap gap-2">
      <ConfirmButton
        label={`Accept the offer for ${job.title}`}
        question="Accept? You are then selected."
        confirm="Yes, I accept"
        busy={busy}
        onConfirm={() =>
          act(
            () => call('POST /api/user/offers/:id/accept', { params: { id } }),
            'Your answer could not be sent. Please try again.',
          )
        }
      >
        Accept
      </ConfirmButton>
      <Button
        look="quiet"
        aria-label={`Decline the offer for ${job.title}`}
        onClick={() => setDeclining(true)}
      >
        Decline
      </Button>
    </div>
  );
}
