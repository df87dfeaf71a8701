import { useState } from 'react';
import { useWrite } from '#api/use-write.ts';
import { confirmingPassword } from '#features/accounts/account-settings/account-fields.ts';
import { FieldsForm } from '#features/accounts/identity/FieldsForm.tsx';
import { RecoveryCodes } from '#features/accounts/two-factor/RecoveryCodes.tsx';
import { SetUpAuthenticator, type Setup } from '#features/accounts/two-factor/SetUpAuthenticator.tsx';
import { TurnOffTwoFactor } from '#features/accounts/two-factor/TurnOffTwoFactor.tsx';
import { twoFactorWrites } from '#features/accounts/two-factor/two-factor-writes.ts';
import type { Role } from '#session/area-of.ts';
import { Notice } from '#ui/Notice.tsx';
import { Section } from '#ui/Section.tsx';
import * as words from '#words/accounts/account-settings.ts';

interface TwoStepLoginProps {
  accountRole: Role;
  active: boolean;
  recoveryCodesLeft: number;
}

/** Turns two-step login on and off. */
export function TwoStepLogin({ accountRole, active, recoveryCodesLeft }: TwoStepLoginProps) {
  const [setup, setSetup] = useState<Setup>();
  const [codesSaved, setCodesSaved] = useState(false);
  const [done, setDone] = useState<string>();
  const begin = useWrite(twoFactorWrites, 'beginSetup', {
    onDone: (begun) => {
      setSetup(begun);
      setCodesSaved(false);
      setDone(undefined);
    },
  });
  const confirm = useWrite(twoFactorWrites, 'confirmSetup', {
    onDone: ({ message }) => {
      setSetup(undefined);
      setDone(message);
    },
  });
  const turnOff = useWrite(twoFactorWrites, 'turnOff', { onDone: ({ message }) => setDone(message) });

  function step() {
    if (confirm.reply && !codesSaved) {
      return <RecoveryCodes codes={confirm.reply.recovery_codes} onSaved={() => setCodesSaved(true)} />;
    }
    if (active)
      return (
        <TurnOffTwoFactor
          accountRole={accountRole}
          recoveryCodesLeft={recoveryCodesLeft}
          write={{ ...turnOff, submit: (proof) => turnOff.submit({ role: accountRole, ...proof }) }}
        />
      );
    if (setup) {
      return (
        <SetUpAuthenticator
          setup={setup}
          write={{ ...confirm, submit: (code) => confirm.submit({ role: accountRole, code }) }}
          onCancel={() => setSetup(undefined)}
        />
      );
    }
    return (
      <FieldsForm
        fields={[confirmingPassword]}
        write={{ ...begin, submit: ({ password }) => begin.submit({ role: accountRole, password }) }}
        accountRole={accountRole}
        submitLabel={words.setup_submit}
        busyLabel={words.setup_busy}
        fallbackError={words.setup_failed}
      />
    );
  }

  return (
    <Section title={words.two_factor_title} lead={words.two_factor_lead}>
      <div className="flex flex-col gap-5">
        {done && <Notice tone="success">{done}</Notice>}
        {step()}
      </div>
    </Section>
  );
}
