import { useNavigate } from 'react-router';
import { ApiError, call } from '#api/call.ts';
import { titled } from '#api/product-name.ts';
import { serverMessage } from '#api/server-message.ts';
import { FieldsForm } from '#features/identity/FieldsForm.tsx';
import { IdentityScreen } from '#features/identity/IdentityScreen.tsx';
import { joiningFields } from '#features/team/team-fields.ts';
import { roleWords } from '#features/team/team-words.ts';
import { paths } from '#paths.ts';
import { storeHouse } from '#session/store.ts';
import { takeFragment } from '#session/take-fragment.ts';
import { Loading } from '#ui/Loading.tsx';
import { Notice } from '#ui/Notice.tsx';
import type { Route } from './+types/JoinTeamPage.ts';

export const meta: Route.MetaFunction = (page) => titled('Join a team', page);

/** The token stands behind the #, so only the browser knows what the page is about. */
export async function clientLoader() {
  const token = takeFragment().get('token') ?? '';
  try {
    const invitation = await call('POST /api/team-invitation', { body: { token } });
    return { token, invitation, refusal: undefined };
  } catch (error) {
    const malformed = error instanceof ApiError && error.status === 400;
    const otherwise = 'Please open the link of the letter again.';
    return { token, invitation: undefined, refusal: malformed ? otherwise : serverMessage(error, otherwise) };
  }
}
clientLoader.hydrate = true as const;

export const HydrateFallback = Loading;

const ways = [
  { question: 'Have an account?', label: 'Client Login', to: paths.productionLogin },
  { question: 'New here?', label: 'Register your production house', to: paths.productionRegister },
] as const;

export default function JoinTeamPage({ loaderData }: Route.ComponentProps) {
  const { token, invitation, refusal } = loaderData;
  const navigate = useNavigate();
  if (!invitation) {
    return (
      <IdentityScreen title="Join a team" lead="An invitation works once, within a week." ways={ways}>
        <Notice tone="failure">{refusal}</Notice>
      </IdentityScreen>
    );
  }

  async function join(answers: Record<'name' | 'password', string>) {
    const joined = await call('POST /api/team-invitation/accept', { body: { token, ...answers } });
    storeHouse(joined.token, joined.production_house);
    await navigate(paths.previousJobs, { replace: true });
  }
  const { company_name, email, team_role, has_account } = invitation;
  return (
    <IdentityScreen
      title={`Join ${company_name ?? 'the team'}`}
      lead={`${email} is invited. ${roleWords[team_role]}.`}
      ways={ways}
    >
      {has_account ? (
        <Notice>
          {email} has an account already. If it is of this house, log in with it. An account is of one house:
          for another one, ask to be invited at another address.
        </Notice>
      ) : (
        <FieldsForm
          fields={joiningFields}
          send={join}
          action="Join the team"
          busyAction="Joining…"
          otherwise="You could not join. Please try again."
        />
      )}
    </IdentityScreen>
  );
}
