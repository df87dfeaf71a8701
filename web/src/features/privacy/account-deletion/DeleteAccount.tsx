import { dayInIndia } from '@kirdaar/contract/rules/calendar';
import { useState } from 'react';
import { replace } from 'react-router';
import { DELETED_ON } from '#account-paths.ts';
import { callApi } from '#api/call-api.ts';
import { useWrite } from '#api/use-write.ts';
import { forgetWaiting } from '#api/waiting-store.ts';
import {
  type OwnerConfirmation,
  ownerConfirmation,
} from '#features/accounts/account-settings/account-fields.ts';
import { FieldsForm } from '#features/accounts/identity/FieldsForm.tsx';
import { discardUploads } from '#features/talent/media/upload-queue.ts';
import { loginOf } from '#paths.ts';
import { areaOf, type Role } from '#session/area-of.ts';
import { clearSession } from '#session/store.ts';
import { Button } from '#ui/Button.tsx';
import { deleteDrafts } from '#ui/draft.ts';
import { Section } from '#ui/Section.tsx';
import * as words from '#words/privacy/own-data.ts';
import * as common from '#words/ui/common.ts';

export const accountDeletionWrites = {
  deleteAccount: async ({ role, ...body }: { role: Role } & OwnerConfirmation) => {
    const { erase_at } = await callApi(`POST /api/${areaOf[role]}/account-deletion`, { body });
    clearSession();
    deleteDrafts();
    discardUploads();
    forgetWaiting();
    const day = dayInIndia(new Date(erase_at));
    throw replace(`${loginOf[role]}?${DELETED_ON}=${day}`);
  },
};

export function DeleteAccount({ accountRole, twoStep }: { accountRole: Role; twoStep: boolean }) {
  const [open, setOpen] = useState(false);
  const deletion = useWrite(accountDeletionWrites, 'deleteAccount');
  return (
    <Section title={words.account_deletion_title} lead={words.account_deletion_lead[accountRole]}>
      {open ? (
        <div className="flex flex-col gap-3">
          <FieldsForm
            fields={ownerConfirmation(twoStep)}
            write={{
              ...deletion,
              submit: (confirmation) => deletion.submit({ role: accountRole, ...confirmation }),
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
