import { useEffect, useEffectEvent } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { verifyOf } from '#account-paths.ts';
import { formAction } from '#api/form-action.ts';
import { pageAction } from '#api/page-action.ts';
import { titled } from '#api/product-name.ts';
import { siteContext } from '#api/site-context.ts';
import { useWrite } from '#api/use-write.ts';
import { ContinueWithGoogle } from '#features/accounts/google-sign-in/ContinueWithGoogle.tsx';
import { readGoogle } from '#features/accounts/google-sign-in/read-google.ts';
import { AuthScreen } from '#features/accounts/identity/AuthScreen.tsx';
import { FieldsForm } from '#features/accounts/identity/FieldsForm.tsx';
import {
  aadhaarNumber,
  companyName,
  email,
  gstNumber,
  housePhone,
  name,
  newPassword,
  panNumber,
  talentMobile,
  typeOfWork,
} from '#features/accounts/identity/identity-fields.ts';
import { registrationPosts } from '#features/accounts/identity/identity-posts.ts';
import { loginLabels } from '#features/accounts/identity/login-labels.ts';
import { PassportChoice, useIdentityFields } from '#features/accounts/identity/passport-choice.tsx';
import { RegistrationConsent } from '#features/accounts/identity/RegistrationConsent.tsx';
import { registrationWrites, storeAttempt } from '#features/accounts/identity/registration-writes.ts';
import { VerifyForm } from '#features/accounts/identity/VerifyForm.tsx';
import { loginOf, registerOf } from '#paths.ts';
import { type Role, roleOfPath } from '#session/area-of.ts';
import * as words from '#words/accounts/identity.ts';
import type { Route } from './+types/RegisterPage.ts';

export const meta: Route.MetaFunction = (page) =>
  titled(texts[roleOfPath(page.location.pathname)].title, page);

const texts = {
  talent: {
    title: words.register_talent,
    lead: words.register_talent_lead,
    write: 'registerTalent',
    question: words.roles_question,
  },
  production: {
    title: words.register_house,
    lead: words.register_house_lead,
    write: 'registerHouse',
    question: words.casting_question,
  },
} as const;

const fields = {
  talent: [name, email, talentMobile, newPassword],
  production: [companyName, typeOfWork, email, housePhone, panNumber, aadhaarNumber, gstNumber, newPassword],
};

export const action = formAction(registrationPosts);

export const clientAction = pageAction(registrationWrites);

/** Only talent register with Google: a house does so by logging in. */
export async function loader({ context, request }: Route.LoaderArgs) {
  const forTalent = roleOfPath(new URL(request.url).pathname) === 'talent';
  return { google: forTalent && (await readGoogle(context.get(siteContext))) };
}

export default function RegisterPage({ loaderData }: Route.ComponentProps) {
  const role = roleOfPath(useLocation().pathname);
  // A visitor who changes to the other registration begins anew.
  return <Registration key={role} role={role} google={loaderData.google} />;
}

function Registration({ role, google }: { role: Role; google: boolean }) {
  const { title, lead, write } = texts[role];
  const registration = useRegistration(write);
  const other = role === 'talent' ? 'production' : 'talent';
  const identity = useIdentityFields();
  return (
    <AuthScreen
      title={title}
      lead={lead}
      links={[
        { question: words.registered_question, label: loginLabels[role], to: loginOf[role] },
        { question: texts[other].question, label: texts[other].title, to: registerOf[other] },
      ]}
    >
      {/* Without scripts the next step follows on the same page. */}
      {registration.reply ? (
        <VerifyForm accountRole={role} sent={registration.reply} />
      ) : (
        <>
          {google && <ContinueWithGoogle accountRole="talent" alternativeLabel={words.register_with_email} />}
          {role === 'talent' && <PassportChoice />}
          <FieldsForm
            fields={role === 'talent' ? [...fields.talent, ...identity] : fields.production}
            note={<RegistrationConsent />}
            write={registration}
            submitLabel={words.register_submit}
            busyLabel={words.register_busy}
            fallbackError={words.register_failed}
          />
        </>
      )}
    </AuthScreen>
  );
}

const verifyAfter = { registerTalent: verifyOf.talent, registerHouse: verifyOf.production } as const;

/** The registration of one role; it opens the page that asks for the code. */
function useRegistration<N extends keyof typeof registrationWrites>(name: N) {
  const { search } = useLocation();
  const navigate = useNavigate();
  const openVerification = (sent: Registered, replace = false) =>
    navigate({ pathname: verifyAfter[name], search }, { replace, state: { ...sent, codeSent: true } });
  const registration = useWrite(registrationWrites, name, { onDone: (sent) => openVerification(sent) });

  const takeOver = useEffectEvent(() => {
    if (!registration.reply) return;
    const { email, attempt } = registration.reply;
    storeAttempt(email, attempt);
    void openVerification(registration.reply, true);
  });
  // The form may have been submitted before the page's scripts ran.
  useEffect(() => takeOver(), []);
  return registration;
}

type Registered = Awaited<ReturnType<(typeof registrationWrites)['registerTalent']>>;
