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
import * as words from '#words/privacy/own-data.ts';
import * as common from '#words/ui/common.ts';

interface DataExportsProps {
  accountRole: Role;
  /** The most recently requested export. */
  newest: Reply<'GET /api/user/data-exports'>['data_export'];
}

const leads = { talent: words.lead_talent, production: words.lead_house };

/** Requests an export of all data of an account, and offers its download. */
export function DataExports({ accountRole, newest }: DataExportsProps) {
  const request = useWrite(dataExportWrites, 'requestExport');
  const [shownAt] = useState(() => Date.now());
  useExportUpdates(newest?.state === 'gathering');
  const canRequest = !newest || newest.state === 'failed' || Date.parse(newest.next_from) <= shownAt;

  return (
    <Section title={words.data_exports_title[accountRole]} lead={leads[accountRole](DATA_EXPORT_DAYS)}>
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
            submitLabel={newest?.state === 'failed' ? common.try_again : words.request[accountRole]}
            busyLabel={words.requesting}
            fallbackError={words.request_failed}
          />
        )}
      </div>
    </Section>
  );
}
