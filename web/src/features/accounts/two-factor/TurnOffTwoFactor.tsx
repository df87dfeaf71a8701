import { useState } from 'react';
import type { FormWrite } from '#api/use-write.ts';
import { confirmingPassword } from '#features/accounts/account-settings/account-fields.ts';
import { FieldsForm } from '#features/accounts/identity/FieldsForm.tsx';
import type { Role } from '#session/area-of.ts';
import { Button } from '#ui/Button.tsx';
import type { FieldSpec } from '#ui/field-spec.ts';

/** The code of the authenticator app, which confirms an important change. */
export const authenticatorCode = {
  name: 'code',
  label: 'Code from your app',
  required: true,
  secret: true,
  autoComplete: 'one-time-code',
  maxLength: 40,
  hint: 'Or a recovery code.',
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
        <strong>Two-step login is on.</strong> {recoveryCodesLeftText(recoveryCodesLeft)}
      </p>
      {asked ? (
        <>
          <p className="font-medium">
            Turn off two-step login? You will then log in with your password only.
          </p>
          <FieldsForm
            fields={[confirmingPassword, authenticatorCode]}
            write={write}
            accountRole={accountRole}
            submitLabel="Turn off"
            busyLabel="Turning off..."
            fallbackError="We couldn’t turn off two-step login. Try again."
          />
          <Button variant="quiet" className="-ml-5 self-start" onClick={() => setAsked(false)}>
            Cancel
          </Button>
        </>
      ) : (
        <Button variant="secondary" className="self-start" onClick={() => setAsked(true)}>
          Turn off two-step login
        </Button>
      )}
    </div>
  );
}

function recoveryCodesLeftText(count: number): string {
  if (count > 3) return `You have ${count} recovery codes left.`;
  const left =
    count === 0 ? 'no recovery codes' : count === 1 ? '1 recovery code' : `${count} recovery codes`;
  return `You have ${left} left. To get new ones, turn two-step login off and on again.`;
}
