import { ApiError, callApi } from '#api/call-api.ts';
import { pageAction } from '#api/page-action.ts';
import { titled } from '#api/product-name.ts';
import { serverMessage } from '#api/server-message.ts';
import { useWrite } from '#api/use-write.ts';
import { AuthScreen } from '#features/accounts/identity/AuthScreen.tsx';
import { FieldsForm } from '#features/accounts/identity/FieldsForm.tsx';
import { RegistrationConsent } from '#features/accounts/identity/RegistrationConsent.tsx';
import { roleDescriptions } from '#features/houses/team/role-texts.ts';
import { joiningFields } from '#features/houses/team/team-fields.ts';
import { joinWrites } from '#features/houses/team/team-writes.ts';
import { paths } from '#paths.ts';
import { takeFragment } from '#session/take-fragment.ts';
import { Loading } from '#ui/Loading.tsx';
import { Notice } from '#ui/Notice.tsx';
import type { Route } from './+types/JoinTeamPage.ts';

export const meta: Route.MetaFunction = (page) => titled('Join a team', page);

/** The token is in the URL's fragment, so only the browser can read it and load the invitation. */
export async function clientLoader() {
  const token = takeFragment().get('token') ?? '';
  try {
    const invitation = await callApi('POST /api/team-invitation', { body: { token } });
    return { token, invitation, failure: undefined };
  } catch (error) {
    const malformed = error instanceof ApiError && error.status === 400;
    const otherwise = 'Please open the link in your email again.';
    return { token, invitation: undefined, failure: malformed ? otherwise : serverMessage(error, otherwise) };
  }
}
clientLoader.hydrate = true as const;

/** The token can be read only once, so a rejected form must not load the invitation again. */
export const shouldRevalidate = () => false;

export const clientAction = pageAction(joinWrites);

export function HydrateFallback() {
  return (
    <>
      <Loading />
      <noscript>
        <p className="text-center">Please turn on JavaScript to join the team.</p>
      </noscript>
    </>
  );
}

const accountLinks = [
  { question: 'Have an account?', label: 'Client Login', to: paths.productionLogin },
  { question: 'New here?', label: 'Register your production house', to: paths.productionRegister },
] as const;

export default function JoinTeamPage({ loaderData }: Route.ComponentProps) {
  const { token, invitation, failure } = loaderData;
  const joining = useWrite(joinWrites, 'joinTeam');
  if (!invitation) {
    return (
      <AuthScreen title="Join a team" lead="An invitation link works once, for a week." links={accountLinks}>
        <Notice tone="failure">{failure}</Notice>
      </AuthScreen>
    );
  }

  const { company_name, email, team_role, has_account } = invitation;
  return (
    <AuthScreen
      title={`Join ${company_name ?? 'the team'}`}
      lead={`You are invited as ${email}. ${roleDescriptions[team_role]}.`}
      links={accountLinks}
    >
      {has_account ? (
        <Notice>
          {email} already has an account. If it belongs to this production house, log in with it. An account
          belongs to one house only. To join another one, ask for an invitation to a different email address.
        </Notice>
      ) : (
        <FieldsForm
          fields={joiningFields}
          note={<RegistrationConsent />}
          write={{ ...joining, submit: (answers) => joining.submit({ token, ...answers }) }}
          submitLabel="Join the team"
          busyLabel="Joining…"
          fallbackError="We couldn’t add you to the team. Try again."
        />
      )}
    </AuthScreen>
  );
}
