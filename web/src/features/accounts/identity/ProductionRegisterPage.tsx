import { formAction } from '#api/form-action.ts';
import { pageAction } from '#api/page-action.ts';
import { titled } from '#api/product-name.ts';
import { AuthScreen } from '#features/accounts/identity/AuthScreen.tsx';
import { FieldsForm } from '#features/accounts/identity/FieldsForm.tsx';
import {
  aadhaarNumber,
  companyName,
  email,
  gstNumber,
  housePhone,
  newPassword,
  panNumber,
  typeOfWork,
} from '#features/accounts/identity/identity-fields.ts';
import { registrationPosts } from '#features/accounts/identity/identity-posts.ts';
import { RegistrationConsent } from '#features/accounts/identity/RegistrationConsent.tsx';
import { registrationWrites } from '#features/accounts/identity/registration-writes.ts';
import { useRegistration } from '#features/accounts/identity/use-registration.ts';
import { VerifyForm } from '#features/accounts/identity/VerifyForm.tsx';
import { paths } from '#paths.ts';
import * as words from '#words/accounts/identity.ts';
import type { Route } from './+types/ProductionRegisterPage.ts';

export const meta: Route.MetaFunction = (page) => titled(words.register_house, page);

const fields = [companyName, typeOfWork, email, housePhone, panNumber, aadhaarNumber, gstNumber, newPassword];

export const action = formAction(registrationPosts);

export const clientAction = pageAction(registrationWrites);

export default function ProductionRegisterPage() {
  const registration = useRegistration('registerHouse');
  return (
    <AuthScreen
      title={words.register_house}
      lead={words.register_house_lead}
      links={[
        { question: words.registered_question, label: words.login_house, to: paths.productionLogin },
        { question: words.roles_question, label: words.register_talent, to: paths.talentRegister },
      ]}
    >
      {/* Without scripts the next step follows on the same page. */}
      {registration.reply ? (
        <VerifyForm accountRole="production" sent={registration.reply} />
      ) : (
        <FieldsForm
          fields={fields}
          note={<RegistrationConsent />}
          write={registration}
          submitLabel={words.register_submit}
          busyLabel={words.register_busy}
          fallbackError={words.register_failed}
        />
      )}
    </AuthScreen>
  );
}
