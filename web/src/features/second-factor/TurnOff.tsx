import { useState } from 'react';
import { confirmingPassword } from '#features/account/account-fields.ts';
import { FieldsForm } from '#features/identity/FieldsForm.tsx';
import { Button } from '#ui/Button.tsx';
import type { FieldSpec } from '#ui/field-spec.ts';

const code = {
  name: 'code',
  label: 'Code of your app',
  required: true,
  secret: true,
  autoComplete: 'one-time-code',
  maxLength: 40,
  hint: 'Or a recovery code.',
} as const satisfies FieldSpec;

interface TurnOffProps {
  recoveryCodesLeft: number;
  turnOff: (answers: { password: string; code: string }) => Promise<void>;
}

/** Says that two-step login is on, and turns it off after a question. */
export function TurnOff({ recoveryCodesLeft, turnOff }: TurnOffProps) {
  const [asked, setAsked] = useState(false);
  return (
    <div className="flex flex-col gap-5">
      <p>
        <strong>Two-step login is on.</strong> {leftWords(recoveryCodesLeft)}
      </p>
      {asked ? (
        <>
          <p className="font-medium">Turn it off? Your password alone will then open the account.</p>
          <FieldsForm
            fields={[confirmingPassword, code]}
            send={turnOff}
            accountRole="production"
            action="Yes, turn it off"
            busyAction="Turning off..."
            otherwise="Two-step login could not be turned off. Please try again."
          />
          <Button look="quiet" className="-ml-5 self-start" onClick={() => setAsked(false)}>
            Keep it on
          </Button>
        </>
      ) : (
        <Button look="secondary" className="self-start" onClick={() => setAsked(true)}>
          Turn off two-step login
        </Button>
      )}
    </div>
  );
}

function leftWords(count: number): string {
  if (count > 3) return `You have ${count} recovery codes left.`;
  const left =
    count === 0 ? 'no recovery code' : count === 1 ? 'one recovery code' : `${count} recovery codes`;
  return `You have ${left} left. To get new ones, turn it off and on again.`;
}
