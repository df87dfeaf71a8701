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
import * as words from '#words/auditions/offers.ts';
import * as common from '#words/ui/common.ts';

export type NextStepsOf = Reply<'GET /api/production/next-steps/:id'>['data'][number];
type Offer = NextStepsOf['offers'][number];

interface NextStepsProps {
  steps: NextStepsOf;
  /** Whether the talent was invited to send a self-tape, which is shown elsewhere. */
  isTapeAsked?: boolean;
}

export function NextSteps({ steps, isTapeAsked = false }: NextStepsProps) {
  const { application_id: id, status, audition, offers, clashes, job_id, backups } = steps;
  const invite = useWrite(auditionWrites, 'inviteToAudition', resultToasts(common.invitation_failed));
  const mayWrite = useMayWrite();
  const isOpen = !['selected', 'not_selected', 'withdrawn'].includes(status);
  const hasOffer = offers.some((offer) => offer.status === 'open' || offer.status === 'accepted');
  if (!isOpen && !audition && offers.length === 0) return null;

  return (
    <div className="flex flex-col gap-4 border-line border-t pt-4">
      <h3 className="text-xl">{words.next_title}</h3>
      {audition && (
        <div>
          <p>
            {words.audition(answersForHouse[audition.answer])}
            {audition.invited_by && (
              <span className="text-muted"> · {words.invited_by(audition.invited_by)}</span>
            )}
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
              question={words.invite_question}
              confirm={common.send_invitation}
              busy={invite.busy}
              onConfirm={() => invite.submit({ jobId: job_id, applications: [id] })}
            >
              {words.invite}
            </ConfirmButton>
          )}
          <ButtonLink variant="quiet" to={housePath('auditions', { id: job_id })}>
            {words.all_auditions}
          </ButtonLink>
        </div>
      )}
      {mayWrite && isOpen && !hasOffer && (
        <OfferForm applicationId={id} opener={words.offer_make} submitLabel={words.offer_send} />
      )}
      {mayWrite && backups && <RoleFree jobId={job_id} backups={backups} />}
    </div>
  );
}

function offererText({ status, withdrawn_by }: Offer, made_by: string): string {
  if (!withdrawn_by) return words.offered_by(made_by);
  return status === 'cancelled'
    ? words.offered_and_cancelled(made_by, withdrawn_by)
    : words.offered_and_withdrawn(made_by, withdrawn_by);
}

function OfferLine({ offer, applicationId: id }: { offer: Offer; applicationId: string }) {
  const { status, message, answer_by, reason, made_by } = offer;
  const [mayCancel, mayWithdraw] = [useMayWrite(), useMayWrite('owner')];
  const withdraw = useWrite(offerWrites, 'withdrawOffer', resultToasts(words.withdraw_failed));
  return (
    <div className="flex flex-col items-start gap-2">
      <p className="font-semibold">
        {statusForHouse[status]}
        {status === 'open' && (
          <span className="font-normal text-muted"> · {words.open_until(longDay(answer_by))}</span>
        )}
      </p>
      {made_by && <p className="wrap-anywhere text-muted text-sm">{offererText(offer, made_by)}</p>}
      <p className="wrap-anywhere whitespace-pre-line text-muted">{message}</p>
      {reason && <p className="wrap-anywhere whitespace-pre-line">{words.offers_reason(reason)}</p>}
      {mayCancel && status === 'accepted' && <EndRole act="cancelRole" id={id} />}
      {mayWithdraw && status === 'open' && (
        <ConfirmButton
          question={words.withdraw_question}
          confirm={words.withdraw}
          busy={withdraw.busy}
          onConfirm={() => withdraw.submit(id)}
        >
          {words.withdraw}
        </ConfirmButton>
      )}
    </div>
  );
}
