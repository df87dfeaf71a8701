import type { StaffPerson } from '@kirdaar/contract/admin/staff-accounts';
import { type StaffRole, staffRoles } from '@kirdaar/contract/rules/staff-roles';
import { useState } from 'react';
import { FieldsForm } from '#features/accounts/identity/FieldsForm.tsx';
import { callStaffApi, staffAction } from '#features/admin/call-staff-api.ts';
import { useStaffWrite } from '#features/admin/use-confirmed-write.tsx';
import { RoleChoice } from '#features/houses/team/RoleChoice.tsx';
import { Button } from '#ui/Button.tsx';
import { ConfirmButton } from '#ui/ConfirmButton.tsx';
import type { FieldSpec } from '#ui/field-spec.ts';
import { formatDateTime } from '#ui/format-date-time.ts';
import { Page } from '#ui/Page.tsx';
import { Section } from '#ui/Section.tsx';
import * as words from '#words/admin/staff-area.ts';
import * as common from '#words/ui/common.ts';
import type { Route } from './+types/StaffPage.ts';

export const clientLoader = async () => (await callStaffApi('GET /api/admin/staff')).staff;

export const clientAction = staffAction;

const describedRoles = Object.fromEntries(
  staffRoles.map((role) => [role, words.role_described(words.roles[role], words.role_duties[role])]),
);

const fields = [
  { name: 'email', label: common.email, type: 'email', required: true, autoComplete: 'off' },
  { name: 'role', label: common.role, required: true, options: staffRoles, labels: describedRoles },
] as const satisfies readonly FieldSpec[];

export default function StaffPage({ loaderData: staff }: Route.ComponentProps) {
  const [sent, setSent] = useState(0);
  const invitation = useStaffWrite('POST /api/admin/staff', { onDone: () => setSent(sent + 1) });
  return (
    <Page title={common.staff} lead={words.page_lead}>
      <ul className="divide-y divide-line rounded-card border border-line bg-card px-5 shadow-card">
        {staff.map((person) => (
          <PersonRow key={person.id} person={person} />
        ))}
      </ul>
      <Section title={words.invite} lead={words.invite_lead}>
        <FieldsForm
          key={sent}
          fields={fields}
          // The list of roles is closed, so the select contains nothing else.
          write={{
            ...invitation,
            submit: ({ email, role }) => invitation.submit({ body: { email, role: role as StaffRole } }),
          }}
          submitLabel={common.send_invitation}
          busyLabel={common.sending}
          fallbackError={common.invitation_failed}
        />
        {invitation.dialog}
      </Section>
    </Page>
  );
}

function stateOf({ state, last_login_at }: StaffPerson): string {
  if (state === 'proposed') return words.awaits_owner;
  if (state === 'invited') return words.invited;
  if (state === 'expired') return words.invitation_expired;
  return last_login_at ? words.logged_in(formatDateTime(last_login_at)) : words.not_logged_in;
}

type Proposal = NonNullable<StaffPerson['proposal']>;

/** Returns what is proposed of a person, and what the button that confirms it says. */
function proposalWords({ role: held, state }: StaffPerson, { by, role }: Proposal) {
  if (!role) return { text: words.proposed_removal(by), confirm: words.confirm_removal };
  if (role === held && state === 'active')
    return { text: words.proposed_login(by), confirm: words.confirm_login };
  return {
    text: words.proposed_role(by, words.roles[role]),
    confirm: words.confirm_role(words.roles[role]),
  };
}

function ProposedChange({ person, proposal }: { person: StaffPerson; proposal: Proposal }) {
  const { id, is_self } = person;
  const { role, is_own, effective_at } = proposal;
  const { text, confirm } = proposalWords(person, proposal);
  const confirmation = useStaffWrite('POST /api/admin/staff/:id/confirm');
  const rejection = useStaffWrite('DELETE /api/admin/staff/:id/proposal');
  const busy = confirmation.busy || rejection.busy;
  return (
    <div className="flex basis-full flex-wrap items-center gap-3 text-sm">
      <p>
        {text} {effective_at && words.takes_effect(formatDateTime(effective_at))}
      </p>
      {!is_own && (effective_at || !is_self) && (
        <Button disabled={busy} onClick={() => confirmation.submit({ params: { id }, body: { role } })}>
          {confirm}
        </Button>
      )}
      <Button variant="quiet" disabled={busy} onClick={() => rejection.submit({ params: { id } })}>
        {words.reject_proposal}
      </Button>
      {confirmation.dialog}
      {rejection.dialog}
    </div>
  );
}

function PersonRow({ person }: { person: StaffPerson }) {
  const { id, email, name, role, is_self, proposal } = person;
  const [chosen, setChosen] = useState<StaffRole>();
  const change = useStaffWrite('PUT /api/admin/staff/:id', { onDone: () => setChosen(undefined) });
  const removal = useStaffWrite('DELETE /api/admin/staff/:id');
  const busy = change.busy || removal.busy;
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-3 py-4">
      <div className="min-w-48 grow">
        <p className="wrap-anywhere font-semibold">{is_self ? words.self(name ?? email) : (name ?? email)}</p>
        <p className="wrap-anywhere text-muted text-sm">
          {name && `${email} · `}
          {stateOf(person)}
        </p>
      </div>
      {is_self ? (
        <p className="py-2.5">{words.roles[role]}</p>
      ) : (
        <>
          <RoleChoice
            person={name ?? email}
            roles={staffRoles}
            labels={words.roles}
            {...{ role, chosen, busy }}
            onChoose={setChosen}
            onSave={(to) => change.submit({ params: { id }, body: { role: to } })}
          />
          <ConfirmButton
            question={words.staff_accounts_remove_question(name ?? email)}
            confirm={common.remove}
            label={common.remove_person(name ?? email)}
            busy={busy}
            onConfirm={() => removal.submit({ params: { id } })}
          >
            {common.remove}
          </ConfirmButton>
        </>
      )}
      {change.dialog}
      {removal.dialog}
      {proposal && <ProposedChange person={person} proposal={proposal} />}
    </li>
  );
}
