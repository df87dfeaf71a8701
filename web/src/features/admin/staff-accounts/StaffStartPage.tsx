import type { StaffSelf } from '@kirdaar/contract/admin/staff-accounts';
import { useOutletContext } from 'react-router';
import { staffRoleDescriptions, staffRoleNames } from '#features/admin/staff-role-texts.ts';
import { formatDateTime } from '#ui/format-date-time.ts';
import { Page } from '#ui/Page.tsx';

export default function StaffStartPage() {
  const { name, email, role, session_ends_at } = useOutletContext<StaffSelf>();
  return (
    <Page
      title={`Welcome, ${name}`}
      lead={`${staffRoleNames[role]}: ${staffRoleDescriptions[role].toLowerCase()}.`}
    >
      <p>
        You are logged in as {email} until {formatDateTime(session_ends_at)}.
      </p>
    </Page>
  );
}
