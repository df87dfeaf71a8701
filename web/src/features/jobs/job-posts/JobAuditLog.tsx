import type { JobEvent } from '@kirdaar/contract/houses/audit-log';
import { AuditLog } from '#features/houses/team/AuditLog.tsx';
import { jobEventText } from '#features/jobs/job-posts/job-event-text.ts';

export function JobAuditLog({ history }: { history: readonly JobEvent[] }) {
  return <AuditLog events={history.map((event) => ({ ...event, text: jobEventText(event) }))} />;
}
