import type { StaffHouse } from '@kirdaar/contract/admin/house-suspensions';
import { useState } from 'react';
import { pageAction } from '#api/page-action.ts';
import { callStaffApi } from '#features/admin/call-staff-api.ts';
import { DecisionNotice } from '#features/admin/decisions/DecisionNotice.tsx';
import { HouseHistory } from '#features/admin/house-suspensions/HouseHistory.tsx';
import { ReasonForm } from '#features/admin/ReasonForm.tsx';
import { useConfirmedWrite } from '#features/admin/use-confirmed-write.tsx';
import { answersText } from '#features/houses/company-profile/answers-text.ts';
import { Button } from '#ui/Button.tsx';
import { formatDateTime } from '#ui/format-date-time.ts';
import { Notice } from '#ui/Notice.tsx';
import { Page } from '#ui/Page.tsx';
import { Section } from '#ui/Section.tsx';
import * as words from '#words/admin/reviews.ts';
import * as common from '#words/ui/common.ts';
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

const reasons = [words.reason_money, words.reason_fake];

/** A production house as staff see it: suspended by one, confirmed by another, and ended again. */
export default function StaffHousePage({ loaderData: house }: Route.ComponentProps) {
  const { id, name, decision } = house;
  const [asks, setAsks] = useState<Kind>();
  const propose = useConfirmedWrite(writes, 'propose', { onDone: () => setAsks(undefined) });
  const confirm = useConfirmedWrite(writes, 'confirm');
  const end = useConfirmedWrite(writes, 'end');
  const busy = propose.busy || confirm.busy || end.busy;
  return (
    <Page title={name ?? words.unnamed_house} lead={words.registered(formatDateTime(house.since))}>
      <SuspensionState house={house} />
      {decision && <DecisionNotice decision={decision} isOpen={house.proposed !== null} />}
      {decision?.state !== 'waiting' && (
        <Acts house={house} busy={busy} onPropose={setAsks} onConfirm={confirm.submit} onEnd={end.submit} />
      )}
      <Facts house={house} />
      <HouseHistory history={house.history} />
      {asks && (
        <ReasonForm
          title={asks === 'ban' ? words.propose_ban_title : words.propose_suspension_title}
          label={common.reason_for_house}
          submitLabel={words.propose}
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

interface ActsProps {
  house: StaffHouse;
  busy: boolean;
  onPropose: (kind: Kind) => void;
  onConfirm: (suspensionId: string) => void;
  onEnd: (suspensionId: string) => void;
}

/** What staff may do about a house that nobody has just decided about. */
function Acts({ house, busy, onPropose, onConfirm, onEnd }: ActsProps) {
  const { proposed, in_force } = house;
  return (
    <div className="flex flex-wrap gap-2">
      {proposed ? (
        <>
          {!house.is_own_proposal && (
            <Button disabled={busy} onClick={() => onConfirm(proposed.id)}>
              {proposed.kind === 'ban' ? words.confirm_ban : words.confirm_suspension}
            </Button>
          )}
          <Button variant="secondary" disabled={busy} onClick={() => onEnd(proposed.id)}>
            {words.dismiss}
          </Button>
        </>
      ) : (
        <>
          {!in_force && (
            <Button variant="secondary" disabled={busy} onClick={() => onPropose('suspension')}>
              {words.propose_suspension}
            </Button>
          )}
          {in_force?.kind !== 'ban' && (
            <Button variant="secondary" disabled={busy} onClick={() => onPropose('ban')}>
              {words.propose_ban}
            </Button>
          )}
        </>
      )}
      {in_force?.kind === 'suspension' && (
        <Button variant="secondary" disabled={busy} onClick={() => onEnd(in_force.id)}>
          {words.end_suspension}
        </Button>
      )}
    </div>
  );
}

function Facts({ house }: { house: StaffHouse }) {
  return (
    <Section title={words.suspension_facts}>
      <ul className="flex flex-col gap-1">
        <li>{house.verified ? common.verified_house : words.not_verified}</li>
        <li>{words.calls(house.calls, house.public_calls)}</li>
        <li>{words.open_applications(house.open_applications)}</li>
        <li>{words.open_reports(house.open_reports)}</li>
        {house.answers && <li>{answersText(house.answers)}</li>}
      </ul>
    </Section>
  );
}

function SuspensionState({ house: { proposed, in_force, is_own_proposal } }: { house: StaffHouse }) {
  return (
    <>
      {in_force ? (
        <Notice tone="failure">{words.in_force[in_force.kind]}</Notice>
      ) : (
        <Notice>{words.active}</Notice>
      )}
      {proposed && (
        <Notice>
          {is_own_proposal
            ? words.own_proposal[proposed.kind]
            : words.proposal[proposed.kind](proposed.proposed_by ?? words.colleague, proposed.reason)}
        </Notice>
      )}
    </>
  );
}
