import type { HouseRegistration } from '@kirdaar/contract/identity';
import { call } from '#api/call.ts';
import { titled } from '#api/product-name.ts';
import { IdentityScreen } from '#features/identity/IdentityScreen.tsx';
import {
  aadhaarNumber,
  companyName,
  email,
  gstNumber,
  housePhone,
  newPassword,
  panNumber,
  typeOfWork,
} from '#features/identity/identity-fields.ts';
import { RegistrationForm } from '#features/identity/RegistrationForm.tsx';
import { paths } from '#paths.ts';
import type { Route } from './+types/ProductionRegisterPage.ts';

export const meta: Route.MetaFunction = (page) => titled('Register your production house', page);

const fields = [companyName, typeOfWork, email, housePhone, panNumber, aadhaarNumber, gstNumber, newPassword];

function register(answers: Record<keyof HouseRegistration, string>) {
  // The list to choose from is the contract's.
  const type_of_work = answers.type_of_work as HouseRegistration['type_of_work'];
  return call('POST /api/production/register', { body: { ...answers, type_of_work } });
}

export default function ProductionRegisterPage() {
  return (
    <IdentityScreen
      title="Register your production house"
      lead="Post a call in minutes and see who fits it, from every corner of India."
      ways={[
        { question: 'Already registered?', label: 'Client Login', to: paths.productionLogin },
        { question: 'Looking for roles?', label: 'Register as talent', to: paths.talentRegister },
      ]}
    >
      <RegistrationForm fields={fields} register={register} verifyPath={paths.productionVerify} />
    </IdentityScreen>
  );
}
