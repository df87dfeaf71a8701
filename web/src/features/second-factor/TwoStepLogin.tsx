import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { call } from '#api/call.ts';
import { confirmingPassword } from '#features/account/account-fields.ts';
import { FieldsForm } from '#features/identity/FieldsForm.tsx';
import { RecoveryCodes } from '#features/second-factor/RecoveryCodes.tsx';
import { SetUpApp, type Setup } from '#features/second-factor/SetUpApp.tsx';
import { TurnOff } from '#features/second-factor/TurnOff.tsx';
import { Notice } from '#ui/Notice.tsx';
import { Section } from '#ui/Section.tsx';

interface TwoStepLoginProps {
  active: boolean;
  recoveryCodesLeft: number;
}

/** Turns the second step of a house's login on and off. */
export function TwoStepLogin({ active, recoveryCodesLeft }: TwoStepLoginProps) {
  const [setup, setSetup] = useState<Setup>();
  const [codes, setCodes] = useState<readonly string[]>();
  const [done, setDone] = useState<string>();
  const { revalidate } = useRevalidator();

  async function begin({ password }: { password: string }) {
    setDone(undefined);
    setSetup(await call('POST /api/production/second-factor', { body: { password } }));
  }
  async function confirm(code: string) {
    const turnedOn = await call('POST /api/production/second-factor/confirm', { body: { code } });
    setCodes(turnedOn.recovery_codes);
    setDone(turnedOn.message);
    setSetup(undefined);
    await revalidate();
  }
  async function turnOff(body: { password: string; code: string }) {
    setDone(undefined);
    const { message } = await call('POST /api/production/second-factor/remove', { body });
    setDone(message);
    await revalidate();
  }

  function step() {
    if (codes) return <RecoveryCodes codes={codes} onKept={() => setCodes(undefined)} />;
    if (active) return <TurnOff recoveryCodesLeft={recoveryCodesLeft} turnOff={turnOff} />;
    if (setup) return <SetUpApp setup={setup} confirm={confirm} onCancel={() => setSetup(undefined)} />;
    return (
      <FieldsForm
        fields={[confirmingPassword]}
        send={begin}
        accountRole="production"
        action="Set up two-step login"
        busyAction="Setting up..."
        otherwise="Two-step login could not be set up. Please try again."
      />
    );
  }

  return (
    <Section
      title="Two-step login"
      lead="Besides your password, the login asks for a code from an authenticator app on your phone, such as Google Authenticator. A stolen password alone is then of no use. Turning it on or off logs out all your other devices, and we tell you by email."
    >
      <div className="flex flex-col gap-5">
        {done && <Notice tone="success">{done}</Notice>}
        {step()}
      </div>
    </Section>
  );
}
