import { MAX_INVITATION } from '@kirdaar/contract/rules/limits';
import { mayActAs } from '@kirdaar/contract/rules/team-roles';
import { useState } from 'react';
import { callApi } from '#api/call-api.ts';
import { useWrite } from '#api/use-write.ts';
import { FieldsForm } from '#features/accounts/identity/FieldsForm.tsx';
import { listFields, listWrites } from '#features/houses/discovery/list-writes.ts';
import { useLoaded } from '#features/houses/discovery/use-loaded.ts';
import { resultToasts } from '#features/houses/team/result-toasts.ts';
import { housePaths } from '#house-paths.ts';
import { useSession } from '#session/use-session.ts';
import { Button } from '#ui/Button.tsx';
import { Dialog } from '#ui/Dialog.tsx';
import { Loading } from '#ui/Loading.tsx';
import { Notice } from '#ui/Notice.tsx';
import { showToast } from '#ui/toast-list.ts';
import * as words from '#words/houses/discovery.ts';
import * as conversationsWords from '#words/messaging/conversations.ts';
import * as common from '#words/ui/common.ts';

export function HouseActions({ talentId, name }: { talentId: string; name: string }) {
  const session = useSession();
  const [open, setOpen] = useState<'save' | 'invite'>();
  const close = () => setOpen(undefined);
  if (session?.role !== 'production' || !mayActAs(session.house.team_role ?? 'owner', 'reviewer'))
    return null;
  return (
    <div className="flex flex-wrap gap-2 print:hidden">
      <Button onClick={() => setOpen('invite')}>{words.invite}</Button>
      <Button variant="secondary" onClick={() => setOpen('save')}>
        {words.save}
      </Button>
      {open === 'save' && <SaveToListDialog talentId={talentId} name={name} onClose={close} />}
      {open === 'invite' && <InviteDialog talentId={talentId} name={name} onClose={close} />}
    </div>
  );
}

interface DialogProps {
  talentId: string;
  name: string;
  onClose: () => void;
}

function invitationFields(jobs: readonly { id: string; title: string }[]) {
  return [
    {
      name: 'job_id',
      label: common.casting_call,
      options: jobs.map(({ id }) => id),
      labels: Object.fromEntries(jobs.map(({ id, title }) => [id, title])),
      required: true,
      wide: true,
      missing: words.invite_job_missing,
    },
    {
      name: 'message',
      label: conversationsWords.write,
      type: 'lines',
      placeholder: words.invite_message_example,
      required: true,
      wide: true,
      maxLength: MAX_INVITATION,
    },
  ] as const;
}

/** Invites a talent to apply to an open casting call of the house, once per casting call. */
export function InviteDialog({ talentId: talent_id, name, onClose }: DialogProps) {
  const { loaded, failure } = useLoaded(() =>
    callApi('GET /api/production/casting-invitations', { query: { talent_id } }),
  );

  const invitation = useWrite(listWrites, 'inviteTalent', {
    action: housePaths.talentLists,
    onDone: ({ message }) => {
      showToast('success', message);
      onClose();
    },
  });

  const invited = new Set(loaded?.invitations.map(({ job }) => job.id));
  const jobs = loaded?.open_jobs.filter(({ id }) => !invited.has(id)) ?? [];
  return (
    <Dialog title={words.invite_title(name)} onClose={onClose}>
      {failure && <Notice tone="failure">{failure}</Notice>}
      {!loaded && !failure && <Loading />}
      {loaded && jobs.length === 0 && <Notice>{words.invite_none(name)}</Notice>}
      {jobs.length > 0 && (
        <FieldsForm
          fields={invitationFields(jobs)}
          write={{ ...invitation, submit: (answers) => invitation.submit({ talent_id, ...answers }) }}
          draft={`invitation of ${talent_id}`}
          accountRole="production"
          submitLabel={common.send_invitation}
          busyLabel={common.sending}
          fallbackError={common.invitation_failed}
        />
      )}
    </Dialog>
  );
}

/** Shows the house's lists that contain a talent; ticking a list adds the talent to it. */
export function SaveToListDialog({ talentId: talent_id, name, onClose }: DialogProps) {
  const { loaded, loading, failure, reload } = useLoaded(() =>
    callApi('GET /api/production/talent-lists', { query: { talent_id } }),
  );
  const toasts = resultToasts(words.save_failed);
  const options = {
    ...toasts,
    action: housePaths.talentLists,
    onDone: async (reply: { message: string }) => {
      toasts.onDone(reply);
      await reload();
    },
  };
  const adding = useWrite(listWrites, 'addTalent', options);
  const removal = useWrite(listWrites, 'removeTalent', options);
  const [created, setCreated] = useState(0);
  const creation = useWrite(listWrites, 'createList', {
    action: housePaths.talentLists,
    onDone: ({ list }) => {
      // Empties the form.
      setCreated(created + 1);
      adding.submit({ list_id: list.id, talent_id });
    },
  });

  return (
    <Dialog title={words.save_title(name)} onClose={onClose}>
      {failure && <Notice tone="failure">{failure}</Notice>}
      <ul className="flex flex-col">
        {loaded?.lists.map((list) => (
          <li key={list.id}>
            <label className="flex min-h-11 items-center gap-3 rounded-control px-2 hover:bg-sunken">
              <input
                type="checkbox"
                checked={list.has_talent}
                disabled={adding.busy || removal.busy || loading}
                onChange={({ target }) =>
                  (target.checked ? adding : removal).submit({ list_id: list.id, talent_id })
                }
                className="size-5 shrink-0"
              />
              <span className="wrap-anywhere grow">{list.name}</span>
              <span className="text-muted text-sm">{list.talents}</span>
            </label>
          </li>
        ))}
      </ul>
      <FieldsForm
        key={created}
        fields={listFields}
        write={creation}
        accountRole="production"
        submitLabel={words.save_new}
        busyLabel={common.creating}
        fallbackError={words.list_create_failed}
      />
    </Dialog>
  );
}
