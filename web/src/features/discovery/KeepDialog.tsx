import { useState } from 'react';
import { call } from '#api/call.ts';
import { serverMessage } from '#api/server-message.ts';
import { listFields } from '#features/discovery/discovery-fields.ts';
import { useLoaded } from '#features/discovery/use-loaded.ts';
import { FieldsForm } from '#features/identity/FieldsForm.tsx';
import { Dialog } from '#ui/Dialog.tsx';
import { Notice } from '#ui/Notice.tsx';
import { showToast } from '#ui/toast-list.ts';

interface KeepDialogProps {
  talentId: string;
  name: string;
  onClose: () => void;
}

const add = 'POST /api/production/talent-lists/:id/talents';
const remove = 'POST /api/production/talent-lists/:id/talents/remove';

/** On which lists of the house a talent is; ticking one puts the talent there. */
export function KeepDialog({ talentId: talent_id, name, onClose }: KeepDialogProps) {
  const { loaded, failure, again } = useLoaded(() =>
    call('GET /api/production/talent-lists', { query: { talent_id } }),
  );
  const [busy, setBusy] = useState(false);
  const [made, setMade] = useState(0);

  async function keep(id: string, kept: boolean) {
    setBusy(true);
    try {
      const { message } = await call(kept ? add : remove, { params: { id }, body: { talent_id } });
      showToast('success', message);
      await again();
    } catch (error) {
      showToast('failure', serverMessage(error, 'That did not work. Please try again.'));
    }
    setBusy(false);
  }
  async function make(body: Record<'name', string>) {
    const { list } = await call('POST /api/production/talent-lists', { body });
    await keep(list.id, true);
    setMade(made + 1);
  }

  return (
    <Dialog title={`Keep ${name} on a list`} onClose={onClose}>
      {failure && <Notice tone="failure">{failure}</Notice>}
      <ul className="flex flex-col">
        {loaded?.lists.map((list) => (
          <li key={list.id}>
            <label className="flex min-h-11 items-center gap-3 rounded-control px-2 hover:bg-sunken">
              <input
                type="checkbox"
                checked={list.has_talent}
                disabled={busy}
                onChange={({ target }) => void keep(list.id, target.checked)}
                className="size-5 shrink-0"
              />
              <span className="wrap-anywhere grow">{list.name}</span>
              <span className="text-muted text-sm">{list.talents}</span>
            </label>
          </li>
        ))}
      </ul>
      <FieldsForm
        key={made}
        fields={listFields}
        send={make}
        accountRole="production"
        action="Make a list and keep there"
        busyAction="Making it…"
        otherwise="The list could not be made. Please try again."
      />
    </Dialog>
  );
}
