import type { JobEvent } from '@kirdaar/contract/houses/audit-log';
import { AuditLog } from '#features/houses/team/AuditLog.tsx';
import { slotTime } from '#ui/slot-time.ts';
import * as words from '#words/jobs/job-posts.ts';

export function JobAuditLog({ history }: { history: readonly JobEvent[] }) {
  return <AuditLog events={history.map((event) => ({ ...event, text: jobEventText(event) }))} />;
}

/** Events from before names were recorded have none. */
export function jobEventText({ action, by, about }: Pick<JobEvent, 'action' | 'by' | 'about'>): string {
  const time = about ? slotTime({ starts_at: about }, 'Asia/Kolkata').india : '';
  return words.events[action]({ by, time });
}
