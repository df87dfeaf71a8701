import { type SubmitEvent, useState } from 'react';
import { call } from '#api/call.ts';
import type { Auditions } from '#features/auditions/own-auditions.ts';
import { useAct } from '#features/auditions/use-act.ts';
import { Button } from '#ui/Button.tsx';
import { Notice } from '#ui/Notice.tsx';

interface InviteFormProps {
  jobId: string;
  candidates: Auditions['candidates'];
}

/** Chooses whom of the shortlist to invite. */
export function InviteForm({ jobId: id, candidates }: InviteFormProps) {
  const { busy, act } = useAct();
  const [missing, setMissing] = useState(false);
  if (candidates.length === 0) {
    return <p className="text-muted">Whoever you put on the shortlist can be invited here.</p>;
  }

  async function invite(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const applications = new FormData(event.currentTarget).getAll('application').map(String);
    setMissing(applications.length === 0);
    if (busy || applications.length === 0) return;
    await act(
      () =>
        call('POST /api/production/auditions/:id/invitations', { params: { id }, body: { applications } }),
      'They could not be invited. Please try again.',
    );
  }
  return (
    <form method="post" noValidate onSubmit={invite} className="flex flex-col gap-4">
      <fieldset className="grid gap-2 sm:grid-cols-2">
        <legend className="mb-2 font-semibold text-sm">On the shortlist</legend>
        {candidates.map(({ application_id, user }) => (
          <label
            key={application_id}
            className="flex min-h-11 items-center gap-3 rounded-control border border-line px-3 py-2"
          >
            <input type="checkbox" name="application" value={application_id} className="size-5 shrink-0" />
            <span className="wrap-anywhere min-w-0">
              {user.name}
              {user.city && <span className="text-muted"> · {user.city}</span>}
            </span>
          </label>
        ))}
      </fieldset>
      {missing && <Notice tone="failure">Please choose somebody.</Notice>}
      <Button type="submit" disabled={busy} className="self-start">
        {busy ? 'Inviting…' : 'Invite'}
      </Button>
    </form>
  );
}
