import type { Reply } from '@kirdaar/contract/api';
import { useState } from 'react';
import { callApi } from '#api/call-api.ts';
import { serverMessage } from '#api/server-message.ts';
import { useWrite } from '#api/use-write.ts';
import { auditionWrites } from '#features/auditions/slots/audition-writes.ts';
import { Place } from '#features/auditions/slots/SlotTime.tsx';
import { successToast } from '#features/houses/team/result-toasts.ts';
import { Button } from '#ui/Button.tsx';
import { Dialog } from '#ui/Dialog.tsx';
import { slotTime } from '#ui/slot-time.ts';
import { showToast } from '#ui/toast-list.ts';
import * as words from '#words/auditions/slots.ts';

type Plan = Reply<'GET /api/production/auditions/:id/fill'>['placements'];

/** Shows who would get which free slot, and invites them as shown. */
export function FillSlots({ jobId }: { jobId: string }) {
  const [plan, setPlan] = useState<Plan>();
  const [busy, setBusy] = useState(false);
  const close = () => setPlan(undefined);
  const fill = useWrite(auditionWrites, 'fillSlots', {
    ...successToast(close),
    onFailed: (error) => {
      close();
      showToast('failure', serverMessage(error, words.fill_failed));
    },
  });

  async function open() {
    setBusy(true);
    try {
      const found = await callApi('GET /api/production/auditions/:id/fill', { params: { id: jobId } });
      setPlan(found.placements);
    } catch (error) {
      showToast('failure', serverMessage(error, words.fill_failed));
    } finally {
      setBusy(false);
    }
  }

  return (
    <>
      <Button disabled={busy} onClick={open}>
        {words.fill}
      </Button>
      {plan && (
        <Dialog title={words.fill} onClose={close}>
          <p className="text-muted">{plan.length > 0 ? words.fill_lead : words.fill_none}</p>
          <ul className="max-h-96 divide-y divide-line overflow-y-auto">
            {plan.map(({ application_id, name, starts_at, place }) => (
              <li key={application_id} className="wrap-anywhere py-2">
                <p className="font-semibold">{name}</p>
                <p className="text-muted text-sm">
                  <time dateTime={starts_at}>{slotTime({ starts_at }).india}</time> · <Place place={place} />
                </p>
              </li>
            ))}
          </ul>
          {plan.length > 0 && (
            <Button
              disabled={fill.busy}
              onClick={() => fill.submit({ id: jobId, placements: plan.map(idsOfPlacement) })}
            >
              {fill.busy ? words.fill_busy : words.fill_send(plan.length)}
            </Button>
          )}
        </Dialog>
      )}
    </>
  );
}

function idsOfPlacement({ application_id, slot_id }: Plan[number]) {
  return { application_id, slot_id };
}
