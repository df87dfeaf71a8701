import { call } from '#api/call.ts';
import { invitationFields } from '#features/discovery/discovery-fields.ts';
import { useLoaded } from '#features/discovery/use-loaded.ts';
import { FieldsForm } from '#features/identity/FieldsForm.tsx';
import { Dialog } from '#ui/Dialog.tsx';
import { Loading } from '#ui/Loading.tsx';
import { Notice } from '#ui/Notice.tsx';
import { showToast } from '#ui/toast-list.ts';

interface InviteDialogProps {
  talentId: string;
  name: string;
  onClose: () => void;
}

/** Asks a talent to apply to one of the house's open calls, each talent once per call. */
export function InviteDialog({ talentId: talent_id, name, onClose }: InviteDialogProps) {
  const { loaded, failure } = useLoaded(() =>
    call('GET /api/production/casting-invitations', { query: { talent_id } }),
  );

  async function invite({ job_id, message }: Record<'job_id' | 'message', string>) {
    const body = { job_id, talent_id, message };
    showToast('success', (await call('POST /api/production/casting-invitations', { body })).message);
    onClose();
  }

  const invited = new Set(loaded?.invitations.map(({ job }) => job.id));
  const jobs = loaded?.open_jobs.filter(({ id }) => !invited.has(id)) ?? [];
  return (
    <Dialog title={`Invite ${name} to apply`} onClose={onClose}>
      {failure && <Notice tone="failure">{failure}</Notice>}
      {!loaded && !failure && <Loading />}
      {loaded && jobs.length === 0 && (
        <Notice>You have no open call to which {name} was not invited already.</Notice>
      )}
      {jobs.length > 0 && (
        <FieldsForm
          fields={invitationFields(jobs)}
          send={invite}
          draft={`invitation of ${talent_id}`}
          accountRole="production"
          action="Send invitation"
          busyAction="Sending…"
          otherwise="The invitation could not be sent. Please try again."
        />
      )}
    </Dialog>
  );
}
