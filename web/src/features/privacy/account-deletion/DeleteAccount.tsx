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
    'You are logged out and hidden immediately. After 30 days we delete your profile, photos, videos, applications and conversations. We keep invoices for as long as tax law requires.',
  production:
    'You are logged out immediately, and we delete your account after 30 days. If you are the only owner, we delete your production house too, with its casting calls, applications and team.',
};

/** Asks for the deletion of the account, with the password. */
export function DeleteAccount({ accountRole }: { accountRole: Role }) {
  const [open, setOpen] = useState(false);
  const deletion = useWrite(accountDeletionWrites, 'deleteAccount');
  return (
    <Section
      title="Delete account"
      lead={`${consequences[accountRole]} To keep your account, log in before then.`}
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
