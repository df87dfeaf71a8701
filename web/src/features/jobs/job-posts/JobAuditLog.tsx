import type { JobEvent } from '@kirdaar/contract/houses/audit-log';
import { AuditLog } from '#features/houses/team/AuditLog.tsx';
import { jobEventText } from '#features/jobs/job-posts/job-event-text.ts';

/** Lists the changes to a casting call with the person who made each, the latest first. */
export function JobAuditLog({ history }: { history: readonly JobEvent[] }) {
  return <AuditLog events={history.map((event) => ({ ...event, text: jobEventText(event) }))} />;
}
