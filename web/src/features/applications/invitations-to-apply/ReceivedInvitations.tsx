import type { Reply } from '@kirdaar/contract/api';
import { Link } from 'react-router';
import { callApi } from '#api/call-api.ts';
import { type PendingWrite, useWrite } from '#api/use-write.ts';
import { ApplyAction } from '#features/applications/apply/ApplyAction.tsx';
import { resultToasts } from '#features/houses/team/result-toasts.ts';
import { path } from '#paths.ts';
import { Button } from '#ui/Button.tsx';
import { Card } from '#ui/Card.tsx';
import { ConfirmButton } from '#ui/ConfirmButton.tsx';
import { longDay } from '#ui/day-text.ts';
import { sentence } from '#ui/sentence.ts';
import * as words from '#words/applications/sent.ts';
import * as discoveryWords from '#words/houses/discovery.ts';
import { call_title } from '#words/rules/calls.ts';
import { place_name } from '#words/rules/places.ts';
import * as common from '#words/ui/common.ts';

type Invitation = Reply<'GET /api/user/casting-invitations'>['invitations'][number];

export function ReceivedInvitations({ invitations }: { invitations: readonly Invitation[] }) {
  // They belong to the list, because the card of an answered invitation disappears.
  const decline = useWrite(invitationWrites, 'declineInvitation', resultToasts(words.decline_failed));
  const mute = useWrite(invitationWrites, 'muteHouse', resultToasts(words.stop_failed));
  if (invitations.length === 0) return null;
  return (
    <section aria-label={discoveryWords.invitations} className="flex flex-col gap-4">
      {invitations.map((invitation) => (
        <InvitationCard key={invitation.id} invitation={invitation} decline={decline} mute={mute} />
      ))}
    </section>
  );
}

interface InvitationCardProps {
  invitation: Invitation;
  decline: PendingWrite<string>;
  mute: PendingWrite<string>;
}

function InvitationCard({ invitation, decline, mute }: InvitationCardProps) {
  const { id, house, job, message } = invitation;
  const busy = decline.busy || mute.busy;
  const name = house.company_name ?? common.unnamed_house;
  return (
    <Card className="flex flex-col gap-3 border-marigold p-5 sm:p-6">
      <p className="text-muted text-sm">
        {sentence(words.invited_by(<span className="font-semibold text-ink">{name}</span>))}
      </p>
      <h2 className="wrap-anywhere text-2xl">
        <Link to={path('callDetails', { id: job.id })} className="underline-offset-4 hover:underline">
          {call_title(job.title)}
        </Link>
      </h2>
      <p className="wrap-anywhere max-w-prose whitespace-pre-line border-marigold border-l-2 pl-3">
        {message}
      </p>
      <p className="text-muted text-sm">
        {place_name(job.city_location)}
        {job.application_deadline && ` · ${words.until(longDay(job.application_deadline))}`}
      </p>
      <div className="flex flex-wrap items-center gap-2">
        <ApplyAction job={job} status={undefined} />
        <Button
          variant="secondary"
          disabled={busy}
          aria-label={words.decline_of(call_title(job.title))}
          onClick={() => decline.submit(id)}
        >
          {common.decline}
        </Button>
        <ConfirmButton
          question={words.stop_question(name)}
          confirm={words.stop}
          label={words.stop_of(name)}
          busy={busy}
          onConfirm={() => mute.submit(id)}
        >
          {words.stop}
        </ConfirmButton>
      </div>
    </Card>
  );
}

export function MutedHouses({ houses }: Pick<Reply<'GET /api/user/muted-houses'>, 'houses'>) {
  const unmute = useWrite(invitationWrites, 'unmuteHouse', resultToasts(words.allow_failed));
  if (houses.length === 0) return null;
  return (
    <details className="max-w-2xl">
      <summary className="min-h-11 w-fit cursor-pointer content-center font-semibold">
        {words.stopped_houses(houses.length)}
      </summary>
      <ul className="mt-2 divide-y divide-line border-line border-y">
        {houses.map(({ id, company_name }) => (
          <li key={id} className="flex flex-wrap items-center justify-between gap-3 py-3">
            <span className="wrap-anywhere">{company_name ?? common.unnamed_house}</span>
            <Button variant="secondary" disabled={unmute.busy} onClick={() => unmute.submit(id)}>
              {words.allow}
            </Button>
          </li>
        ))}
      </ul>
    </details>
  );
}

export const invitationWrites = {
  declineInvitation: (id: string) =>
    callApi('POST /api/user/casting-invitations/:id/decline', { params: { id } }),
  muteHouse: (id: string) => callApi('POST /api/user/casting-invitations/:id/mute', { params: { id } }),
  unmuteHouse: (id: string) => callApi('DELETE /api/user/muted-houses/:id', { params: { id } }),
};
