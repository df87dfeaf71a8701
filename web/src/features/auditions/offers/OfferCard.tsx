import type { Reply } from '@kirdaar/contract/api';
import { MAX_TEXT } from '@kirdaar/contract/rules/limits';
import { useState } from 'react';
import { calendarPaths } from '#account-paths.ts';
import { useWrite } from '#api/use-write.ts';
import { FieldsForm } from '#features/accounts/identity/FieldsForm.tsx';
import { Clashes, statusForTalent } from '#features/auditions/offers/Clashes.tsx';
import { EndRole } from '#features/auditions/offers/EndRole.tsx';
import { offerWrites } from '#features/auditions/slots/audition-writes.ts';
import { resultToasts, successToast } from '#features/houses/team/result-toasts.ts';
import { fillIn } from '#paths.ts';
import { Button, ButtonLink } from '#ui/Button.tsx';
import { ConfirmButton } from '#ui/ConfirmButton.tsx';
import { longDay } from '#ui/day-text.ts';
import * as words from '#words/auditions/offers.ts';
import { call_title } from '#words/rules/calls.ts';
import * as common from '#words/ui/common.ts';

export type OwnRoleOffer = Reply<'GET /api/user/offers'>['offers'][number];

const reasonFields = [
  { name: 'reason', label: words.decline_reason, type: 'lines', maxLength: MAX_TEXT },
] as const;

export function OfferCard({ offer, mayAccept = true }: { offer: OwnRoleOffer; mayAccept?: boolean }) {
  const { id, status, message, answer_by, reason, clashes, job, has_terms } = offer;
  const [declining, setDeclining] = useState(false);
  const accept = useWrite(offerWrites, 'acceptOffer', resultToasts(common.answer_failed));
  const decline = useWrite(offerWrites, 'declineOffer', successToast());
  return (
    <section
      aria-label={words.card(call_title(job.title))}
      className="relative flex flex-col gap-2 rounded-control border border-leaf/40 bg-leaf-wash p-3"
    >
      <h3 className="font-semibold text-lg">{statusForTalent[status]}</h3>
      <p className="wrap-anywhere whitespace-pre-line">{message}</p>
      {reason && <p className="wrap-anywhere whitespace-pre-line">{words.own_reason(reason)}</p>}
      {status === 'open' && mayAccept && <p className="text-sm">{words.answer_until(longDay(answer_by))}</p>}
      {(status === 'open' || status === 'accepted') && <Clashes clashes={clashes} reader="talent" />}
      {has_terms && status !== 'open' && (
        <ButtonLink variant="quiet" className="self-start" to={fillIn(calendarPaths.terms, { id })}>
          {words.terms}
        </ButtonLink>
      )}
      {status === 'accepted' && <EndRole act="stepBack" id={id} title={call_title(job.title)} />}
      {status === 'open' && !declining && (
        <div className="flex flex-wrap gap-2">
          {mayAccept &&
            (has_terms ? (
              <ButtonLink to={fillIn(calendarPaths.terms, { id })}>{words.read_and_sign}</ButtonLink>
            ) : (
              <ConfirmButton
                label={words.accept_for(call_title(job.title))}
                question={words.accept_question}
                confirm={words.accept_confirm}
                busy={accept.busy}
                onConfirm={() => accept.submit(id)}
              >
                {words.offers_accept}
              </ConfirmButton>
            ))}
          <Button
            variant="quiet"
            aria-label={words.decline_for(call_title(job.title))}
            onClick={() => setDeclining(true)}
          >
            {common.decline}
          </Button>
        </div>
      )}
      {status === 'open' && declining && (
        <FieldsForm
          fields={reasonFields}
          write={{ ...decline, submit: ({ reason }) => decline.submit({ id, reason }) }}
          accountRole="talent"
          submitLabel={words.decline_confirm}
          busyLabel={words.declining}
          fallbackError={common.answer_failed}
        />
      )}
    </section>
  );
}
