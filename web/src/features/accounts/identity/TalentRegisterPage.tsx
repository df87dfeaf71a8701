import { formAction } from '#api/form-action.ts';
import { pageAction } from '#api/page-action.ts';
import { titled } from '#api/product-name.ts';
import { siteContext } from '#api/site-context.ts';
import { ContinueWithGoogle } from '#features/accounts/google-sign-in/ContinueWithGoogle.tsx';
import { readGoogle } from '#features/accounts/google-sign-in/read-google.ts';
import { AuthScreen } from '#features/accounts/identity/AuthScreen.tsx';
import { FieldsForm } from '#features/accounts/identity/FieldsForm.tsx';
import {
  email,
  name,
  newPassword,
  talentAadhaar,
  talentMobile,
  talentPan,
} from '#features/accounts/identity/identity-fields.ts';
import { registrationPosts } from '#features/accounts/identity/identity-posts.ts';
import { RegistrationConsent } from '#features/accounts/identity/RegistrationConsent.tsx';
import { registrationWrites } from '#features/accounts/identity/registration-writes.ts';
import { useRegistration } from '#features/accounts/identity/use-registration.ts';
import { VerifyForm } from '#features/accounts/identity/VerifyForm.tsx';
import { paths } from '#paths.ts';
import * as words from '#words/accounts/identity.ts';
import type { Route } from './+types/TalentRegisterPage.ts';

export const meta: Route.MetaFunction = (page) => titled(words.register_talent, page);

const fields = [name, email, talentMobile, newPassword, talentPan, talentAadhaar];

export const action = formAction(registrationPosts);

export const clientAction = pageAction(registrationWrites);

export async function loader({ context }: Route.LoaderArgs) {
  return { google: await readGoogle(context.get(siteContext)) };
}

export default function TalentRegisterPage({ loaderData }: Route.ComponentProps) {
  const registration = useRegistration('registerTalent');
  return (
    <AuthScreen
      title={words.register_talent}
      lead={words.register_talent_lead}
      links={[
        { question: words.registered_question, label: words.login_talent, to: paths.talentLogin },
        {
          question: words.casting_question,
          label: words.register_house,
          to: paths.productionRegister,
        },
      ]}
    >
      {/* Without scripts the next step follows on the same page. */}
      {registration.reply ? (
        <VerifyForm accountRole="talent" sent={registration.reply} />
      ) : (
        <>
          {loaderData.google && <ContinueWithGoogle accountRole="talent" or={words.register_with_email} />}
          <FieldsForm
            fields={fields}
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
