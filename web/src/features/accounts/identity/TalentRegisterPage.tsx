import { formAction } from '#api/form-action.ts';
import { pageAction } from '#api/page-action.ts';
import { titled } from '#api/product-name.ts';
import { AuthScreen } from '#features/accounts/identity/AuthScreen.tsx';
import { FieldsForm } from '#features/accounts/identity/FieldsForm.tsx';
import {
  aadhaarNumber,
  email,
  name,
  newPassword,
  panNumber,
  talentMobile,
} from '#features/accounts/identity/identity-fields.ts';
import { registrationPosts } from '#features/accounts/identity/identity-posts.ts';
import { RegistrationConsent } from '#features/accounts/identity/RegistrationConsent.tsx';
import { registrationWrites } from '#features/accounts/identity/registration-writes.ts';
import { useRegistration } from '#features/accounts/identity/use-registration.ts';
import { VerifyForm } from '#features/accounts/identity/VerifyForm.tsx';
import { paths } from '#paths.ts';
import type { Route } from './+types/TalentRegisterPage.ts';

export const meta: Route.MetaFunction = (page) => titled('Register as talent', page);

const fields = [
  name,
  email,
  talentMobile,
  newPassword,
  { ...panNumber, hint: forParents(panNumber.hint) },
  { ...aadhaarNumber, hint: forParents(aadhaarNumber.hint) },
];

/** A child has neither number, so a parent gives their own. */
function forParents(hint: string): string {
  return `${hint} For a talent under 18, a parent enters their own.`;
}

export const action = formAction(registrationPosts);

export const clientAction = pageAction(registrationWrites);

export default function TalentRegisterPage() {
  const registration = useRegistration('registerTalent');
  return (
    <AuthScreen
      title="Register as talent"
      lead="Actors, models, dancers, voice artists and influencers: one profile for every casting call."
      links={[
        { question: 'Already registered?', label: 'Talent Login', to: paths.talentLogin },
        {
          question: 'Casting a project?',
          label: 'Register your production house',
          to: paths.productionRegister,
        },
      ]}
    >
      {/* Without scripts the next step follows on the same page. */}
      {registration.reply ? (
        <VerifyForm accountRole="talent" sent={registration.reply} />
      ) : (
        <FieldsForm
          fields={fields}
          note={<RegistrationConsent />}
          write={registration}
          submitLabel="Register"
          busyLabel="Registering..."
          fallbackError="Registration failed. Please try again."
        />
      )}
    </AuthScreen>
  );
}
