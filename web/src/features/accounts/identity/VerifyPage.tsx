import { useState } from 'react';
import { useLocation } from 'react-router';
import { formAction } from '#api/form-action.ts';
import { pageAction } from '#api/page-action.ts';
import { titled } from '#api/product-name.ts';
import { usePosted } from '#api/use-posted.ts';
import { AuthScreen } from '#features/accounts/identity/AuthScreen.tsx';
import { verificationPosts } from '#features/accounts/identity/identity-posts.ts';
import { loginLabels } from '#features/accounts/identity/login-labels.ts';
import { RedirectToLogin } from '#features/accounts/identity/RedirectToLogin.tsx';
import { verificationWrites } from '#features/accounts/identity/registration-writes.ts';
import { VerifyForm } from '#features/accounts/identity/VerifyForm.tsx';
import { loginOf, paths, registerOf } from '#paths.ts';
import { roleOfPath } from '#session/area-of.ts';
import { ButtonLink } from '#ui/Button.tsx';
import * as words from '#words/accounts/identity.ts';
import * as common from '#words/ui/common.ts';
import type { Route } from './+types/VerifyPage.ts';

export const meta: Route.MetaFunction = (page) => titled(words.verify_title, page);

export const action = formAction(verificationPosts);

export const clientAction = pageAction(verificationWrites);

/** The verification of both roles: the code form, then the success panel, then the login. */
export default function VerifyPage() {
  const role = roleOfPath(useLocation().pathname);
  const posted = usePosted();
  const [verified, setVerified] = useState(
    posted?.write === 'verifyAccount' && !posted.error && { email: posted.typed.email },
  );
  return (
    <AuthScreen
      title={words.verify_title}
      lead={verified ? words.verify_done_lead : words.verify_lead}
      links={
        verified
          ? [{ question: words.verify_nothing_question, label: loginLabels[role], to: loginOf[role] }]
          : [
              {
                question: words.verify_wrong_question,
                label: words.verify_register_again,
                to: registerOf[role],
              },
              { question: words.verify_already_question, label: loginLabels[role], to: loginOf[role] },
            ]
      }
    >
      {verified ? (
        <RedirectToLogin done={words.verify_done} accountRole={role} verified={verified.email}>
          {role === 'talent' && (
            <ButtonLink to={paths.productionLogin} variant="secondary" className="self-start">
              {common.house_login}
            </ButtonLink>
          )}
        </RedirectToLogin>
      ) : (
        <VerifyForm accountRole={role} onVerified={(email) => setVerified({ email })} />
      )}
    </AuthScreen>
  );
}
