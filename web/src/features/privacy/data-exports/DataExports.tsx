import type { Reply } from '@kirdaar/contract/api';
import { DATA_EXPORT_DAYS } from '@kirdaar/contract/rules/data-exports';
import { useState } from 'react';
import { useWrite } from '#api/use-write.ts';
import { confirmingPassword } from '#features/accounts/account-settings/account-fields.ts';
import { FieldsForm } from '#features/accounts/identity/FieldsForm.tsx';
import { CurrentExport } from '#features/privacy/data-exports/CurrentExport.tsx';
import { dataExportWrites } from '#features/privacy/data-exports/data-export-writes.ts';
import { useExportUpdates } from '#features/privacy/data-exports/use-export-updates.ts';
import type { Role } from '#session/area-of.ts';
import { Section } from '#ui/Section.tsx';

interface DataExportsProps {
  accountRole: Role;
  /** The most recently requested export. */
  newest: Reply<'GET /api/user/data-exports'>['data_export'];
}

const words = {
  talent: {
    title: 'Your data',
    holds: 'your profile, photos and videos, applications, conversations, payments and logins',
    action: 'Request my data',
  },
  production: {
    title: 'Your production house’s data',
    holds: 'its profile, team, casting calls, notes, lists and conversations, and your own account',
    action: 'Request our data',
  },
};

/** Requests an export of all data of an account, and offers its download. */
export function DataExports({ accountRole, newest }: DataExportsProps) {
  const request = useWrite(dataExportWrites, 'requestExport');
  const [shownAt] = useState(() => Date.now());
  useExportUpdates(newest?.state === 'gathering');
  const { title, holds, action } = words[accountRole];
  const canRequest = !newest || newest.state === 'failed' || Date.parse(newest.next_from) <= shownAt;

  return (
    <Section
      title={title}
      lead={`Get one file with everything we hold: ${holds}. It takes a few minutes. We’ll email you when it’s ready, and you can download it for ${DATA_EXPORT_DAYS} days.`}
    >
      <div className="flex flex-col gap-5">
        {newest && (
          <CurrentExport key={newest.id} accountRole={accountRole} current={newest} canRequest={canRequest} />
        )}
        {canRequest && (
          <FieldsForm
            fields={[confirmingPassword]}
            write={{
              ...request,
              submit: ({ password }) => request.submit({ role: accountRole, password }),
            }}
            accountRole={accountRole}
            submitLabel={newest?.state === 'failed' ? 'Try again' : action}
            busyLabel="Requesting..."
            fallbackError="We couldn’t request your data. Try again."
          />
        )}
      </div>
    </Section>
  );
}
