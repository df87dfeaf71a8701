import { type ReactNode, useState } from 'react';
import { useWrite } from '#api/use-write.ts';
import { FieldsForm } from '#features/accounts/identity/FieldsForm.tsx';
import { safetyOf, slotPlanFields } from '#features/auditions/slots/audition-fields.ts';
import { auditionWrites } from '#features/auditions/slots/audition-writes.ts';
import type { Auditions } from '#features/auditions/slots/auditions.ts';
import { InviteForm } from '#features/auditions/slots/InviteForm.tsx';
import { ShowMore } from '#features/auditions/slots/ShowMore.tsx';
import { successToast } from '#features/houses/team/result-toasts.ts';
import { useMayWrite } from '#session/use-may-write.ts';
import { Button } from '#ui/Button.tsx';
import { Dialog } from '#ui/Dialog.tsx';
import * as selfTapesWords from '#words/auditions/self-tapes.ts';
import * as words from '#words/auditions/slots.ts';

/** What a reviewer does with the timetable; `from` is the first round that has slots. */
export function SlotDialogs({ auditions, from = 1 }: { auditions: Auditions; from?: number }) {
  const { slots, invitations, candidates, next } = auditions;
  const mayWrite = useMayWrite();
  const latest = Math.max(from, ...slots.map((slot) => slot.round));
  if (!mayWrite) return null;
  const standing = invitations.filter(({ answer }) => answer !== 'ended');
  const invited = new Set(standing.map(({ application_id }) => application_id));
  const earlier = standing.filter(({ round, at_audition }) => round < latest && at_audition);
  return (
    <>
      <AddSlots auditions={auditions} round={from > 1 ? latest : 1} />
      {slots.length > 0 && (
        <Invite
          title={from > 1 ? words.callback_invite_title : selfTapesWords.invite_title}
          lead={words.invite_lead}
        >
          {(close) => (
            <>
              <InviteForm
                jobId={auditions.job.id}
                candidates={candidates.filter(({ application_id }) => !invited.has(application_id))}
                round={from > 1 ? latest : 1}
                onDone={close}
              />
              <ShowMore list="candidates" next={next} />
            </>
          )}
        </Invite>
      )}
      {latest > from && earlier.length > 0 && (
        <Invite title={words.round_invite_title(latest)} lead={words.round_invite_lead}>
          {(close) => (
            <InviteForm
              jobId={auditions.job.id}
              candidates={earlier}
              round={latest}
              legend={words.invite_from_rounds}
              onDone={close}
            />
          )}
        </Invite>
      )}
    </>
  );
}

interface InviteProps {
  title: string;
  lead: string;
  children: (close: () => void) => ReactNode;
}

function Invite({ title, lead, children }: InviteProps) {
  const [open, setOpen] = useState(false);
  const close = () => setOpen(false);
  return (
    <>
      <Button variant="secondary" onClick={() => setOpen(true)}>
        {title}
      </Button>
      {open && (
        <Dialog title={title} onClose={close}>
          <p className="text-muted">{lead}</p>
          {children(close)}
        </Dialog>
      )}
    </>
  );
}

function AddSlots({ auditions: { job, slots }, round }: { auditions: Auditions; round: number }) {
  const [open, setOpen] = useState(false);
  const add = useWrite(
    auditionWrites,
    'addSlots',
    successToast(() => setOpen(false)),
  );
  const {
    place = '',
    contact_name = '',
    contact_phone = '',
    woman_name = '',
    bring = '',
  } = slots.at(-1) ?? {};
  const values = {
    day: job.audition_dates,
    from: '10:00',
    to: '13:00',
    minutes: '20',
    break_minutes: '5',
    capacity: '1',
    round: String(round),
    ...{ place, contact_name, contact_phone, woman_name, bring },
  };
  return (
    <>
      <Button variant={slots.length > 0 ? 'secondary' : 'primary'} onClick={() => setOpen(true)}>
        {words.slots_add_title}
      </Button>
      {open && (
        <Dialog title={words.slots_add_title} onClose={() => setOpen(false)}>
          <p className="text-muted">{words.slots_add_lead}</p>
          <FieldsForm
            fields={slotPlanFields}
            values={values}
            write={{
              ...add,
              submit: ({ is_private, ...body }) =>
                add.submit({ jobId: job.id, body: { ...body, ...safetyOf(is_private, add.error) } }),
            }}
            accountRole="production"
            submitLabel={
              add.error?.code === 'slot_needs_confirmation' ? words.slots_add_anyway : words.slots_add_title
            }
            busyLabel={words.slots_adding}
            fallbackError={words.slots_add_failed}
          />
        </Dialog>
      )}
    </>
  );
}
