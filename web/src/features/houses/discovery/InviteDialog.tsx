import { callApi } from '#api/call-api.ts';
import { useWrite } from '#api/use-write.ts';
import { FieldsForm } from '#features/accounts/identity/FieldsForm.tsx';
import { invitationFields } from '#features/houses/discovery/discovery-fields.ts';
import { listWrites } from '#features/houses/discovery/list-writes.ts';
import { useLoaded } from '#features/houses/discovery/use-loaded.ts';
import { housePaths } from '#house-paths.ts';
import { Dialog } from '#ui/Dialog.tsx';
import { Loading } from '#ui/Loading.tsx';
import { Notice } from '#ui/Notice.tsx';
import { showToast } from '#ui/toast-list.ts';
import * as words from '#words/houses/discovery.ts';
import * as common from '#words/ui/common.ts';

interface InviteDialogProps {
  talentId: string;
  name: string;
  onClose: () => void;
}

/** Invites a talent to apply to an open casting call of the house, once per casting call. */
export function InviteDialog({ talentId: talent_id, name, onClose }: InviteDialogProps) {
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
