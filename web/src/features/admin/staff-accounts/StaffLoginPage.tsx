import { KeyRound } from 'lucide-react';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { pageAction } from '#api/page-action.ts';
import { titled } from '#api/product-name.ts';
import { serverMessage } from '#api/server-message.ts';
import { useWrite } from '#api/use-write.ts';
import { FieldsForm } from '#features/accounts/identity/FieldsForm.tsx';
import { AuthenticatorCodeForm } from '#features/accounts/two-factor/AuthenticatorCodeForm.tsx';
import { needsTwoFactorCode } from '#features/accounts/two-factor/two-factor-error.ts';
import { adminPaths } from '#features/admin/admin-paths.ts';
import { staffLoginWrites } from '#features/admin/staff-accounts/login-writes.ts';
import { StaffScreen } from '#features/admin/staff-accounts/StaffScreen.tsx';
import { returnPath } from '#session/return-path.ts';
import { Button } from '#ui/Button.tsx';
import type { FieldSpec } from '#ui/field-spec.ts';
import { Loading } from '#ui/Loading.tsx';
import { Notice } from '#ui/Notice.tsx';
import * as accountSettingsWords from '#words/accounts/account-settings.ts';
import * as identityWords from '#words/accounts/identity.ts';
import * as words from '#words/admin/staff-area.ts';
import * as common from '#words/ui/common.ts';
import type { Route } from './+types/StaffLoginPage.ts';

export const meta: Route.MetaFunction = (page) => [
  ...titled(words.login, page),
  { name: 'robots', content: 'noindex' },
];

/** The server cannot log staff in without scripts, so the form waits for them. */
export const clientLoader = () => null;
clientLoader.hydrate = true as const;

export const HydrateFallback = Loading;

export const clientAction = pageAction(staffLoginWrites);

const fields = [
  { name: 'email', label: common.email, type: 'email', required: true, autoComplete: 'username', wide: true },
  {
    name: 'password',
    label: common.password,
    type: 'password',
    required: true,
    autoComplete: 'current-password',
    wide: true,
  },
] as const satisfies readonly FieldSpec[];

export default function StaffLoginPage() {
  const navigate = useNavigate();
  const [credentials, setCredentials] = useState<{ email: string; password: string }>();
  const [asksForCode, setAsksForCode] = useState(false);
  const [codeSent, setCodeSent] = useState(false);
  const logIn = useWrite(staffLoginWrites, 'logIn', {
    onDone: () => navigate(returnPath(window.location.search) ?? adminPaths.start, { replace: true }),
    onFailed: (error) => setAsksForCode(needsTwoFactorCode(error)),
  });
  const passkey = useWrite(staffLoginWrites, 'logInWithPasskey', {
    onDone: ({ notUsed }) => {
      if (!notUsed)
        return navigate(returnPath(window.location.search) ?? adminPaths.start, { replace: true });
    },
  });
  const rejected = needsTwoFactorCode(logIn.error) ? undefined : logIn.error;
  return (
    <StaffScreen title={words.login} lead={words.login_lead}>
      <div hidden={asksForCode}>
        <FieldsForm
          fields={fields}
          write={{
            ...logIn,
            error: rejected,
            submit: (typed) => {
              setCredentials(typed);
              setCodeSent(false);
              logIn.submit(typed);
            },
          }}
          submitLabel={identityWords.log_in}
          busyLabel={common.logging_in}
          fallbackError={accountSettingsWords.login_failed}
        />
      </div>
      {asksForCode && credentials && (
        <>
          <AuthenticatorCodeForm
            write={{
              ...logIn,
              // The first answer only asks for the code.
              error: codeSent ? logIn.error : undefined,
              submit: (code) => {
                setCodeSent(true);
                logIn.submit({ ...credentials, code });
              },
            }}
            action={identityWords.log_in}
          />
          {passkey.error && (
            <Notice tone="failure">{serverMessage(passkey.error, accountSettingsWords.login_failed)}</Notice>
          )}
          {passkey.reply?.notUsed && <Notice>{passkey.reply.notUsed}</Notice>}
          <Button variant="secondary" disabled={passkey.busy} onClick={() => passkey.submit(credentials)}>
            <KeyRound aria-hidden className="size-5" />{' '}
            {passkey.busy ? common.logging_in : words.confirm_passkey}
          </Button>
          <p className="text-muted">{words.login_lost}</p>
          <Button variant="quiet" className="-ml-5 self-start" onClick={() => setAsksForCode(false)}>
            {common.back}
          </Button>
        </>
      )}
    </StaffScreen>
  );
}
