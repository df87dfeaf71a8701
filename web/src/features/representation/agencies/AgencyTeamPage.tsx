import { clientScopes } from '@kirdaar/contract/rules/representation';
import { useState } from 'react';
import { callApi } from '#api/call-api.ts';
import { pageAction } from '#api/page-action.ts';
import { titled } from '#api/product-name.ts';
import { useWrite } from '#api/use-write.ts';
import { FieldsForm } from '#features/accounts/identity/FieldsForm.tsx';
import { HouseDocuments } from '#features/houses/documents/HouseDocuments.tsx';
import { AgencyFrame } from '#features/representation/agencies/AgencyFrame.tsx';
import { NotVerified } from '#features/representation/agencies/NotVerified.tsx';
import { MandateRow } from '#features/representation/mandates/MandateRow.tsx';
import { mandateWrites } from '#features/representation/mandates/mandate-writes.ts';
import { invitedFields } from '#features/representation/roster/client-fields.ts';
import { ResendLink } from '#features/representation/roster/WaitingClients.tsx';
import { Section } from '#ui/Section.tsx';
import { showToast } from '#ui/toast-list.ts';
import * as words from '#words/representation/agency.ts';
import * as common from '#words/ui/common.ts';
import type { Route } from './+types/AgencyTeamPage.ts';

export const meta: Route.MetaFunction = (page) => titled(words.team, page);

export async function clientLoader() {
  const [{ verification }, { acted_by }] = await Promise.all([
    callApi('GET /api/user/agency/documents'),
    callApi('GET /api/user/mandates'),
  ]);
  const members = acted_by.filter(({ kind, state }) => kind === 'member' && state !== 'ended');
  return { verification, members };
}

export const clientAction = pageAction(mandateWrites);

export default function AgencyTeamPage({ loaderData: { verification, members } }: Route.ComponentProps) {
  return (
    <AgencyFrame title={words.team} lead={words.team_lead}>
      <div className="flex max-w-2xl flex-col gap-6">
        <HouseDocuments verification={verification} isAgency />
        <Section title={words.members}>
          {members.length === 0 && <p className="text-muted">{words.members_none}</p>}
          <ul className="flex flex-col divide-y divide-line">
            {members.map((mandate) => (
              <MandateRow key={mandate.id} mandate={mandate} isHolder={false}>
                {mandate.state === 'invited' && <ResendLink id={mandate.id} name={mandate.name} />}
              </MandateRow>
            ))}
          </ul>
        </Section>
        <Section title={words.invite_member}>
          {verification.verified ? <InviteMember /> : <NotVerified />}
        </Section>
      </div>
    </AgencyFrame>
  );
}

const { name, contact, note } = invitedFields;
const fields = [
  name,
  contact,
  {
    name: 'role',
    label: words.role,
    options: Object.keys(words.roles),
    labels: words.roles,
    hint: words.role_hint,
    required: true,
    missing: words.role_missing,
  },
  note,
] as const;

function InviteMember() {
  const [sent, setSent] = useState(0);
  const invitation = useWrite(mandateWrites, 'invite', {
    onDone: ({ message }) => {
      showToast('success', message);
      setSent(sent + 1);
    },
  });
  return (
    <FieldsForm
      key={sent}
      fields={fields}
      values={{ role: 'agent' }}
      write={{
        ...invitation,
        submit: ({ role, ...invited }) =>
          invitation.submit({
            ...invited,
            kind: 'member',
            scopes: role === 'manager' ? [...clientScopes, 'manage'] : [...clientScopes],
          }),
      }}
      accountRole="talent"
      submitLabel={common.send_invitation}
      busyLabel={common.sending}
      fallbackError={common.invitation_failed}
    />
  );
}
