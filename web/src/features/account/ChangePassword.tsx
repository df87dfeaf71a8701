import { useState } from 'react';
import { Link, useRevalidator } from 'react-router';
import { call } from '#api/call.ts';
import { currentPassword } from '#features/account/account-fields.ts';
import { FieldsForm } from '#features/identity/FieldsForm.tsx';
import { newPasswordFields } from '#features/identity/new-password-fields.ts';
import { forgotPasswordOf } from '#paths.ts';
import { areaOf, type Role } from '#session/area-of.ts';
import { Notice } from '#ui/Notice.tsx';
import { Section } from '#ui/Section.tsx';

const fields = [currentPassword, ...newPasswordFields('new_password')];

/** Changes the password of who knows the old one. */
export function ChangePassword({ accountRole }: { accountRole: Role }) {
  const [changes, setChanges] = useState(0);
  const [done, setDone] = useState<string>();
  const { revalidate } = useRevalidator();

  async function send({ current_password, new_password }: Record<(typeof fields)[number]['name'], string>) {
    setDone(undefined);
    const body = { current_password, new_password };
    const { message } = await call(`POST /api/${areaOf[accountRole]}/change-password`, { body });
    setDone(message);
    setChanges(changes + 1);
    await revalidate();
  }

  return (
    <Section
      title="Password"
      lead="Changing it logs out all your other devices, and we tell you by email. This device stays logged in."
    >
      <div className="flex flex-col gap-5">
        {done && <Notice tone="success">{done}</Notice>}
        <FieldsForm
          key={changes}
          fields={fields}
          send={send}
          accountRole={accountRole}
          action="Change password"
          busyAction="Changing..."
          otherwise="Your password could not be changed. Please try again."
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
