import { registrationConsent } from '@kirdaar/contract/rules/consents';
import { useState } from 'react';
import { replace } from 'react-router';
import { ApiError, callApi, ifFound } from '#api/call-api.ts';
import { pageAction } from '#api/page-action.ts';
import { titled } from '#api/product-name.ts';
import { serverMessage } from '#api/server-message.ts';
import { useWrite } from '#api/use-write.ts';
import { AuthScreen } from '#features/accounts/identity/AuthScreen.tsx';
import { endSession } from '#features/accounts/identity/end-session.ts';
import { FieldsForm } from '#features/accounts/identity/FieldsForm.tsx';
import { name, newPassword } from '#features/accounts/identity/identity-fields.ts';
import { OtherLogin } from '#features/accounts/identity/OtherLogin.tsx';
import { openAccount } from '#features/accounts/identity/open-account.ts';
import { RegistrationConsent } from '#features/accounts/identity/RegistrationConsent.tsx';
import { discardUploads } from '#features/talent/media/upload-queue.ts';
import { housePaths } from '#house-paths.ts';
import { paths } from '#paths.ts';
import { readToken } from '#session/store.ts';
import { takeFragment } from '#session/take-fragment.ts';
import { Loading } from '#ui/Loading.tsx';
import { Notice } from '#ui/Notice.tsx';
import * as identityWords from '#words/accounts/identity.ts';
import * as words from '#words/houses/team.ts';
import * as common from '#words/ui/common.ts';
import type { Route } from './+types/JoinTeamPage.ts';

export const meta: Route.MetaFunction = (page) => titled(words.join_title, page);

/** The token is in the URL's fragment, so only the browser can read it and load the invitation. */
export async function clientLoader() {
  const token = takeFragment().get('token') ?? '';
  try {
    const invitation = await callApi('POST /api/team-invitation', { body: { token } });
    const account = readToken() ? await ifFound(callApi('GET /api/account'), [401]) : undefined;
    return { token, invitation, own: account?.email };
  } catch (error) {
    const malformed = error instanceof ApiError && error.status === 400;
    const otherwise = words.join_link_again;
    return { token, failure: malformed ? otherwise : serverMessage(error, otherwise) };
  }
}
clientLoader.hydrate = true as const;

/** The token can be read only once, so a rejected form must not load the invitation again. */
export const shouldRevalidate = () => false;

const joinWrites = {
  joinTeam: async (answers: { token: string; name: string; password: string }) => {
    const body = { ...answers, consent_version: registrationConsent.version };
    const joined = await callApi('POST /api/team-invitation/accept', { body });
    throw replace(openAccount(joined, housePaths.previousJobs));
  },
};

export const clientAction = pageAction(joinWrites);

export function HydrateFallback() {
  return (
    <>
      <Loading />
      <noscript>
        <p className="text-center">{words.join_needs_scripts}</p>
      </noscript>
    </>
  );
}

const joiningFields = [name, { ...newPassword, name: 'password', label: common.password }] as const;

const accountLinks = [
  { question: words.join_account_question, label: common.house_login, to: paths.productionLogin },
  { question: identityWords.new_question, label: identityWords.register_house, to: paths.productionRegister },
] as const;

export default function JoinTeamPage({ loaderData }: Route.ComponentProps) {
  const { token, invitation, own, failure } = loaderData;
  const [isLoggedOut, setLoggedOut] = useState(false);
  const joining = useWrite(joinWrites, 'joinTeam');

  async function logOut() {
    await endSession(() => setLoggedOut(true));
    discardUploads();
  }
  if (!invitation) {
    return (
      <AuthScreen title={words.join_title} lead={words.join_link_lead} links={accountLinks}>
        <Notice tone="failure">{failure}</Notice>
      </AuthScreen>
    );
  }

  const { company_name, email, team_role, has_account } = invitation;
  return (
    <AuthScreen
      title={words.join_house(company_name)}
      lead={`${words.join_invited(email)} ${words.join_roles[team_role]}`}
      links={accountLinks}
    >
      {own && own !== email && !isLoggedOut ? (
        <OtherLogin own={own} invited={email} onLogOut={logOut} />
      ) : has_account ? (
        <Notice>{words.join_has_account(email)}</Notice>
      ) : (
        <FieldsForm
          fields={joiningFields}
          note={<RegistrationConsent />}
          write={{ ...joining, submit: (answers) => joining.submit({ token, ...answers }) }}
          submitLabel={words.join}
          busyLabel={words.joining}
          fallbackError={words.join_failed}
        />
      )}
    </AuthScreen>
  );
}
