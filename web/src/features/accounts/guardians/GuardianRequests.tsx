import type { GuardianDecision, GuardianRequest } from '@kirdaar/contract/accounts/guardian-requests';
import { type ReactNode, useState } from 'react';
import { serverMessage } from '#api/server-message.ts';
import { useWrite } from '#api/use-write.ts';
import {
  type GuardianDecisions,
  guardianDecisionWrites,
} from '#features/accounts/guardians/guardian-decision-writes.ts';
import { Button } from '#ui/Button.tsx';
import { Card } from '#ui/Card.tsx';
import { ConfirmButton } from '#ui/ConfirmButton.tsx';
import { longDayOf } from '#ui/day-text.ts';
import { Facts } from '#ui/Facts.tsx';
import { Notice } from '#ui/Notice.tsx';
import { slotTime } from '#ui/slot-time.ts';
import * as words from '#words/accounts/guardians.ts';
import { call_title, stops } from '#words/rules/calls.ts';
import * as common from '#words/ui/common.ts';

interface GuardianRequestsProps {
  decisions: GuardianDecisions;
  onChanged: (decisions: GuardianDecisions) => void;
}

/** What waits for the guardian, of all their children. */
export function GuardianRequests({ decisions: { pass, waiting }, onChanged }: GuardianRequestsProps) {
  return (
    <section className="flex flex-col gap-4" aria-labelledby="waits-for-you">
      <h2 id="waits-for-you" className="text-2xl">
        {words.waits_for_you}
      </h2>
      {waiting.length === 0 && <p className="text-muted">{words.nothing_waits}</p>}
      {waiting.map((request) => (
        <Request
          key={`${request.kind} ${request.subject_id}`}
          pass={pass}
          request={request}
          onChanged={onChanged}
        />
      ))}
    </section>
  );
}

interface RequestProps {
  pass: string;
  request: GuardianRequest;
  onChanged: (decisions: GuardianDecisions) => void;
}

function Request({ pass, request, onChanged }: RequestProps) {
  const {
    kind,
    child,
    subject_id: subject,
    first_name,
    title,
    company_name,
    text,
    answer_by,
    staff_stop,
  } = request;
  const [slot, setSlot] = useState(request.slot_id ?? undefined);
  const deciding = useWrite(guardianDecisionWrites, 'decide', { onDone: onChanged });
  const decide = (approve: boolean) =>
    deciding.submit({
      ...{ pass, child, kind, subject, approve },
      ...(request.asked_at && { asked_at: request.asked_at }),
      ...(approve && slot && { slot }),
      ...(approve && request.terms && { terms: request.terms.version }),
    });

  return (
    <Card className="flex flex-col gap-4 p-5" aria-label={`${first_name}: ${call_title(title)}`}>
      <header>
        <h3 className="font-semibold text-lg">
          {(request.asked_at && kind !== 'conversation' ? words.request_by_child : words.request_by_house)[
            kind
          ](first_name)}
        </h3>
        <p className="wrap-anywhere">{[call_title(title), company_name].filter(Boolean).join(', ')}</p>
        {answer_by && <p className="text-muted">{words.request_until(longDayOf(answer_by))}</p>}
      </header>
      {staff_stop && <Notice>{stops[staff_stop]}</Notice>}
      {text && <blockquote className="wrap-anywhere border-line border-l-2 pl-3">{text}</blockquote>}
      {request.terms && <Facts facts={request.terms.rows} />}
      <RequestMedia media={request.media} />
      <SlotChoice request={request} chosen={slot} onChosen={setSlot} />
      {deciding.error && <Notice tone="failure">{serverMessage(deciding.error, common.save_failed)}</Notice>}
      <div className="flex flex-wrap gap-3">
        {!staff_stop && (
          <Button disabled={deciding.busy || (kind === 'audition' && !slot)} onClick={() => decide(true)}>
            {request.terms ? words.request_sign : words.request_approve[kind]}
          </Button>
        )}
        <ConfirmButton
          question={words.request_reject_question(first_name)}
          confirm={words.request_reject}
          busy={deciding.busy}
          onConfirm={() => decide(false)}
        >
          {words.request_reject}
        </ConfirmButton>
      </div>
    </Card>
  );
}

function RequestMedia({ media }: Pick<GuardianRequest, 'media'>) {
  return media.map(({ id, kind, url }): ReactNode => {
    if (!url) return <p key={id}>{words.request_media_processing}</p>;
    if (kind === 'image')
      return <img key={id} src={url} alt={words.request_photo} className="max-h-72 w-fit rounded-control" />;
    // biome-ignore lint/a11y/useMediaCaption: the child recorded it, so there are no captions.
    return <video key={id} src={url} controls preload="metadata" className="max-h-72 rounded-control" />;
  });
}

interface SlotChoiceProps {
  request: GuardianRequest;
  chosen: string | undefined;
  onChosen: (id: string) => void;
}

function SlotChoice({ request, chosen, onChosen }: SlotChoiceProps) {
  const { kind, staff_stop, slots, subject_id: name } = request;
  if (kind !== 'audition' || staff_stop) return null;
  if (slots.length === 0) return <p>{words.request_no_slots}</p>;
  return (
    <fieldset className="flex flex-col gap-1">
      <legend className="font-semibold">{words.request_slots}</legend>
      {slots.map(({ id, place, ...time }) => (
        <label key={id} className="flex min-h-11 items-center gap-3">
          <input type="radio" name={name} checked={id === chosen} onChange={() => onChosen(id)} />
          <span className="wrap-anywhere">
            {slotTime(time).india}, {place}
          </span>
        </label>
      ))}
    </fieldset>
  );
}

/** What the guardian decided, newest first. */
export function DecidedRequests({ decided }: { decided: GuardianDecision[] }) {
  if (decided.length === 0) return null;
  return (
    <details>
      <summary className="min-h-11 w-fit cursor-pointer content-center font-semibold">
        {words.decided}
      </summary>
      <ul className="flex list-disc flex-col gap-1.5 pl-5">
        {decided.map(({ kind, subject_id, first_name, title, approved, decided_at }) => (
          <li key={`${kind} ${subject_id} ${decided_at}`} className="wrap-anywhere">
            {words.decided_line(first_name, words.decided_kinds[kind], call_title(title))}{' '}
            {approved
              ? words.decided_approved(longDayOf(decided_at))
              : words.decided_rejected(longDayOf(decided_at))}
          </li>
        ))}
      </ul>
    </details>
  );
}
