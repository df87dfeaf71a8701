import type { ReactNode } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { formAction, type Posted } from '#api/form-action.ts';
import { pageAction } from '#api/page-action.ts';
import { titled } from '#api/product-name.ts';
import { usePosted } from '#api/use-posted.ts';
import { useWrite } from '#api/use-write.ts';
import { AuthScreen } from '#features/accounts/identity/AuthScreen.tsx';
import { CodeForm } from '#features/accounts/identity/CodeForm.tsx';
import { FieldsForm } from '#features/accounts/identity/FieldsForm.tsx';
import { email as emailField } from '#features/accounts/identity/identity-fields.ts';
import { loginLabels } from '#features/accounts/identity/login-labels.ts';
import { RedirectToLogin } from '#features/accounts/identity/RedirectToLogin.tsx';
import {
  type NavigationState,
  useNavigationState,
} from '#features/accounts/identity/use-navigation-state.ts';
import { NewPasswordForm } from '#features/accounts/password-reset/NewPasswordForm.tsx';
import { passwordResetPosts } from '#features/accounts/password-reset/password-reset-posts.ts';
import { passwordResetWrites } from '#features/accounts/password-reset/password-reset-writes.ts';
import { loginOf } from '#paths.ts';
import { type Role, roleOfPath } from '#session/area-of.ts';
import type { FieldSpec } from '#ui/field-spec.ts';
import { sentence } from '#ui/sentence.ts';
import * as accountSettingsWords from '#words/accounts/account-settings.ts';
import * as words from '#words/accounts/identity.ts';
import * as common from '#words/ui/common.ts';
import type { Route } from './+types/ForgotPasswordPage.ts';

export const meta: Route.MetaFunction = (page) => titled(words.trouble_link, page);

export const action = formAction(passwordResetPosts);

export const clientAction = pageAction(passwordResetWrites);

export default function ForgotPasswordPage() {
  const role = roleOfPath(useLocation().pathname);
  return (
    <AuthScreen
      title={words.trouble_link}
      lead={words.forgot_lead}
      links={[{ question: words.remembered_question, label: loginLabels[role], to: loginOf[role] }]}
    >
      <Steps accountRole={role} />
    </AuthScreen>
  );
}

/** The three steps to a new password. The result of each is kept in the history entry, so going back returns one step. */
function Steps({ accountRole }: { accountRole: Role }) {
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const navigated = useNavigationState();
  const posted = usePosted();
  const {
    email = '',
    codeSent,
    reset_token,
    changed,
  } = posted && Object.keys(navigated).length === 0 ? stateAfter(posted) : navigated;
  const here = { pathname, search };

  if (changed) return <RedirectToLogin done={words.changed} accountRole={accountRole} />;
  if (reset_token) {
    return (
      <StepHeading key="password" step={3} title={accountSettingsWords.undo_password}>
        <NewPasswordForm
          accountRole={accountRole}
          email={email}
          resetToken={reset_token}
          onChanged={() => navigate(here, { replace: true, state: { changed: true } })}
        />
      </StepHeading>
    );
  }
  if (codeSent) {
    return (
      <StepHeading key="code" step={2} title={words.step_code}>
        <CodeStep
          accountRole={accountRole}
          email={email}
          onCodeChecked={(token) => navigate(here, { state: { email, reset_token: token } })}
        />
      </StepHeading>
    );
  }

  async function goToCode(typed: string) {
    await navigate(here, { replace: true, state: { email: typed } });
    await navigate(here, { state: { email: typed, codeSent: true } });
  }
  return (
    <StepHeading key="email" step={1} title={words.step_email}>
      <EmailStep key={email} accountRole={accountRole} email={email} onSent={goToCode} />
    </StepHeading>
  );
}

/** Returns the step that follows a form which was submitted without scripts. */
function stateAfter({ write, typed, reply, error }: Posted): NavigationState {
  const { email = '', codeSent, reset_token = '' } = typed;
  if (write === 'setPassword') return error ? { email, reset_token } : { changed: true };
  if (write === 'checkCode' && !error) {
    // The response to a right code always contains the token.
    return { email, reset_token: (reply as { reset_token: string }).reset_token };
  }
  return { email, codeSent: codeSent !== undefined || !error };
}

interface StepHeadingProps {
  step: 1 | 2 | 3;
  title: string;
  children: ReactNode;
}

/** The heading of a step; later ones take the focus, so that screen readers announce them. */
function StepHeading({ step, title, children }: StepHeadingProps) {
  return (
    <section className="flex flex-col gap-5">
      <h2 ref={step > 1 ? focus : undefined} tabIndex={-1} className="text-xl outline-none">
        <span className="block font-medium font-sans text-muted text-sm">{words.step(step)}</span>
        {title}
      </h2>
      {children}
    </section>
  );
}

function focus(heading: HTMLElement | null) {
  heading?.focus();
}

const accountEmail = {
  ...emailField,
  missing: words.email_missing,
  hint: words.email_registered,
} as const satisfies FieldSpec;

interface EmailStepProps {
  accountRole: Role;
  email: string;
  onSent: (email: string) => Promise<void>;
}

function EmailStep({ accountRole, email, onSent }: EmailStepProps) {
  const sending = useWrite(passwordResetWrites, 'sendCode', { onDone: (sent) => onSent(sent.email) });
  return (
    <FieldsForm
      fields={[accountEmail]}
      values={{ email }}
      write={{
        ...sending,
        submit: (answers) => sending.submit({ role: accountRole, email: answers.email.trim() }),
      }}
      submitLabel={accountSettingsWords.code_send}
      busyLabel={common.sending}
      fallbackError={common.otp_failed}
    />
  );
}

interface CodeStepProps {
  accountRole: Role;
  email: string;
  /** Receives the token that allows one new password. */
  onCodeChecked: (resetToken: string) => Promise<void> | void;
}

function CodeStep({ accountRole, email, onCodeChecked }: CodeStepProps) {
  const check = useWrite(passwordResetWrites, 'checkCode', {
    onDone: ({ reset_token }) => onCodeChecked(reset_token),
  });
  const resending = useWrite(passwordResetWrites, 'sendCode');
  return (
    <CodeForm
      lead={sentence(words.code_sent(<strong className="wrap-anywhere">{email}</strong>))}
      write={{ ...check, submit: (otp) => check.submit({ role: accountRole, email, otp }) }}
      resend={{ ...resending, submit: () => resending.submit({ role: accountRole, email }) }}
      action={common.continue_button}
      hidden={{ email, codeSent: '1' }}
    />
  );
}
