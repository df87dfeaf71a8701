import { useState } from 'react';
import { Link } from 'react-router';
import { useWrite } from '#api/use-write.ts';
import { currentPassword } from '#features/accounts/account-settings/account-fields.ts';
import { accountWrites } from '#features/accounts/account-settings/account-writes.ts';
import { FieldsForm } from '#features/accounts/identity/FieldsForm.tsx';
import { newPasswordFields } from '#features/accounts/identity/new-password-fields.ts';
import { authenticatorCode } from '#features/accounts/two-factor/TurnOffTwoFactor.tsx';
import { forgotPasswordOf } from '#paths.ts';
import type { Role } from '#session/area-of.ts';
import { Notice } from '#ui/Notice.tsx';
import { Section } from '#ui/Section.tsx';

const fields = [currentPassword, ...newPasswordFields('new_password')];

/** Changes the password of a user who knows the current one. */
export function ChangePassword({ accountRole, twoStep }: { accountRole: Role; twoStep: boolean }) {
  const [changes, setChanges] = useState(0);
  const change = useWrite(accountWrites, 'changePassword', { onDone: () => setChanges(changes + 1) });

  return (
    <Section
      title="Password"
      lead="Changing your password logs out all your other devices. This device stays logged in. We’ll confirm the change by email."
    >
      <div className="flex flex-col gap-5">
        {change.reply && <Notice tone="success">{change.reply.message}</Notice>}
        <FieldsForm
          // A new form after each change, without the passwords.
          key={changes}
          fields={twoStep ? [...fields, authenticatorCode] : fields}
          write={{
            ...change,
            submit: ({ current_password, new_password, code }) =>
              change.submit({ role: accountRole, current_password, new_password, ...(code && { code }) }),
          }}
          accountRole={accountRole}
          submitLabel="Change password"
          busyLabel="Changing..."
          fallbackError="We couldn’t change your password. Try again."
        />
        <p>
          <Link
            to={forgotPasswordOf[accountRole]}
            className="font-semibold text-accent underline-offset-4 hover:underline"
          >
            Forgot your password?
          </Link>
        </p>
      </div>
    </Section>
  );
}
