import type { JobEvent } from '@kirdaar/contract/houses/audit-log';
import { slotTime } from '#ui/slot-time.ts';

const texts: Readonly<Record<JobEvent['action'], string>> = {
  posted: 'Posted',
  edited: 'Edited',
  closed: 'Closed',
  reopened: 'Reopened',
  stopped: 'Applications stopped',
  resumed: 'Applications taken again',
  copied: 'Copied',
  slots_added: 'Auditions added from',
  slot_changed: 'Audition changed to',
  slot_cancelled: 'Audition cancelled,',
};

/**
 * Describes an event of a casting call, such as 'Closed by Mira Das'. Events from before names were recorded
 * have no name.
 */
export function jobEventText({ action, by, about }: Pick<JobEvent, 'action' | 'by' | 'about'>): string {
  const time = about && slotTime({ starts_at: about }, 'Asia/Kolkata').india;
  return [texts[action], time, by && `by ${by}`].filter(Boolean).join(' ');
}
