import type { Reply } from '@kirdaar/contract/api';
import { addDays, dayInIndia } from '@kirdaar/contract/rules/calendar';
import { Link } from 'react-router';
import { useWrite } from '#api/use-write.ts';
import { Clashes, statusForHouse } from '#features/auditions/offers/Clashes.tsx';
import { EndRole } from '#features/auditions/offers/EndRole.tsx';
import { OfferForm } from '#features/auditions/offers/OfferForm.tsx';
import { auditionWrites, offerWrites } from '#features/auditions/slots/audition-writes.ts';
import { answersForHouse } from '#features/auditions/slots/auditions.ts';
import { SlotTime } from '#features/auditions/slots/SlotTime.tsx';
import { resultToasts } from '#features/houses/team/result-toasts.ts';
import { housePath } from '#house-paths.ts';
import { useMayWrite } from '#session/use-may-write.ts';
import { ButtonLink } from '#ui/Button.tsx';
import { ConfirmButton } from '#ui/ConfirmButton.tsx';
import { longDay } from '#ui/day-text.ts';
import { sentence } from '#ui/sentence.ts';
import { next_steps } from '#words/applications/review.ts';
import { sent_reason, until } from '#words/applications/sent.ts';
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
      <h3 className="text-xl">{next_steps}</h3>
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
        <>
          <OfferForm applicationId={id} opener={words.offer_make} submitLabel={words.offer_send} />
          <ButtonLink variant="secondary" className="self-start" to={housePath('offerTerms', { id })}>
            {words.offer_with_terms}
          </ButtonLink>
        </>
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
  const { status, message, answer_by, reason, made_by, has_terms } = offer;
  const [mayCancel, mayWithdraw] = [useMayWrite(), useMayWrite('owner')];
  const withdraw = useWrite(offerWrites, 'withdrawOffer', resultToasts(words.withdraw_failed));
  return (
    <div className="flex flex-col items-start gap-2">
      <p className="font-semibold">
        {statusForHouse[status]}
        {status === 'open' && <span className="font-normal text-muted"> · {until(longDay(answer_by))}</span>}
      </p>
      {made_by && <p className="wrap-anywhere text-muted text-sm">{offererText(offer, made_by)}</p>}
      <p className="wrap-anywhere whitespace-pre-line text-muted">{message}</p>
      {reason && <p className="wrap-anywhere whitespace-pre-line">{sent_reason(reason)}</p>}
      {(has_terms || status === 'accepted') && (
        <ButtonLink variant="quiet" to={housePath('offerTerms', { id })}>
          {words.terms}
        </ButtonLink>
      )}
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

const DAYS_TO_ANSWER = 3;

interface RoleFreeProps {
  jobId: string;
  backups: NonNullable<Reply<'GET /api/production/next-steps/:id'>['data'][number]['backups']>;
}

function RoleFree({ jobId, backups }: RoleFreeProps) {
  const values = {
    message: words.free_message,
    answer_by: addDays(dayInIndia(new Date()), DAYS_TO_ANSWER),
  };
  return (
    <section aria-label={words.free_again} className="flex flex-col gap-4 rounded-control bg-leaf-wash p-4">
      <h4 className="font-semibold text-lg">{words.free_again}</h4>
      {backups.length === 0 && (
        <p>
          {sentence(
            words.free_no_backup((text) => (
              <Link to={housePath('jobApplicants', { id: jobId })} className="link">
                {text}
              </Link>
            )),
          )}
        </p>
      )}
      {backups.map(({ application_id, name }, place) => (
        <OfferForm
          key={application_id}
          applicationId={application_id}
          {...(place > 0 && { opener: words.free_offer_instead(name) })}
          submitLabel={words.free_offer(name)}
          values={values}
        />
      ))}
    </section>
  );
}
