import { MAX_INVITATION } from '@kirdaar/contract/rules/limits';
import { useState } from 'react';
import { callApi } from '#api/call-api.ts';
import { useWrite } from '#api/use-write.ts';
import { FieldsForm } from '#features/accounts/identity/FieldsForm.tsx';
import { listWrites } from '#features/houses/discovery/list-writes.ts';
import { useLoaded } from '#features/houses/discovery/use-loaded.ts';
import { housePaths } from '#house-paths.ts';
import { Loading } from '#ui/Loading.tsx';
import { Notice } from '#ui/Notice.tsx';
import { SelectField } from '#ui/SelectField.tsx';
import { showToast } from '#ui/toast-list.ts';
import * as words from '#words/houses/discovery.ts';
import { write } from '#words/messaging/conversations.ts';
import { call_title } from '#words/rules/calls.ts';
import * as common from '#words/ui/common.ts';

export interface Invitee {
  id: string;
  name: string;
}

interface InviteProps {
  people: readonly Invitee[];
  onDone: () => void;
}

const fields = [
  {
    name: 'message',
    label: write,
    type: 'lines',
    placeholder: words.invite_message_example,
    required: true,
    maxLength: MAX_INVITATION,
  },
] as const;

/** Invites people to an open casting call of the house, each once. */
export function Invite({ people, onDone }: InviteProps) {
  const [only] = people.length === 1 ? people : [];
  const { loaded, failure } = useLoaded(() =>
    callApi('GET /api/production/casting-invitations', { query: only ? { talent_id: only.id } : {} }),
  );
  const [chosen, choose] = useState('');
  if (!loaded) return failure ? <Notice tone="failure">{failure}</Notice> : <Loading />;

  const invited = new Set(only && loaded.invitations.map(({ job }) => job.id));
  const jobs = loaded.open_jobs.filter(({ id }) => !invited.has(id));
  if (jobs.length === 0)
    return <Notice>{only ? words.invite_none(only.name) : words.invite_several_none}</Notice>;
  return (
    <>
      <SelectField
        name="job_id"
        label={common.casting_call}
        options={jobs.map(({ id }) => id)}
        labels={Object.fromEntries(jobs.map(({ id, title }) => [id, call_title(title)]))}
        required
        value={chosen}
        onChange={({ currentTarget }) => choose(currentTarget.value)}
      />
      {chosen && <Invitation key={chosen} jobId={chosen} people={people} onDone={onDone} />}
    </>
  );
}

/** Who will be invited to a casting call and who not, and the message to the former. */
function Invitation({ jobId: job_id, people, onDone }: InviteProps & { jobId: string }) {
  const talent_ids = people.map(({ id }) => id);
  const { loaded: checked, failure } = useLoaded(() =>
    callApi('POST /api/production/casting-invitations/check', { body: { job_id, talent_ids } }),
  );
  const [confirm, setConfirm] = useState(false);
  const invitation = useWrite(listWrites, 'inviteTalent', {
    action: housePaths.talentLists,
    onDone: ({ message, invited, not_invited: [first] }) => {
      if (invited.length > 0) showToast('success', message);
      else showToast('failure', first?.reason ?? message);
      onDone();
    },
  });
  if (!checked) return failure ? <Notice tone="failure">{failure}</Notice> : <Loading />;

  const unlikely = checked.not_invited.filter(({ needs_confirm }) => needs_confirm);
  const left = checked.not_invited.filter(({ needs_confirm }) => !(confirm && needs_confirm));
  const count = people.length - left.length;
  return (
    <>
      {people.length > 1 && (
        <p aria-live="polite" className="font-semibold">
          {words.invite_count(count, people.length)}
        </p>
      )}
      <LeftOut
        label={words.invite_not}
        left={left.map(({ talent_id: id, name, reason }) => ({
          id,
          name: name ?? words.invite_unseen,
          reason,
        }))}
      />
      {unlikely.length > 0 && (
        <label className="flex min-h-11 items-center gap-3">
          <input
            type="checkbox"
            checked={confirm}
            onChange={({ target }) => setConfirm(target.checked)}
            className="size-5 shrink-0"
          />
          {words.invite_unlikely(unlikely.length)}
        </label>
      )}
      {count > 0 && (
        <FieldsForm
          fields={fields}
          write={{
            ...invitation,
            submit: ({ message }) => invitation.submit({ job_id, talent_ids, message, confirm }),
          }}
          draft={`invitation to ${job_id}`}
          accountRole="production"
          submitLabel={people.length > 1 ? words.invite_send(count) : common.send_invitation}
          busyLabel={common.sending}
          fallbackError={common.invitation_failed}
        />
      )}
    </>
  );
}

interface LeftOutProps {
  label: string;
  left: readonly { id: string; name: string; reason: string }[];
}

/** What cannot be chosen, each with the reason. */
export function LeftOut({ label, left }: LeftOutProps) {
  if (left.length === 0) return null;
  return (
    <ul aria-label={label} className="flex max-h-60 flex-col divide-y divide-line overflow-y-auto">
      {left.map(({ id, name, reason }) => (
        <li key={id} className="py-1.5">
          <span className="wrap-anywhere font-semibold">{name}</span>
          <p className="text-muted text-sm">{reason}</p>
        </li>
      ))}
    </ul>
  );
}
