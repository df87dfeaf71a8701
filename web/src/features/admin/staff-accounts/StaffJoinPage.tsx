import { MIN_STAFF_PASSWORD } from '@kirdaar/contract/rules/staff-roles';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { callApi, ifFound } from '#api/call-api.ts';
import { pageAction } from '#api/page-action.ts';
import { titled } from '#api/product-name.ts';
import { serverMessage } from '#api/server-message.ts';
import { useWrite } from '#api/use-write.ts';
import { FieldsForm } from '#features/accounts/identity/FieldsForm.tsx';
import { OtherLogin } from '#features/accounts/identity/OtherLogin.tsx';
import { AuthenticatorCodeForm } from '#features/accounts/two-factor/AuthenticatorCodeForm.tsx';
import { adminPaths } from '#features/admin/admin-paths.ts';
import { callStaffApi } from '#features/admin/call-staff-api.ts';
import { staffLoginWrites } from '#features/admin/staff-accounts/login-writes.ts';
import { StaffScreen } from '#features/admin/staff-accounts/StaffScreen.tsx';
import { clearStaffToken, readStaffToken } from '#features/admin/staff-token.ts';
import { takeFragment } from '#session/take-fragment.ts';
import type { FieldSpec } from '#ui/field-spec.ts';
import { Loading } from '#ui/Loading.tsx';
import { Notice } from '#ui/Notice.tsx';
import { QrCode } from '#ui/QrCode.tsx';
import * as accountSettingsWords from '#words/accounts/account-settings.ts';
import * as words from '#words/admin/staff-area.ts';
import * as teamWords from '#words/houses/team.ts';
import * as common from '#words/ui/common.ts';
import type { Route } from './+types/StaffJoinPage.ts';

export const meta: Route.MetaFunction = (page) => [
  ...titled(words.join, page),
  { name: 'robots', content: 'noindex' },
];

/** The token is in the URL's fragment, so only the browser can read it. */
export async function clientLoader() {
  const token = takeFragment().get('token') ?? '';
  try {
    const invitation = await callApi('POST /api/admin/invitation', { body: { token } });
    const me = readStaffToken() ? await ifFound(callStaffApi('GET /api/admin/me'), [401]) : undefined;
    return { token, invitation, own: me?.staff.email };
  } catch (error) {
    return { token, failure: serverMessage(error, words.join_failed) };
  }
}
clientLoader.hydrate = true as const;

/** The token can be read only once. */
export const shouldRevalidate = () => false;

export const clientAction = pageAction(staffLoginWrites);

export const HydrateFallback = Loading;

const fields = [
  { name: 'name', label: teamWords.own_name, required: true, autoComplete: 'name', wide: true },
  {
    name: 'password',
    label: common.password,
    type: 'password',
    required: true,
    autoComplete: 'new-password',
    hint: words.password_hint(MIN_STAFF_PASSWORD),
    wide: true,
  },
] as const satisfies readonly FieldSpec[];

export default function StaffJoinPage({ loaderData }: Route.ComponentProps) {
  const { token, invitation, own, failure } = loaderData;
  const [isLoggedOut, setLoggedOut] = useState(false);
  const navigate = useNavigate();
  const choice = useWrite(staffLoginWrites, 'chooseLogin');
  const confirmation = useWrite(staffLoginWrites, 'confirmLogin', {
    onDone: () => navigate(adminPaths.start, { replace: true }),
  });
  if (!invitation) {
    return (
      <StaffScreen title={words.join} lead={words.join_lead}>
        <Notice tone="failure">{failure}</Notice>
      </StaffScreen>
    );
  }
  const { email, role } = invitation;
  const setup = choice.reply;
  const isOther = own !== undefined && own !== email && !isLoggedOut;

  async function logOut() {
    await callStaffApi('POST /api/admin/logout').catch(() => undefined);
    clearStaffToken();
    setLoggedOut(true);
  }
  return (
    <StaffScreen title={words.join} lead={words.join_as(email, words.roles[role], words.role_duties[role])}>
      {isOther && <OtherLogin own={own} invited={email} onLogOut={logOut} />}
      {!setup && !isOther && (
        <FieldsForm
          fields={fields}
          write={{ ...choice, submit: (typed) => choice.submit({ token, ...typed }) }}
          submitLabel={common.continue_button}
          busyLabel={common.saving}
          fallbackError={common.save_failed}
        />
      )}
      {setup && (
        <>
          <p>{words.setup_scan}</p>
          <QrCode text={setup.setup_url} label={accountSettingsWords.setup_qr} />
          <p>
            {words.setup_key}{' '}
            <span className="wrap-anywhere font-mono">{setup.setup_key.replace(/.{4}(?=.)/g, '$& ')}</span>
          </p>
          <AuthenticatorCodeForm
            write={{ ...confirmation, submit: (code) => confirmation.submit({ token, code }) }}
            action={words.setup_finish}
          />
        </>
      )}
    </StaffScreen>
  );
}
