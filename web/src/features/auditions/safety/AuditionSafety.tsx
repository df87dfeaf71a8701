import { CHECK_IN_HOURS, isPassOver } from '@kirdaar/contract/rules/auditions';
import { clockTime, HOUR_MS } from '@kirdaar/contract/rules/calendar';
import { useWrite } from '#api/use-write.ts';
import { UnsafeButton } from '#features/auditions/safety/UnsafeButton.tsx';
import { auditionWrites } from '#features/auditions/slots/audition-writes.ts';
import type { OwnAudition, Slot } from '#features/auditions/slots/auditions.ts';
import { failureToast, resultToasts } from '#features/houses/team/result-toasts.ts';
import { Button } from '#ui/Button.tsx';
import { ShareLinks } from '#ui/ShareLinks.tsx';
import * as calendarWords from '#words/auditions/calendar.ts';
import * as words from '#words/auditions/safety.ts';
import { call_title } from '#words/rules/calls.ts';
import * as common from '#words/ui/common.ts';

/** What a talent does to be safe at a confirmed audition in person. */
export function AuditionSafety({ audition, slot }: { audition: OwnAudition; slot: Slot }) {
  const isOver = isPassOver(slot, new Date());
  return (
    <div className="flex flex-col items-start gap-3 border-marigold border-t pt-4">
      {!isOver && (
        <>
          <Attendance audition={audition} slot={slot} />
          <Pass audition={audition} />
          {!slot.woman_name && <Woman audition={audition} />}
        </>
      )}
      <UnsafeButton audition={audition} place={slot.place} />
    </div>
  );
}

function Attendance({
  audition: { application_id, arrived_at, left_at },
  slot,
}: {
  audition: OwnAudition;
  slot: Slot;
}) {
  const checkIn = useWrite(auditionWrites, 'checkInAsTalent', resultToasts(common.save_failed));
  const checkOut = useWrite(auditionWrites, 'checkOut', resultToasts(common.save_failed));
  if (Date.now() < Date.parse(slot.starts_at) - CHECK_IN_HOURS * HOUR_MS) return null;
  if (!arrived_at) {
    return (
      <Button disabled={checkIn.busy} onClick={() => checkIn.submit(application_id)}>
        {words.check_in}
      </Button>
    );
  }
  return (
    <div className="flex flex-wrap items-center gap-3">
      <span className="font-semibold text-leaf">
        {left_at ? words.left_at(clockTime(left_at)) : calendarWords.arrived_at(clockTime(arrived_at))}
      </span>
      {!left_at && (
        <Button disabled={checkOut.busy} onClick={() => checkOut.submit(application_id)}>
          {words.check_out}
        </Button>
      )}
    </div>
  );
}

function Pass({ audition: { application_id, has_pass, job } }: { audition: OwnAudition }) {
  const share = useWrite(auditionWrites, 'sharePass', failureToast(common.save_failed));
  const revoke = useWrite(auditionWrites, 'revokePass', resultToasts(common.save_failed));
  const url = has_pass && share.reply?.url;
  return (
    <div className="flex flex-wrap gap-2">
      {url ? (
        <ShareLinks url={url} text={words.share_text(call_title(job.title))} />
      ) : (
        <Button variant="secondary" disabled={share.busy} onClick={() => share.submit(application_id)}>
          {words.share}
        </Button>
      )}
      {has_pass && (
        <Button variant="quiet" disabled={revoke.busy} onClick={() => revoke.submit(application_id)}>
          {words.share_stop}
        </Button>
      )}
    </div>
  );
}

function Woman({ audition: { application_id, asks_for_woman } }: { audition: OwnAudition }) {
  const ask = useWrite(auditionWrites, 'askForWoman', resultToasts(common.save_failed));
  if (asks_for_woman) return <p>{words.woman_asked}</p>;
  return (
    <Button variant="secondary" disabled={ask.busy} onClick={() => ask.submit(application_id)}>
      {words.woman_ask}
    </Button>
  );
}
