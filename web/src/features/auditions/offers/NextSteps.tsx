import type { Reply } from '@kirdaar/contract/api';
import { useWrite } from '#api/use-write.ts';
import { Clashes } from '#features/auditions/offers/Clashes.tsx';
import { EndRole } from '#features/auditions/offers/EndRole.tsx';
import { OfferForm } from '#features/auditions/offers/OfferForm.tsx';
import { statusForHouse } from '#features/auditions/offers/offer-texts.ts';
import { offerWrites } from '#features/auditions/offers/offer-writes.ts';
import { RoleFree } from '#features/auditions/offers/RoleFree.tsx';
import { auditionWrites } from '#features/auditions/slots/audition-writes.ts';
import { answersForHouse } from '#features/auditions/slots/own-auditions.ts';
import { SlotTime } from '#features/auditions/slots/SlotTime.tsx';
import { resultToasts } from '#features/houses/team/result-toasts.ts';
import { housePath } from '#house-paths.ts';
import { useMayWrite } from '#session/use-may-write.ts';
import { ButtonLink } from '#ui/Button.tsx';
import { ConfirmButton } from '#ui/ConfirmButton.tsx';
import { longDay } from '#ui/day-text.ts';

export type NextStepsOf = Reply<'GET /api/production/next-steps/:id'>['data'][number];
type Offer = NextStepsOf['offers'][number];

interface NextStepsProps {
  steps: NextStepsOf;
  /** Whether the talent was invited to send a self-tape, which is shown elsewhere. */
  isTapeAsked?: boolean;
}

/** Shows the auditions and offers of an application, and what the house can do next. */
export function NextSteps({ steps, isTapeAsked = false }: NextStepsProps) {
  const { application_id: id, status, audition, offers, clashes, job_id, backups } = steps;
  const invite = useWrite(
    auditionWrites,
    'inviteToAudition',
    resultToasts('We couldn’t send the invitation. Try again.'),
  );
  const mayWrite = useMayWrite();
  const isOpen = !['selected', 'not_selected', 'withdrawn'].includes(status);
  const hasOffer = offers.some((offer) => offer.status === 'open' || offer.status === 'accepted');
  if (!isOpen && !audition && offers.length === 0) return null;

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
          {mayWrite && !audition && !isTapeAsked && (
            <ConfirmButton
              question="Invite this applicant? They get an email at once."
              confirm="Send invitation"
              busy={invite.busy}
              onConfirm={() => invite.submit({ jobId: job_id, applications: [id] })}
            >
              Invite to audition
            </ConfirmButton>
          )}
          <ButtonLink variant="quiet" to={housePath('auditions', { id: job_id })}>
            Auditions for this casting call
          </ButtonLink>
        </div>
      )}
      {mayWrite && isOpen && !hasOffer && (
        <OfferForm applicationId={id} opener="Make an offer" submitLabel="Send offer" />
      )}
      {mayWrite && backups && <RoleFree jobId={job_id} backups={backups} />}
    </div>
  );
}

function OfferLine({ offer, applicationId: id }: { offer: Offer; applicationId: string }) {
  const { status, message, answer_by, reason, made_by, withdrawn_by } = offer;
  const [mayCancel, mayWithdraw] = [useMayWrite(), useMayWrite('owner')];
  const withdraw = useWrite(
    offerWrites,
    'withdrawOffer',
    resultToasts('We couldn’t withdraw the offer. Try again.'),
  );
  return (
    <div className="flex flex-col items-start gap-2">
      <p className="font-semibold">
        {statusForHouse[status]}
        {status === 'open' && <span className="font-normal text-muted"> · until {longDay(answer_by)}</span>}
      </p>
      {made_by && (
        <p className="wrap-anywhere text-muted text-sm">
          Offered by {made_by}
          {withdrawn_by && `, ${status === 'cancelled' ? 'cancelled' : 'withdrawn'} by ${withdrawn_by}`}
        </p>
      )}
      <p className="wrap-anywhere whitespace-pre-line text-muted">{message}</p>
      {reason && <p className="wrap-anywhere whitespace-pre-line">Reason: {reason}</p>}
      {mayCancel && status === 'accepted' && <EndRole act="cancelRole" id={id} />}
      {mayWithdraw && status === 'open' && (
        <ConfirmButton
          question="Withdraw this offer? We will notify the talent."
          confirm="Withdraw offer"
          busy={withdraw.busy}
          onConfirm={() => withdraw.submit(id)}
        >
          Withdraw offer
        </ConfirmButton>
      )}
    </div>
  );
}
