import type { TalentRegistration } from '@kirdaar/contract/identity';
import { call } from '#api/call.ts';
import { titled } from '#api/product-name.ts';
import { IdentityScreen } from '#features/identity/IdentityScreen.tsx';
import {
  aadhaarNumber,
  email,
  name,
  newPassword,
  panNumber,
  talentMobile,
} from '#features/identity/identity-fields.ts';
import { RegistrationForm } from '#features/identity/RegistrationForm.tsx';
import { paths } from '#paths.ts';
import type { Route } from './+types/TalentRegisterPage.ts';

export const meta: Route.MetaFunction = (page) => titled('Register as talent', page);

const fields = [name, email, talentMobile, newPassword, panNumber, aadhaarNumber];

function register(body: Record<keyof TalentRegistration, string>) {
  return call('POST /api/user/register', { body });
}

export default function TalentRegisterPage() {
  return (
    <IdentityScreen
      title="Register as talent"
      lead="Actors, models, dancers, voices, influencers: one profile for every open call."
      ways={[
        { question: 'Already registered?', label: 'Talent Login', to: paths.talentLogin },
        {
          question: 'Casting a project?',
          label: 'Register your production house',
          to: paths.productionRegister,
        },
      ]}
    >
      <RegistrationForm fields={fields} register={register} verifyPath={paths.talentVerify} />
    </IdentityScreen>
  );
}
