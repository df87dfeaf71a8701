import type { Passkey } from '@kirdaar/contract/accounts/passkeys';
import { KeyRound } from 'lucide-react';
import { useState } from 'react';
import { useWrite } from '#api/use-write.ts';
import { authenticatorCode, confirmingPassword } from '#features/accounts/account-settings/account-fields.ts';
import { FieldsForm } from '#features/accounts/identity/FieldsForm.tsx';
import { passkeyWrites } from '#features/accounts/passkeys/passkey-writes.ts';
import type { Role } from '#session/area-of.ts';
import { ConfirmButton } from '#ui/ConfirmButton.tsx';
import { longDayOf } from '#ui/day-text.ts';
import { Notice } from '#ui/Notice.tsx';
import { Section } from '#ui/Section.tsx';
import * as words from '#words/accounts/account-settings.ts';
import * as common from '#words/ui/common.ts';

interface PasskeysProps {
  accountRole: Role;
  passkeys: readonly Passkey[];
  /** Whether a new passkey also needs a code of the authenticator app. */
  twoStep: boolean;
}

const name = {
  name: 'name',
  label: words.passkeys_name,
  required: true,
  maxLength: 100,
  hint: words.passkeys_name_hint,
} as const;

const fields = [name, confirmingPassword] as const;

export function Passkeys({ accountRole, passkeys, twoStep }: PasskeysProps) {
  const [added, setAdded] = useState(0);
  const adding = useWrite(passkeyWrites, 'addPasskey', {
    onDone: ({ cancelled }) => setAdded(cancelled ? added : added + 1),
  });
  const removal = useWrite(passkeyWrites, 'removePasskey');
  return (
    <Section title={common.passkeys} lead={words.passkeys_lead}>
      <div className="flex flex-col gap-5">
        {adding.reply && (
          <Notice tone={adding.reply.cancelled ? 'failure' : 'success'}>{adding.reply.message}</Notice>
        )}
        {passkeys.length === 0 ? (
          <p>{words.passkeys_none}</p>
        ) : (
          <ul aria-label={common.passkeys} className="flex flex-col divide-y divide-line">
            {passkeys.map((passkey) => (
              <li key={passkey.id} className="flex flex-wrap items-center gap-x-4 gap-y-3 py-4 first:pt-0">
                <KeyRound aria-hidden className="size-6 shrink-0 text-muted" />
                <div className="min-w-48 grow">
                  <p className="wrap-anywhere font-semibold">{passkey.name}</p>
                  <p className="text-muted text-sm">{textOf(passkey)}</p>
                </div>
                <ConfirmButton
                  question={words.remove_question(passkey.name)}
                  confirm={words.remove_confirm}
                  label={words.remove_label(passkey.name)}
                  busy={removal.busy}
                  onConfirm={() => removal.submit({ role: accountRole, id: passkey.id })}
                >
                  {common.remove}
                </ConfirmButton>
              </li>
            ))}
          </ul>
        )}
        <FieldsForm<'name' | 'password' | 'code'>
          key={added}
          fields={twoStep ? [...fields, authenticatorCode] : fields}
          write={{
            ...adding,
            submit: ({ code, ...answers }) =>
              adding.submit({ role: accountRole, ...answers, ...(code && { code }) }),
          }}
          accountRole={accountRole}
          submitLabel={words.passkeys_add}
          busyLabel={common.adding}
          fallbackError={words.add_failed}
        />
      </div>
    </Section>
  );
}

function textOf({ created_at, last_used_at }: Passkey): string {
  const added = longDayOf(created_at);
  return last_used_at ? words.passkeys_used(added, longDayOf(last_used_at)) : words.unused(added);
}
