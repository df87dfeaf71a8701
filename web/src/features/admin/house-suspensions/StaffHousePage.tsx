import type { StaffHouse } from '@kirdaar/contract/admin/house-suspensions';
import type { SuspensionKind } from '@kirdaar/contract/rules/staff-queue';
import { mayActAsStaff, type StaffRole } from '@kirdaar/contract/rules/staff-roles';
import { useState } from 'react';
import { Link, useOutletContext } from 'react-router';
import { adminPath } from '#features/admin/admin-paths.ts';
import { callStaffApi, staffAction } from '#features/admin/call-staff-api.ts';
import { DecisionNotice } from '#features/admin/decisions/DecisionBar.tsx';
import { useShown } from '#features/admin/decisions/use-shown.ts';
import { HouseHistory } from '#features/admin/house-suspensions/HouseHistory.tsx';
import { linkLook } from '#features/admin/looks.ts';
import { ReasonButton } from '#features/admin/ReasonButton.tsx';
import { ReasonForm } from '#features/admin/ReasonForm.tsx';
import { FeedbackSection } from '#features/admin/staff-lists/FeedbackSection.tsx';
import { Notes } from '#features/admin/staff-lists/Notes.tsx';
import { RowsSection } from '#features/admin/staff-lists/StaffRows.tsx';
import { useStaffWrite } from '#features/admin/use-confirmed-write.tsx';
import { answersText } from '#features/houses/company-profile/answers-text.ts';
import { Button } from '#ui/Button.tsx';
import { Facts as FactList } from '#ui/Facts.tsx';
import { formatDateTime } from '#ui/format-date-time.ts';
import { Notice } from '#ui/Notice.tsx';
import { Page } from '#ui/Page.tsx';
import { Section } from '#ui/Section.tsx';
import * as listWords from '#words/admin/lists.ts';
import * as words from '#words/admin/reviews.ts';
import { document_kinds } from '#words/rules/documents.ts';
import * as common from '#words/ui/common.ts';
import type { Route } from './+types/StaffHousePage.ts';

export const clientLoader = async ({ params }: Route.ClientLoaderArgs) =>
  (await callStaffApi('GET /api/admin/houses/:id', { params })).house;

export const clientAction = staffAction;

const reasons = [words.reason_money, words.reason_fake];

export default function StaffHousePage({ loaderData: house }: Route.ComponentProps) {
  const { id, name, decision } = house;
  const { role } = useOutletContext<{ role: StaffRole }>();
  const [asks, setAsks] = useState<SuspensionKind | 'child_grade'>();
  const propose = useStaffWrite('POST /api/admin/houses/:id/suspend', { onDone: () => setAsks(undefined) });
  const confirm = useStaffWrite('POST /api/admin/suspensions/:id/confirm');
  const end = useStaffWrite('POST /api/admin/suspensions/:id/end');
  const endGrade = useStaffWrite('POST /api/admin/houses/:id/end-child-grade', {
    onDone: () => setAsks(undefined),
  });
  const isShown = useShown(id);
  const busy = !isShown || propose.busy || confirm.busy || end.busy || endGrade.busy;
  return (
    <Page title={name ?? words.unnamed_house} lead={words.registered(formatDateTime(house.since))}>
      <SuspensionState house={house} />
      {decision && <DecisionNotice decision={decision} isOpen={house.proposed !== null} />}
      {decision?.state !== 'waiting' && mayActAsStaff(role, { staff: ['moderator'] }) && (
        <div className="flex flex-wrap gap-2">
          {actsOf(house, {
            propose: setAsks,
            confirm: (suspension) => confirm.submit({ params: { id: suspension } }),
            end: (suspension) => end.submit({ params: { id: suspension } }),
          }).map(({ label, isMain, act }) => (
            <Button key={label} variant={isMain ? 'primary' : 'secondary'} disabled={busy} onClick={act}>
              {label}
            </Button>
          ))}
        </div>
      )}
      <Facts house={house} />
      <div className="grid items-start gap-6 lg:grid-cols-2">
        <Contact house={house} />
        <Document house={house} />
        <RowsSection title={listWords.members} kind="person" rows={house.members} />
        <RowsSection title={listWords.duplicates} kind="house" rows={house.duplicates} />
        <RowsSection title={common.casting_calls} kind="call" rows={house.posted} />
        <RowsSection title={listWords.kinds.report} kind="report" rows={house.reports} />
        <FeedbackSection feedback={house.feedback} />
        <RowsSection title={listWords.lists.suspensions} kind="suspension" rows={house.suspensions} />
      </div>
      <Notes subject="house" id={id} notes={house.notes} />
      <HouseHistory events={house.history} />
      {asks === 'child_grade' && (
        <ReasonForm
          title={words.end_child_grade_title}
          label={common.reason_for_house}
          submitLabel={words.end_child_grade}
          suggestions={[]}
          busy={endGrade.busy}
          error={endGrade.error}
          onSubmit={(reason) => endGrade.submit({ params: { id }, body: { reason } })}
          onClose={() => setAsks(undefined)}
        />
      )}
      {asks && asks !== 'child_grade' && (
        <ReasonForm
          title={asks === 'ban' ? words.propose_ban_title : words.propose_suspension_title}
          label={common.reason_for_house}
          submitLabel={words.propose}
          suggestions={reasons}
          busy={propose.busy}
          error={propose.error}
          onSubmit={(reason) => propose.submit({ params: { id }, body: { kind: asks, reason } })}
          onClose={() => setAsks(undefined)}
        />
      )}
      {propose.dialog}
      {confirm.dialog}
      {end.dialog}
      {endGrade.dialog}
    </Page>
  );
}

interface Acts {
  propose: (kind: SuspensionKind | 'child_grade') => void;
  confirm: (suspension: string) => void;
  end: (suspension: string) => void;
}

/** What staff may do about a house that nobody has just decided about. */
function actsOf(
  { proposed, in_force, is_own_proposal, sees_children }: StaffHouse,
  { propose, confirm, end }: Acts,
): { label: string; isMain?: boolean; act: () => void }[] {
  return [
    proposed &&
      !is_own_proposal && {
        label: proposed.kind === 'ban' ? words.confirm_ban : words.confirm_suspension,
        isMain: true,
        act: () => confirm(proposed.id),
      },
    proposed && { label: words.dismiss, act: () => end(proposed.id) },
    !proposed && !in_force && { label: words.propose_suspension, act: () => propose('suspension') },
    !proposed && in_force?.kind !== 'ban' && { label: words.propose_ban, act: () => propose('ban') },
    sees_children && { label: words.end_child_grade, act: () => propose('child_grade') },
    in_force?.kind === 'suspension' && { label: words.end_suspension, act: () => end(in_force.id) },
  ].flatMap((act) => act || []);
}

function Contact({ house }: { house: StaffHouse }) {
  const [shown, setShown] = useState<StaffHouse['contact']>();
  const { email, phone } = shown ?? house.contact;
  // A house that has not saved its profile has none of its own; its members do.
  if (!email && !phone) return null;
  return (
    <Section title={listWords.contact}>
      <FactList
        facts={[
          [common.email, email],
          [common.phone_number, phone],
          [common.location, house.location],
          [listWords.website, house.website_url],
        ]}
      />
      {!shown && (
        <div className="mt-5">
          <ReasonButton
            id={house.id}
            write="POST /api/admin/houses/:id/contact"
            label={listWords.contact_show}
            suggestion={listWords.contact_reason}
            // The reply of this endpoint.
            onDone={(reply) => setShown(reply as StaffHouse['contact'])}
          />
        </div>
      )}
    </Section>
  );
}

function Document({ house: { id, document } }: { house: StaffHouse }) {
  const { role } = useOutletContext<{ role: StaffRole }>();
  if (!document) return null;
  const { kind, state, reason, sent_at } = document;
  return (
    <Section title={listWords.document}>
      <FactList
        facts={[
          [document_kinds[kind], formatDateTime(sent_at)],
          [common.status, listWords.document_states[state]],
          [common.reason_for_house, reason],
        ]}
      />
      {state === 'waiting' && mayActAsStaff(role, { staff: ['moderator'] }) && (
        <Link to={adminPath('document', id)} className={`mt-5 inline-block ${linkLook}`}>
          {words.document_open_review}
        </Link>
      )}
    </Section>
  );
}

function Facts({ house }: { house: StaffHouse }) {
  return (
    <Section title={words.suspension_facts}>
      <ul className="flex flex-col gap-1">
        <li>{house.verified ? common.verified_house : words.not_verified}</li>
        {house.sees_children && <li>{words.sees_children}</li>}
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
          {proposed.has_lapsed && ` ${words.first_left}`}
        </Notice>
      )}
    </>
  );
}
