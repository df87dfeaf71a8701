import { useState } from 'react';
import { Link } from 'react-router';
import { useWrite } from '#api/use-write.ts';
import { authenticatorCode, currentPassword } from '#features/accounts/account-settings/account-fields.ts';
import { accountWrites } from '#features/accounts/account-settings/account-writes.ts';
import { FieldsForm } from '#features/accounts/identity/FieldsForm.tsx';
import { newPasswordFields } from '#features/accounts/identity/identity-fields.ts';
import { forgotPasswordOf } from '#paths.ts';
import type { Role } from '#session/area-of.ts';
import { Notice } from '#ui/Notice.tsx';
import { Section } from '#ui/Section.tsx';
import * as words from '#words/accounts/account-settings.ts';
import * as common from '#words/ui/common.ts';

const fields = [currentPassword, ...newPasswordFields('new_password')];

/** Changes the password of a user who knows the current one. */
export function ChangePassword({ accountRole, twoStep }: { accountRole: Role; twoStep: boolean }) {
  const [changes, setChanges] = useState(0);
  const change = useWrite(accountWrites, 'changePassword', { onDone: () => setChanges(changes + 1) });

  return (
    <Section title={common.password} lead={words.password_lead}>
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
          submitLabel={words.password_submit}
          busyLabel={words.password_busy}
          fallbackError={words.password_failed}
        />
        <p>
          <Link
            to={forgotPasswordOf[accountRole]}
            className="font-semibold text-accent underline-offset-4 hover:underline"
          >
            {words.password_forgot}
          </Link>
        </p>
      </div>
    </Section>
  );
}
