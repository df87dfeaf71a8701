import type { JobEvent } from '@kirdaar/contract/house-history';
import { slotTime } from '#features/auditions/slot-time.ts';

const words: Readonly<Record<JobEvent['act'], string>> = {
  posted: 'Posted',
  edited: 'Edited',
  closed: 'Closed',
  reopened: 'Reopened',
  copied: 'Copied',
  slots_added: 'Auditions added from',
  slot_changed: 'Audition changed to',
  slot_cancelled: 'Audition cancelled,',
};

/** What somebody did to a call: 'Closed by Mira Das'. What was done before names were kept has none. */
export function jobEventText({ act, by, about }: Pick<JobEvent, 'act' | 'by' | 'about'>): string {
  const time = about && slotTime({ starts_at: about }, 'Asia/Kolkata').india;
  return [words[act], time, by && `by ${by}`].filter(Boolean).join(' ');
}
