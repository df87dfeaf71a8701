import type { Clash, Offer } from '@kirdaar/contract/offers';
import { longDay, shortDay } from '#features/jobs/day-text.ts';

export const statusForTalent: Record<Offer['status'], string> = {
  open: 'You are offered the part',
  accepted: 'You accepted the offer',
  declined: 'You declined the offer',
  withdrawn: 'The offer was taken back',
  lapsed: 'The day to answer has passed',
  ended: 'The offer is over',
};

export const statusForHouse: Record<Offer['status'], string> = {
  open: 'Offered, not answered yet',
  accepted: 'Offer accepted',
  declined: 'Offer declined',
  withdrawn: 'Offer taken back',
  lapsed: 'Offer not answered in time',
  ended: 'Offer ended with the application',
};

/** What overlaps, said to the talent or to the house. */
export function clashText({ title, from, until, accepted }: Clash, reader: 'talent' | 'house'): string {
  const days = from === until ? longDay(from) : `${shortDay(from)} – ${longDay(until)}`;
  const part = title ?? 'another part';
  if (reader === 'house')
    return `The talent ${accepted ? 'has accepted' : 'is offered'} ${part}, shot ${days}.`;
  return `${accepted ? 'You have accepted' : 'You are also offered'} ${part}, shot ${days}.`;
}
