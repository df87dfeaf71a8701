import type { StaffHouse } from '@kirdaar/contract/admin/house-suspensions';
import { useState } from 'react';
import { pageAction } from '#api/page-action.ts';
import { callStaffApi } from '#features/admin/call-staff-api.ts';
import { HouseHistory } from '#features/admin/house-suspensions/HouseHistory.tsx';
import { ReasonForm } from '#features/admin/ReasonForm.tsx';
import { useConfirmedWrite } from '#features/admin/use-confirmed-write.tsx';
import { answersText } from '#features/houses/company-profile/answers-text.ts';
import { Button } from '#ui/Button.tsx';
import { formatDateTime } from '#ui/format-date-time.ts';
import { Notice } from '#ui/Notice.tsx';
import { Page } from '#ui/Page.tsx';
import { Section } from '#ui/Section.tsx';
import type { Route } from './+types/StaffHousePage.ts';

type Kind = 'suspension' | 'ban';

const writes = {
  propose: ({ id, ...body }: { id: string; kind: Kind; reason: string }) =>
    callStaffApi('POST /api/admin/houses/:id/suspend', { params: { id }, body }),
  confirm: (id: string) => callStaffApi('POST /api/admin/suspensions/:id/confirm', { params: { id } }),
  end: (id: string) => callStaffApi('POST /api/admin/suspensions/:id/end', { params: { id } }),
};

export const clientLoader = async ({ params }: Route.ClientLoaderArgs) =>
  (await callStaffApi('GET /api/admin/houses/:id', { params: { id: params.id } })).house;

export const clientAction = pageAction(writes);

const reasons = [
  'Talent told us that they were asked for money.',
  'Your casting calls pretend to be from another production house.',
];

/** A production house as staff see it: suspended by one, confirmed by another, and ended again. */
export default function StaffHousePage({ loaderData: house }: Route.ComponentProps) {
  const { id, name, proposed, in_force } = house;
  const [asks, setAsks] = useState<Kind>();
  const propose = useConfirmedWrite(writes, 'propose', { onDone: () => setAsks(undefined) });
  const confirm = useConfirmedWrite(writes, 'confirm');
  const end = useConfirmedWrite(writes, 'end');
  const busy = propose.busy || confirm.busy || end.busy;
  return (
    <Page title={name ?? 'Unnamed house'} lead={`Registered ${formatDateTime(house.since)}`}>
      <Standing house={house} />
      <div className="flex flex-wrap gap-2">
        {proposed ? (
          <>
            {!house.is_own_proposal && (
              <Button disabled={busy} onClick={() => confirm.submit(proposed.id)}>
                {proposed.kind === 'ban' ? 'Confirm ban' : 'Confirm suspension'}
              </Button>
            )}
            <Button variant="secondary" disabled={busy} onClick={() => end.submit(proposed.id)}>
              Dismiss proposal
            </Button>
          </>
        ) : (
          <>
            {!in_force && (
              <Button variant="secondary" disabled={busy} onClick={() => setAsks('suspension')}>
                Propose to suspend
              </Button>
            )}
            {in_force?.kind !== 'ban' && (
              <Button variant="secondary" disabled={busy} onClick={() => setAsks('ban')}>
                Propose to ban
              </Button>
            )}
          </>
        )}
        {in_force?.kind === 'suspension' && (
          <Button variant="secondary" disabled={busy} onClick={() => end.submit(in_force.id)}>
            End suspension
          </Button>
        )}
      </div>
      <Facts house={house} />
      <HouseHistory history={house.history} />
      {asks && (
        <ReasonForm
          title={asks === 'ban' ? 'Propose to ban this house' : 'Propose to suspend this house'}
          label="Why, for the production house"
          submitLabel="Propose"
          suggestions={reasons}
          busy={propose.busy}
          error={propose.error}
          onSubmit={(reason) => propose.submit({ id, kind: asks, reason })}
          onClose={() => setAsks(undefined)}
        />
      )}
      {propose.dialog}
      {confirm.dialog}
      {end.dialog}
    </Page>
  );
}

function Facts({ house }: { house: StaffHouse }) {
  return (
    <Section title="At a glance">
      <ul className="flex flex-col gap-1">
        <li>{house.verified ? 'Verified by documents' : 'Not verified by documents'}</li>
        <li>
          Casting calls: {house.calls}, of which talent can apply to {house.public_calls}
        </li>
        <li>Applications without an outcome: {house.open_applications}</li>
        <li>Open reports: {house.open_reports}</li>
        {house.answers && <li>{answersText(house.answers)}</li>}
      </ul>
    </Section>
  );
}

function Standing({ house: { proposed, in_force, is_own_proposal } }: { house: StaffHouse }) {
  return (
    <>
      {in_force ? (
        <Notice tone="failure">
          This production house is {in_force.kind === 'ban' ? 'banned' : 'suspended'}. Nobody sees its casting
          calls, and it cannot post, search, invite or write.
          {in_force.kind === 'ban' && ' Only an appeal ends a ban.'}
        </Notice>
      ) : (
        <Notice>This production house is active.</Notice>
      )}
      {proposed && (
        <Notice>
          {is_own_proposal
            ? `You proposed a ${proposed.kind}. A colleague must confirm it. Until then nothing changes.`
            : `${proposed.proposed_by ?? 'A colleague'} proposed a ${proposed.kind}: ${proposed.reason}`}
        </Notice>
      )}
    </>
  );
}
