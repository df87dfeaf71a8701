import { useState } from 'react';
import { useWrite } from '#api/use-write.ts';
import { confirmingPassword } from '#features/accounts/account-settings/account-fields.ts';
import { FieldsForm } from '#features/accounts/identity/FieldsForm.tsx';
import { accountDeletionWrites } from '#features/privacy/account-deletion/account-deletion-writes.ts';
import type { Role } from '#session/area-of.ts';
import { Button } from '#ui/Button.tsx';
import { Section } from '#ui/Section.tsx';
import * as words from '#words/privacy/own-data.ts';
import * as common from '#words/ui/common.ts';

/** Asks for the deletion of the account, with the password. */
export function DeleteAccount({ accountRole }: { accountRole: Role }) {
  const [open, setOpen] = useState(false);
  const deletion = useWrite(accountDeletionWrites, 'deleteAccount');
  return (
    <Section title={words.account_deletion_title} lead={words.account_deletion_lead[accountRole]}>
      {open ? (
        <div className="flex flex-col gap-3">
          <FieldsForm
            fields={[confirmingPassword]}
            write={{
              ...deletion,
              submit: ({ password }) => deletion.submit({ role: accountRole, password }),
            }}
            accountRole={accountRole}
            submitLabel={words.account_deletion_submit}
            busyLabel={common.deleting}
            fallbackError={words.account_deletion_failed}
          />
          <Button variant="quiet" onClick={() => setOpen(false)}>
            {words.keep}
          </Button>
        </div>
      ) : (
        <Button variant="secondary" onClick={() => setOpen(true)}>
          {words.account_deletion_title}
        </Button>
      )}
    </Section>
  );
}
