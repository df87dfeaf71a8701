import { isInPerson } from '@kirdaar/contract/rules/auditions';
import { useState } from 'react';
import { type PendingWrite, useWrite } from '#api/use-write.ts';
import { FieldsForm } from '#features/accounts/identity/FieldsForm.tsx';
import { AuditionSafety } from '#features/auditions/safety/AuditionSafety.tsx';
import { SlotDetails, SlotWarnings } from '#features/auditions/safety/SlotDetails.tsx';
import { timeRequestFields } from '#features/auditions/slots/audition-fields.ts';
import { auditionWrites } from '#features/auditions/slots/audition-writes.ts';
import type { OwnAudition } from '#features/auditions/slots/auditions.ts';
import { Place, SlotTime } from '#features/auditions/slots/SlotTime.tsx';
import { resultToasts, successToast } from '#features/houses/team/result-toasts.ts';
import { housePath } from '#house-paths.ts';
import { Button, buttonLook } from '#ui/Button.tsx';
import { ConfirmButton } from '#ui/ConfirmButton.tsx';
import { QrCode } from '#ui/QrCode.tsx';
import * as words from '#words/auditions/slots.ts';
import { call_title } from '#words/rules/calls.ts';
import * as common from '#words/ui/common.ts';

export function AuditionCard({ audition }: { audition: OwnAudition }) {
  const { answer, slot, proposed_slot, note, job, round } = audition;
  const free_slots = audition.free_slots.filter(({ id }) => id !== proposed_slot?.id);
  const hasTime = answer === 'confirmed' || proposed_slot !== null;
  const confirm = useWrite(auditionWrites, 'confirmAudition', resultToasts(words.confirm_failed));
  if (answer === 'ended') return null;
  const title = proposed_slot ? words.confirm_title : words.titles[answer];
  return (
    <section
      aria-label={words.card(call_title(job.title))}
      className="relative flex flex-col gap-3 rounded-control border border-marigold bg-marigold-wash p-3"
    >
      <h3 className="font-semibold text-lg">
        {title}
        {round > 1 && ` · ${words.round(round)}`}
      </h3>
      {slot && (
        <div className="flex flex-col gap-1">
          <SlotTime starts_at={slot.starts_at} ends_at={slot.ends_at} />
          <Place place={slot.place} />
          <SlotDetails slot={slot} />
        </div>
      )}
      {proposed_slot && (
        <div className="flex flex-col items-start gap-2">
          <p>{words.proposed}</p>
          <div>
            <SlotTime starts_at={proposed_slot.starts_at} ends_at={proposed_slot.ends_at} />
            <p>
              <Place place={proposed_slot.place} />
            </p>
            <SlotDetails slot={proposed_slot} />
          </div>
          <Button
            disabled={confirm.busy}
            onClick={() =>
              confirm.submit({ applicationId: audition.application_id, slot_id: proposed_slot.id })
            }
          >
            {words.confirm_proposed}
          </Button>
        </div>
      )}
      {answer === 'asked' && <p className="wrap-anywhere whitespace-pre-line">{words.asked_note(note)}</p>}
      {answer === 'confirmed' && (
        <>
          <AddToCalendar audition={audition} />
          <CheckInCode audition={audition} />
          {slot && isInPerson(slot.place) && <AuditionSafety audition={audition} slot={slot} />}
        </>
      )}
      {!hasTime && <Times audition={{ ...audition, free_slots }} confirm={confirm} />}
      {hasTime && free_slots.length > 0 && (
        <details>
          <summary className="cursor-pointer font-semibold">{words.other_time}</summary>
          <div className="pt-3">
            <Times audition={{ ...audition, free_slots }} confirm={confirm} />
          </div>
        </details>
      )}
      <OtherAnswers audition={audition} />
    </section>
  );
}

/** A real address, because iPhones do not open a calendar that a page made. */
function AddToCalendar({ audition: { calendar_url, job } }: { audition: OwnAudition }) {
  if (!calendar_url) return null;
  return (
    <p>
      <a
        href={calendar_url}
        aria-label={words.add_to_calendar_for(call_title(job.title))}
        className={buttonLook('secondary')}
      >
        {words.add_to_calendar}
      </a>
    </p>
  );
}

/** Only members of the house can use the URL. */
function CheckInCode({ audition: { application_id: id, job } }: { audition: OwnAudition }) {
  return (
    <details>
      <summary className="cursor-pointer font-semibold">{words.check_in_show}</summary>
      <div className="flex flex-col gap-2 pt-3">
        <p>{words.check_in_hint}</p>
        <QrCode
          text={`${window.location.origin}${housePath('checkIn', { id })}`}
          label={words.check_in_code(call_title(job.title))}
        />
      </div>
    </details>
  );
}

interface TimesProps {
  audition: OwnAudition;
  confirm: PendingWrite<{ applicationId: string; slot_id: string }>;
}

/** How many free times show at once; the others open with a tap. */
const SHOWN_TIMES = 2;

function Times({ audition: { application_id, free_slots }, confirm }: TimesProps) {
  if (free_slots.length === 0) return <p>{words.times_none}</p>;
  const rows = free_slots.map(({ id: slot_id, ...slot }) => (
    <li
      key={slot_id}
      className="flex items-center justify-between gap-3 rounded-control border border-line bg-card px-3 py-2"
    >
      <div className="min-w-0">
        <SlotTime starts_at={slot.starts_at} ends_at={slot.ends_at} />
        <p className="text-sm">
          <Place place={slot.place} />
        </p>
        <SlotWarnings slot={slot} />
      </div>
      <Button
        disabled={confirm.busy}
        onClick={() => confirm.submit({ applicationId: application_id, slot_id })}
      >
        {words.time_confirm}
      </Button>
    </li>
  ));
  return (
    <>
      <ul aria-label={words.times_list} className="flex flex-col gap-2">
        {rows.slice(0, SHOWN_TIMES)}
      </ul>
      {rows.length > SHOWN_TIMES && (
        <details>
          <summary className="cursor-pointer font-semibold">
            {words.times_more(rows.length - SHOWN_TIMES)}
          </summary>
          <ul className="flex flex-col gap-2 pt-3">{rows.slice(SHOWN_TIMES)}</ul>
        </details>
      )}
    </>
  );
}

function OtherAnswers({ audition: { application_id, answer, job } }: { audition: OwnAudition }) {
  const [asking, setAsking] = useState(false);
  const decline = useWrite(auditionWrites, 'declineAudition', resultToasts(common.answer_failed));
  const ask = useWrite(
    auditionWrites,
    'askForAnotherTime',
    successToast(() => setAsking(false)),
  );
  if (asking) {
    return (
      <FieldsForm
        fields={timeRequestFields}
        write={{ ...ask, submit: ({ note }) => ask.submit({ applicationId: application_id, note }) }}
        accountRole="talent"
        submitLabel={words.ask_send}
        busyLabel={common.sending}
        fallbackError={words.ask_failed}
      />
    );
  }
  return (
    <div className="flex flex-wrap gap-2">
      <Button variant="secondary" onClick={() => setAsking(true)}>
        {words.ask}
      </Button>
      {answer !== 'declined' && (
        <ConfirmButton
          label={words.decline_for(call_title(job.title))}
          question={words.decline_question}
          confirm={words.decline_confirm}
          busy={decline.busy}
          onConfirm={() => decline.submit(application_id)}
        >
          {common.decline}
        </ConfirmButton>
      )}
    </div>
  );
}
