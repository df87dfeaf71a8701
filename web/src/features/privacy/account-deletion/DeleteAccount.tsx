import { useState } from 'react';
import { useWrite } from '#api/use-write.ts';
import { confirmingPassword } from '#features/accounts/account-settings/account-fields.ts';
import { FieldsForm } from '#features/accounts/identity/FieldsForm.tsx';
import { accountDeletionWrites } from '#features/privacy/account-deletion/account-deletion-writes.ts';
import type { Role } from '#session/area-of.ts';
import { Button } from '#ui/Button.tsx';
import { Section } from '#ui/Section.tsx';

const consequences: Record<Role, string> = {
  talent:
    'Your profile, photos, videos, applications and conversations are deleted. Invoices stay for as long as tax law asks.',
  production:
    'If you are the only owner, your production house is deleted too, with its casting calls, applications and team.',
};

/** Asks for the deletion of the account, with the password. */
export function DeleteAccount({ accountRole }: { accountRole: Role }) {
  const [open, setOpen] = useState(false);
  const deletion = useWrite(accountDeletionWrites, 'deleteAccount');
  return (
    <Section
      title="Delete account"
      lead={`${consequences[accountRole]} You have 30 days to change your mind: log in, and everything stays as it was.`}
    >
      {open ? (
        <div className="flex flex-col gap-3">
          <FieldsForm
            fields={[confirmingPassword]}
            write={{
              ...deletion,
              submit: ({ password }) => deletion.submit({ role: accountRole, password }),
            }}
            accountRole={accountRole}
            submitLabel="Delete my account"
            busyLabel="Deleting..."
            fallbackError="We couldn’t delete your account. Try again."
          />
          <Button variant="quiet" onClick={() => setOpen(false)}>
            Keep my account
          </Button>
        </div>
      ) : (
        <Button variant="secondary" onClick={() => setOpen(true)}>
          Delete account
        </Button>
      )}
    </Section>
  );
}
