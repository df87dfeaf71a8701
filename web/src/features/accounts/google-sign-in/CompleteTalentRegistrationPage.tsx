import { replace } from 'react-router';
import { pageAction } from '#api/page-action.ts';
import { titled } from '#api/product-name.ts';
import { useWrite } from '#api/use-write.ts';
import { readGoogleRegistration } from '#features/accounts/google-sign-in/google-storage.ts';
import {
  COMPLETION_DRAFT,
  googleRegistrationWrites,
} from '#features/accounts/google-sign-in/google-writes.ts';
import { AuthScreen } from '#features/accounts/identity/AuthScreen.tsx';
import { FieldsForm } from '#features/accounts/identity/FieldsForm.tsx';
import { name, talentMobile } from '#features/accounts/identity/identity-fields.ts';
import { PassportChoice, useIdentityFields } from '#features/accounts/identity/passport-choice.tsx';
import { RegistrationConsent } from '#features/accounts/identity/RegistrationConsent.tsx';
import { paths } from '#paths.ts';
import * as words from '#words/accounts/identity.ts';
import type { Route } from './+types/CompleteTalentRegistrationPage.ts';

export const meta: Route.MetaFunction = (page) => titled(words.complete_title, page);

/** Without Google's part there is nothing to complete. */
export function clientLoader(_: Route.ClientLoaderArgs) {
  if (!readGoogleRegistration()) throw replace(paths.talentRegister);
  return null;
}

export const clientAction = pageAction(googleRegistrationWrites);

/** What Google does not tell about a talent who registers with it. */
export default function CompleteTalentRegistrationPage() {
  const registration = useWrite(googleRegistrationWrites, 'registerThroughGoogle');
  const identity = useIdentityFields();
  const ended = registration.error?.code === 'google_sign_in_expired';
  return (
    <AuthScreen
      title={words.complete_title}
      lead={words.complete_talent_lead}
      links={[
        {
          question: ended ? words.expired_question : words.other_way_question,
          label: ended ? words.expired_link : words.other_way_link,
          to: ended ? paths.talentLogin : paths.talentRegister,
        },
      ]}
    >
      <PassportChoice />
      <FieldsForm
        fields={[name, talentMobile, ...identity]}
        note={<RegistrationConsent />}
        write={registration}
        draft={COMPLETION_DRAFT}
        submitLabel={words.register_submit}
        busyLabel={words.register_busy}
        fallbackError={words.register_failed}
      />
    </AuthScreen>
  );
}
