import { useRef } from 'react';
import { useWrite } from '#api/use-write.ts';
import { auditionWrites } from '#features/auditions/slots/audition-writes.ts';
import type { Auditions } from '#features/auditions/slots/auditions.ts';
import { ShowMore } from '#features/auditions/slots/ShowMore.tsx';
import { SlotDialogs } from '#features/auditions/slots/SlotDialogs.tsx';
import { FillSlots } from '#features/auditions/timetable/FillSlots.tsx';
import { Answer, PersonInSlot } from '#features/auditions/timetable/PersonInSlot.tsx';
import { TimetableRow } from '#features/auditions/timetable/TimetableRow.tsx';
import { type Placing, type Target, usePlacing, WAITING } from '#features/auditions/timetable/use-placing.ts';
import { resultToasts } from '#features/houses/team/result-toasts.ts';
import { DownloadButton } from '#features/talent/public-profile/DownloadButton.tsx';
import { useMayWrite } from '#session/use-may-write.ts';
import { classNames } from '#ui/class-names.ts';
import { Notice } from '#ui/Notice.tsx';
import { Section } from '#ui/Section.tsx';
import { slotTime } from '#ui/slot-time.ts';
import * as words from '#words/auditions/slots.ts';

interface TimetableProps {
  auditions: Auditions;
  /** The first round that has slots. */
  from?: number;
}

export function Timetable({ auditions, from }: TimetableProps) {
  const { job, slots, waiting, next } = auditions;
  // Not in the row, which is gone when the cancellation is confirmed.
  const cancel = useWrite(auditionWrites, 'cancelSlot', resultToasts(words.cancel_failed));
  const mayWrite = useMayWrite();
  const placed = useRef('');
  const placedToasts = resultToasts(words.place_failed, () => keepFocusOn(placed.current));
  const place = useWrite(auditionWrites, 'placeApplicant', placedToasts);
  const open = slots.filter(
    ({ starts_at, capacity, taken }) => taken < capacity && Date.parse(starts_at) > Date.now(),
  );
  const targets = [
    ...open.map((slot) => ({ id: slot.id, label: slotTime(slot).india })),
    { id: WAITING, label: words.timetable_waiting },
  ];
  const placing = usePlacing(targets, ({ application_id }, to) => {
    placed.current = application_id;
    place.submit({ applicationId: application_id, slot_id: to === WAITING ? null : to });
  });
  // Those who asked for another time are placed by hand.
  const inLine = waiting.filter(({ answer }) => answer !== 'asked');
  const days = Map.groupBy(slots, (slot) => slotTime(slot).day);
  return (
    <div className="grid items-start gap-6 lg:grid-cols-[minmax(0,1fr)_18rem]">
      <Section title={words.timetable_title} {...(mayWrite && { lead: words.timetable_lead })}>
        <p role="status" className="sr-only">
          {placing.announcement}
        </p>
        {slots.length === 0 && <Notice>{mayWrite ? words.empty_add : words.timetable_empty}</Notice>}
        <div className="not-first:mt-5 mb-5 flex flex-wrap gap-2">
          {mayWrite && open.length > 0 && inLine.length > 0 && <FillSlots jobId={job.id} />}
          <SlotDialogs auditions={auditions} {...(from && { from })} />
          {slots.length > 0 &&
            (['pdf', 'xlsx'] as const).map((type) => (
              <DownloadButton
                key={type}
                file={[
                  `GET /api/production/auditions/:id/call-sheet.${type}`,
                  { params: { id: job.id }, fileName: `call-sheet.${type}` },
                ]}
              >
                {words.call_sheets[type]}
              </DownloadButton>
            ))}
        </div>
        {[...days].map(([day, slotsOfDay]) => (
          <section key={day} aria-label={day} className="not-first:mt-6">
            <h3 className="font-semibold text-lg">{day}</h3>
            <ul className="divide-y divide-line">
              {slotsOfDay.map((slot) => (
                <TimetableRow
                  key={slot.id}
                  slot={slot}
                  role={job.role}
                  next={inLine[0]}
                  targets={targets}
                  placing={placing}
                  cancel={cancel}
                />
              ))}
            </ul>
          </section>
        ))}
        <ShowMore list="slots" next={next} />
      </Section>
      <div className="lg:sticky lg:top-20 lg:max-h-[calc(100dvh-6rem)] lg:overflow-y-auto">
        <WaitingList waiting={waiting} role={job.role} targets={targets} placing={placing} />
      </div>
    </div>
  );
}

/** A person who moved has new controls elsewhere, so the browser has dropped the focus. */
function keepFocusOn(applicationId: string) {
  if (document.activeElement && document.activeElement !== document.body) return;
  const grips = [...document.querySelectorAll<HTMLElement>('[data-person]')];
  grips.find(({ dataset }) => dataset.person === applicationId)?.focus();
}

interface WaitingListProps {
  waiting: Auditions['waiting'];
  role: string;
  targets: readonly Target[];
  placing: Placing;
}

function WaitingList({ waiting, role, targets, placing }: WaitingListProps) {
  const mayWrite = useMayWrite();
  return (
    <Section title={words.timetable_waiting} lead={words.waiting_lead}>
      <div
        {...placing.targetOf(WAITING)}
        className={classNames(
          'rounded-control',
          placing.picked && placing.over === WAITING && 'bg-marigold-wash ring-2 ring-accent',
        )}
      >
        {waiting.length === 0 && <p className="text-muted">{words.waiting_empty}</p>}
        <ol className="flex flex-col gap-2">
          {waiting.map(({ application_id, user, answer, note }) => (
            <li key={application_id} className="flex flex-col gap-1">
              <PersonInSlot
                person={{ application_id, name: user.name, from: WAITING }}
                user={user}
                role={role}
                targets={targets}
                placing={mayWrite ? placing : undefined}
              >
                {answer ? (
                  <Answer answer={answer} />
                ) : (
                  <span className="text-muted">{words.not_invited}</span>
                )}
              </PersonInSlot>
              {note && <p className="wrap-anywhere whitespace-pre-line pl-3">“{note}”</p>}
            </li>
          ))}
        </ol>
      </div>
    </Section>
  );
}
