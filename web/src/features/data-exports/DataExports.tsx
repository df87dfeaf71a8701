import type { Reply } from '@kirdaar/contract/api';
import { DATA_EXPORT_DAYS } from '@kirdaar/contract/rules/data-exports';
import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { call } from '#api/call.ts';
import { confirmingPassword } from '#features/account/account-fields.ts';
import { StandingExport } from '#features/data-exports/StandingExport.tsx';
import { useNewsOfExport } from '#features/data-exports/use-news-of-export.ts';
import { FieldsForm } from '#features/identity/FieldsForm.tsx';
import { areaOf, type Role } from '#session/area-of.ts';
import { Section } from '#ui/Section.tsx';

interface DataExportsProps {
  accountRole: Role;
  /** The one that was asked for last. */
  newest: Reply<'GET /api/user/data-exports'>['data_export'];
}

const words = {
  talent: {
    title: 'All that is held on you',
    holds: 'your profile, photos and videos, applications, conversations, payments and logins',
    action: 'Download all that is held on me',
  },
  production: {
    title: 'All that is held on your house',
    holds: 'its profile, team, casting calls, notes, lists and conversations, and your own account',
    action: 'Download all that is held on us',
  },
};

/** Has all that is held on an account gathered in one file, and hands it over. */
export function DataExports({ accountRole, newest }: DataExportsProps) {
  const { revalidate } = useRevalidator();
  const [shownAt] = useState(() => Date.now());
  useNewsOfExport(newest?.state === 'gathering');
  const { title, holds, action } = words[accountRole];
  const mayAsk = !newest || newest.state === 'failed' || Date.parse(newest.next_from) <= shownAt;

  async function ask({ password }: { password: string }) {
    await call(`POST /api/${areaOf[accountRole]}/data-exports`, { body: { password } });
    await revalidate();
  }

  return (
    <Section
      title={title}
      lead={`One file with everything we keep: ${holds}. Gathering it takes a few minutes; we write to you when it is ready, and it can be downloaded for ${DATA_EXPORT_DAYS} days.`}
    >
      <div className="flex flex-col gap-5">
        {newest && (
          <StandingExport key={newest.id} accountRole={accountRole} standing={newest} mayAsk={mayAsk} />
        )}
        {mayAsk && (
          <FieldsForm
            fields={[confirmingPassword]}
            send={ask}
            accountRole={accountRole}
            action={newest?.state === 'failed' ? 'Try again' : action}
            busyAction="Asking..."
            otherwise="It could not be asked for. Please try again."
          />
        )}
      </div>
    </Section>
  );
}
