import { clientScopes } from '@kirdaar/contract/rules/representation';
import type { Gender } from '@kirdaar/contract/rules/vocabulary';
import { useState } from 'react';
import { callApi } from '#api/call-api.ts';
import { pageAction } from '#api/page-action.ts';
import { titled } from '#api/product-name.ts';
import { newRequestId } from '#api/request-id.ts';
import { useWrite } from '#api/use-write.ts';
import { FieldsForm } from '#features/accounts/identity/FieldsForm.tsx';
import { AgencyFrame } from '#features/representation/agencies/AgencyFrame.tsx';
import { NotVerified } from '#features/representation/agencies/NotVerified.tsx';
import { clientFields, keptFields } from '#features/representation/roster/client-fields.ts';
import { rosterWrites } from '#features/representation/roster/roster-writes.ts';
import { type ClientScope, ScopeChoice } from '#features/representation/roster/ScopeChoice.tsx';
import { isWaiting, WaitingClients } from '#features/representation/roster/WaitingClients.tsx';
import { Section } from '#ui/Section.tsx';
import { showToast } from '#ui/toast-list.ts';
import * as words from '#words/representation/agency.ts';
import * as common from '#words/ui/common.ts';
import type { Route } from './+types/InviteClientsPage.ts';

export const meta: Route.MetaFunction = (page) => titled(words.invite, page);

export async function clientLoader() {
  const [{ verification }, { acts_for }] = await Promise.all([
    callApi('GET /api/user/agency/documents'),
    callApi('GET /api/user/mandates'),
  ]);
  return { verified: verification.verified, waiting: acts_for.filter(isWaiting) };
}

export const clientAction = pageAction(rosterWrites);

export default function InviteClientsPage({ loaderData: { verified, waiting } }: Route.ComponentProps) {
  return (
    <AgencyFrame title={words.invite} lead={words.invite_lead}>
      <div className="flex max-w-2xl flex-col gap-6">
        {verified ? (
          <>
            <Section title={words.invite}>
              <InviteClient />
            </Section>
            <Section title={words.keep} lead={words.keep_lead}>
              <KeepProfile />
            </Section>
          </>
        ) : (
          <NotVerified />
        )}
        <Section title={words.pending}>
          <WaitingClients waiting={waiting} />
        </Section>
      </div>
    </AgencyFrame>
  );
}

/** The scopes that the user chooses, and the form, emptied after each success. */
function useScopes() {
  const [form, setForm] = useState(newRequestId);
  const [scopes, choose] = useState<ClientScope[]>([...clientScopes]);
  const onDone = ({ message }: { message: string }) => {
    showToast('success', message);
    setForm(newRequestId());
  };
  return { form, scopes, onDone, choice: <ScopeChoice chosen={scopes} onChoose={choose} /> };
}

function InviteClient() {
  const { form, scopes, onDone, choice } = useScopes();
  const invitation = useWrite(rosterWrites, 'invite', { onDone });
  return (
    <FieldsForm
      key={form}
      fields={clientFields}
      write={{
        ...invitation,
        submit: (answers) => invitation.submit({ ...answers, kind: 'agency', scopes }),
      }}
      note={choice}
      accountRole="talent"
      submitLabel={common.send_invitation}
      busyLabel={common.sending}
      fallbackError={common.invitation_failed}
    />
  );
}

function KeepProfile() {
  const { form, scopes, onDone, choice } = useScopes();
  const keeping = useWrite(rosterWrites, 'keepProfile', { onDone });
  return (
    <FieldsForm
      key={form}
      fields={keptFields}
      write={{
        ...keeping,
        // The select offers only the genders.
        submit: ({ gender, ...answers }) =>
          keeping.submit({ ...answers, gender: gender as Gender, scopes, request_id: form }),
      }}
      note={choice}
      accountRole="talent"
      submitLabel={words.keep_submit}
      busyLabel={common.saving}
      fallbackError={common.save_failed}
    />
  );
}
