import type { Reply } from '@kirdaar/contract/api';
import { Link } from 'react-router';
import { call } from '#api/call.ts';
import { ApplyAction } from '#features/applications/ApplyAction.tsx';
import { longDay } from '#features/jobs/day-text.ts';
import { useChange } from '#features/team/use-change.ts';
import { path } from '#paths.ts';
import { Button } from '#ui/Button.tsx';
import { Card } from '#ui/Card.tsx';
import { ConfirmButton } from '#ui/ConfirmButton.tsx';

type Invitation = Reply<'GET /api/user/casting-invitations'>['invitations'][number];

/** The calls that houses ask this talent to apply to, and the ways to answer. */
export function InvitedTo({ invitations }: { invitations: readonly Invitation[] }) {
  if (invitations.length === 0) return null;
  return (
    <section aria-label="Invitations" className="flex flex-col gap-4">
      {invitations.map((invitation) => (
        <InvitationCard key={invitation.id} invitation={invitation} />
      ))}
    </section>
  );
}

function InvitationCard({ invitation }: { invitation: Invitation }) {
  const { id, house, job, message } = invitation;
  const { busy, change } = useChange();
  const params = { id };
  const name = house.company_name ?? 'This house';
  return (
    <Card className="flex flex-col gap-3 border-marigold p-5 sm:p-6">
      <p className="text-muted text-sm">
        <span className="font-semibold text-ink">{name}</span> invites you to apply
      </p>
      <h2 className="wrap-anywhere text-2xl">
        <Link to={path('callDetails', { id: job.id })} className="underline-offset-4 hover:underline">
          {job.title}
        </Link>
      </h2>
      <p className="wrap-anywhere max-w-prose whitespace-pre-line border-marigold border-l-2 pl-3">
        {message}
      </p>
      <p className="text-muted text-sm">
        {job.city_location}
        {job.application_deadline && ` · until ${longDay(job.application_deadline)}`}
      </p>
      <div className="flex flex-wrap items-center gap-2">
        <ApplyAction job={job} status={undefined} />
        <Button
          look="secondary"
          disabled={busy}
          aria-label={`Not for me: ${job.title}`}
          onClick={() =>
            void change(() => call('POST /api/user/casting-invitations/:id/decline', { params }))
          }
        >
          Not for me
        </Button>
        <ConfirmButton
          question={`Get no more invitations from ${name}?`}
          confirm="Yes, stop them"
          label={`Stop invitations from ${name}`}
          busy={busy}
          onConfirm={() => void change(() => call('POST /api/user/casting-invitations/:id/mute', { params }))}
        >
          Stop invitations
        </ConfirmButton>
      </div>
    </Card>
  );
}
