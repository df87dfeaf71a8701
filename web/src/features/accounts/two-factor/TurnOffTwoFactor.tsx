import { useState } from 'react';
import type { FormWrite } from '#api/use-write.ts';
import { confirmingPassword } from '#features/accounts/account-settings/account-fields.ts';
import { FieldsForm } from '#features/accounts/identity/FieldsForm.tsx';
import type { Role } from '#session/area-of.ts';
import { Button } from '#ui/Button.tsx';
import type { FieldSpec } from '#ui/field-spec.ts';
import * as words from '#words/accounts/account-settings.ts';
import * as common from '#words/ui/common.ts';

/** The code of the authenticator app, which confirms an important change. */
export const authenticatorCode = {
  name: 'code',
  label: words.confirm_code,
  required: true,
  secret: true,
  autoComplete: 'one-time-code',
  maxLength: 40,
  hint: words.confirm_code_hint,
} as const satisfies FieldSpec;

interface TurnOffTwoFactorProps {
  accountRole: Role;
  recoveryCodesLeft: number;
  write: FormWrite<{ password: string; code: string }>;
}

/** Shows that two-step login is on and turns it off after a confirmation. */
export function TurnOffTwoFactor({ accountRole, recoveryCodesLeft, write }: TurnOffTwoFactorProps) {
  const [asked, setAsked] = useState(false);
  return (
    <div className="flex flex-col gap-5">
      <p>
        <strong>{words.status_on}</strong> {recoveryCodesLeftText(recoveryCodesLeft)}
      </p>
      {asked ? (
        <>
          <p className="font-medium">{words.off_question}</p>
          <FieldsForm
            fields={[confirmingPassword, authenticatorCode]}
            write={write}
            accountRole={accountRole}
            submitLabel={words.off_submit}
            busyLabel={words.off_busy}
            fallbackError={words.off_failed}
          />
          <Button variant="quiet" className="-ml-5 self-start" onClick={() => setAsked(false)}>
            {common.cancel}
          </Button>
        </>
      ) : (
        <Button variant="secondary" className="self-start" onClick={() => setAsked(true)}>
          {words.off_start}
        </Button>
      )}
    </div>
  );
}

function recoveryCodesLeftText(count: number): string {
  if (count === 0) return words.codes_none;
  return count > 3 ? words.codes_left(count) : words.codes_few(count);
}
