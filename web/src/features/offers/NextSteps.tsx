import type { Reply } from '@kirdaar/contract/api';
import { TEXT_MOST } from '@kirdaar/contract/rules/limits';
import { useState } from 'react';
import { call } from '#api/call.ts';
import { answersForHouse } from '#features/auditions/own-auditions.ts';
import { SlotTime } from '#features/auditions/SlotTime.tsx';
import { useAct } from '#features/auditions/use-act.ts';
import { FieldsForm } from '#features/identity/FieldsForm.tsx';
import { longDay } from '#features/jobs/day-text.ts';
import { Clashes } from '#features/offers/Clashes.tsx';
import { statusForHouse } from '#features/offers/offer-words.ts';
import { path } from '#paths.ts';
import { Button, ButtonLink } from '#ui/Button.tsx';
import { ConfirmButton } from '#ui/ConfirmButton.tsx';

export type NextStepsOf = Reply<'GET /api/production/next-steps/:id'>['data'][number];
type Offer = NextStepsOf['offers'][number];

const offerFields = [
  {
    name: 'message',
    label: 'A few words to the talent',
    type: 'lines',
    required: true,
    maxLength: TEXT_MOST,
    wide: true,
  },
  { name: 'answer_by', label: 'Answer by', type: 'date', required: true },
] as const;

/** What was arranged for an application, and what the house may do next. */
export function NextSteps({ steps }: { steps: NextStepsOf }) {
  const { application_id: id, status, audition, offers, clashes, job_id } = steps;
  const { busy, act } = useAct();
  const isOpen = !['selected', 'not_selected', 'withdrawn'].includes(status);
  const stands = offers.some((offer) => offer.status === 'open' || offer.status === 'accepted');
  if (!isOpen && !audition && offers.length === 0) return null;

  function invite() {
    const params = { id: job_id };
    const body = { applications: [id] };
    return act(
      () => call('POST /api/production/auditions/:id/invitations', { params, body }),
      'The invitation could not be sent. Please try again.',
    );
  }
  return (
    <div className="flex flex-col gap-4 border-line border-t pt-4">
      <h3 className="text-xl">Audition and offer</h3>
      {audition && (
        <div>
          <p>
            Audition: {answersForHouse[audition.answer]}
            {audition.invited_by && <span className="text-muted"> · invited by {audition.invited_by}</span>}
          </p>
          {audition.starts_at && <SlotTime starts_at={audition.starts_at} />}
          {audition.note && <p className="wrap-anywhere whitespace-pre-line">“{audition.note}”</p>}
        </div>
      )}
      {offers.map((offer) => (
        <OfferLine key={offer.id} offer={offer} applicationId={id} />
      ))}
      <Clashes clashes={clashes} reader="house" />
      {isOpen && (
        <div className="flex flex-wrap gap-2">
          {!audition && (
            <Button look="secondary" disabled={busy} onClick={invite}>
              Invite to audition
            </Button>
          )}
          <ButtonLink look="quiet" to={path('auditions', { id: job_id })}>
            Auditions of this call
          </ButtonLink>
        </div>
      )}
      {isOpen && !stands && <OfferForm applicationId={id} />}
    </div>
  );
}

function OfferLine({ offer, applicationId: id }: { offer: Offer; applicationId: string }) {
  const { status, message, answer_by, reason, made_by, withdrawn_by } = offer;
  const { busy, act } = useAct();
  return (
    <div className="flex flex-col items-start gap-2">
      <p className="font-semibold">
        {statusForHouse[status]}
        {status === 'open' && <span className="font-normal text-muted"> · until {longDay(answer_by)}</span>}
      </p>
      {made_by && (
        <p className="wrap-anywhere text-muted text-sm">
          Offered by {made_by}
          {withdrawn_by && `, taken back by ${withdrawn_by}`}
        </p>
      )}
      <p className="wrap-anywhere whitespace-pre-line text-muted">{message}</p>
      {reason && <p className="wrap-anywhere whitespace-pre-line">The talent writes: {reason}</p>}
      {status === 'open' && (
        <ConfirmButton
          question="Take the offer back? The talent is told."
          confirm="Yes, take it back"
          busy={busy}
          onConfirm={() =>
            act(
              () => call('DELETE /api/production/applications/:id/offer', { params: { id } }),
              'The offer could not be taken back.',
            )
          }
        >
          Take back
        </ConfirmButton>
      )}
    </div>
  );
}

function OfferForm({ applicationId: id }: { applicationId: string }) {
  const [open, setOpen] = useState(false);
  const { send } = useAct();
  if (!open) {
    return (
      <Button className="self-start" onClick={() => setOpen(true)}>
        Make an offer
      </Button>
    );
  }
  return (
    <FieldsForm
      fields={offerFields}
      send={async (body) => {
        await send(call('POST /api/production/applications/:id/offer', { params: { id }, body }));
        setOpen(false);
      }}
      accountRole="production"
      action="Send the offer"
      busyAction="Sending…"
      otherwise="The offer could not be made. Please try again."
    />
  );
}
