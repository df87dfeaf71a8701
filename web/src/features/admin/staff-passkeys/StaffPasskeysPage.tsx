import type { Passkey } from '@kirdaar/contract/accounts/passkeys';
import { KeyRound } from 'lucide-react';
import { useState } from 'react';
import { pageAction } from '#api/page-action.ts';
import { FieldsForm } from '#features/accounts/identity/FieldsForm.tsx';
import { createPasskey, PasskeyCancelled } from '#features/accounts/passkeys/device-passkey.ts';
import { callStaffApi, staffWrites } from '#features/admin/call-staff-api.ts';
import { useConfirmedWrite, useStaffWrite } from '#features/admin/use-confirmed-write.tsx';
import { ConfirmButton } from '#ui/ConfirmButton.tsx';
import type { FieldSpec } from '#ui/field-spec.ts';
import { formatDateTime } from '#ui/format-date-time.ts';
import { Notice } from '#ui/Notice.tsx';
import { Page } from '#ui/Page.tsx';
import { Section } from '#ui/Section.tsx';
import * as accountSettingsWords from '#words/accounts/account-settings.ts';
import * as words from '#words/admin/staff-area.ts';
import * as common from '#words/ui/common.ts';
import type { Route } from './+types/StaffPasskeysPage.ts';

const writes = {
  add: async ({ name }: { name: string }) => {
    const { options } = await callStaffApi('POST /api/admin/passkeys/options');
    try {
      const credential = await createPasskey(options);
      const { message } = await callStaffApi('POST /api/admin/passkeys', { body: { name, credential } });
      return { added: true, message };
    } catch (error) {
      if (!(error instanceof PasskeyCancelled)) throw error;
      return { added: false, message: accountSettingsWords.add_cancelled };
    }
  },
};

export const clientLoader = async () => (await callStaffApi('GET /api/admin/passkeys')).passkeys;

export const clientAction = pageAction({ ...writes, ...staffWrites });

const fields = [
  {
    name: 'name',
    label: accountSettingsWords.passkeys_name,
    required: true,
    maxLength: 100,
    hint: words.name_hint,
  },
] as const satisfies readonly FieldSpec[];

export default function StaffPasskeysPage({ loaderData: passkeys }: Route.ComponentProps) {
  const [added, setAdded] = useState(0);
  const add = useConfirmedWrite(writes, 'add', {
    onDone: (reply) => setAdded(reply.added ? added + 1 : added),
  });
  return (
    <Page title={words.passkey_page} lead={words.passkey_lead}>
      {passkeys.length === 0 ? (
        <Notice>{words.passkey_none}</Notice>
      ) : (
        <ul
          aria-label={common.passkeys}
          className="divide-y divide-line rounded-card border border-line bg-card px-5 shadow-card"
        >
          {passkeys.map((passkey) => (
            <PasskeyRow key={passkey.id} passkey={passkey} />
          ))}
        </ul>
      )}
      <Section title={words.add_title}>
        <FieldsForm<'name'>
          key={added}
          fields={fields}
          write={add}
          submitLabel={words.passkey_add}
          busyLabel={common.adding}
          fallbackError={accountSettingsWords.add_failed}
        />
        {add.dialog}
      </Section>
    </Page>
  );
}

function PasskeyRow({ passkey: { id, name, created_at, last_used_at } }: { passkey: Passkey }) {
  const removal = useStaffWrite('DELETE /api/admin/passkeys/:id');
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-3 py-4">
      <KeyRound aria-hidden className="size-6 shrink-0 text-muted" />
      <div className="min-w-48 grow">
        <p className="wrap-anywhere font-semibold">{name}</p>
        <p className="text-muted text-sm">
          {last_used_at
            ? words.passkey_used(formatDateTime(created_at), formatDateTime(last_used_at))
            : words.unused(formatDateTime(created_at))}
        </p>
      </div>
      <ConfirmButton
        question={accountSettingsWords.remove_question(name)}
        confirm={accountSettingsWords.remove_confirm}
        label={accountSettingsWords.remove_label(name)}
        busy={removal.busy}
        onConfirm={() => removal.submit({ params: { id } })}
      >
        {common.remove}
      </ConfirmButton>
      {removal.dialog}
    </li>
  );
}
