import type { Reply } from '@kirdaar/contract/api';
import { Copy } from 'lucide-react';
import { useState } from 'react';
import { callApi } from '#api/call-api.ts';
import { type FormWrite, useWrite } from '#api/use-write.ts';
import { authenticatorCode, confirmingPassword } from '#features/accounts/account-settings/account-fields.ts';
import { FieldsForm } from '#features/accounts/identity/FieldsForm.tsx';
import { LogInAgain } from '#features/accounts/identity/LogInAgain.tsx';
import { AuthenticatorCodeForm } from '#features/accounts/two-factor/AuthenticatorCodeForm.tsx';
import { RecoveryCodes } from '#features/accounts/two-factor/RecoveryCodes.tsx';
import { areaOf, type Role } from '#session/area-of.ts';
import { Button, buttonLook } from '#ui/Button.tsx';
import { copyText } from '#ui/copy-text.ts';
import { Notice } from '#ui/Notice.tsx';
import { QrCode } from '#ui/QrCode.tsx';
import { Section } from '#ui/Section.tsx';
import * as words from '#words/accounts/account-settings.ts';
import * as common from '#words/ui/common.ts';

export const twoFactorWrites = {
  /** Returns what an authenticator app needs; it takes effect when `confirmSetup` sends the app's first code. */
  beginSetup: ({ role, ...body }: { role: Role; password: string }) =>
    callApi(`POST /api/${areaOf[role]}/two-factor`, { body }),
  confirmSetup: ({ role, code }: { role: Role; code: string }) =>
    callApi(`POST /api/${areaOf[role]}/two-factor/confirm`, { body: { code } }),
  turnOff: ({ role, ...body }: { role: Role; password: string; code: string }) =>
    callApi(`POST /api/${areaOf[role]}/two-factor/remove`, { body }),
};

/** What sets up an app, as a URL to scan and a key to type. */
type Setup = Reply<'POST /api/user/two-factor'>;

interface TwoStepLoginProps {
  accountRole: Role;
  active: boolean;
  recoveryCodesLeft: number;
}

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
          accountRole={accountRole}
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

interface SetUpAuthenticatorProps {
  accountRole: Role;
  setup: Setup;
  /** Turns on two-step login with the app's first code. */
  write: FormWrite<string>;
  onCancel: () => void;
}

/** Shows what an authenticator app needs and asks for its first code. */
function SetUpAuthenticator({ accountRole, setup, write, onCancel }: SetUpAuthenticatorProps) {
  const { setup_url, setup_key } = setup;
  return (
    <div className="flex flex-col gap-6">
      <p>{words.setup_scan}</p>
      <QrCode text={setup_url} label={words.setup_qr} />
      <div className="flex flex-col items-start gap-3">
        <p>{words.setup_key}</p>
        <p className="rounded-control bg-sunken px-4 py-3 font-mono text-lg wrap-anywhere">
          {setup_key.replace(/.{4}(?=.)/g, '$& ')}
        </p>
        <div className="flex flex-wrap gap-2">
          <Button
            variant="secondary"
            onClick={() => copyText(setup_key, words.setup_copied, words.copy_failed)}
          >
            <Copy aria-hidden className="size-4" />
            {words.setup_copy}
          </Button>
          <a href={setup_url} className={buttonLook('secondary')}>
            {words.setup_open}
          </a>
        </div>
      </div>
      <p>{words.setup_code}</p>
      <AuthenticatorCodeForm write={write} action={words.setup_confirm} />
      {write.error?.status === 401 && <LogInAgain accountRole={accountRole} hint={words.setup_after_login} />}
      <Button variant="quiet" className="-ml-5 self-start" onClick={onCancel}>
        {words.setup_not_now}
      </Button>
    </div>
  );
}

interface TurnOffTwoFactorProps {
  accountRole: Role;
  recoveryCodesLeft: number;
  write: FormWrite<{ password: string; code: string }>;
}

/** Shows that two-step login is on and turns it off after a confirmation. */
function TurnOffTwoFactor({ accountRole, recoveryCodesLeft, write }: TurnOffTwoFactorProps) {
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
