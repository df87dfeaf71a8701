import type { Clash, RoleOffer } from '@kirdaar/contract/auditions/offers';
import { longDay, shortDay } from '#ui/day-text.ts';

export const statusForTalent: Record<RoleOffer['status'], string> = {
  open: 'You have a role offer',
  accepted: 'You accepted the offer',
  declined: 'You declined the offer',
  withdrawn: 'The offer was withdrawn',
  lapsed: 'The offer has expired',
  ended: 'The offer has ended',
  stepped_back: 'You stepped back from this role',
  cancelled: 'The production house cancelled this role',
};

export const statusForHouse: Record<RoleOffer['status'], string> = {
  open: 'Offer sent, not answered yet',
  accepted: 'Offer accepted',
  declined: 'Offer declined',
  withdrawn: 'Offer withdrawn',
  lapsed: 'Offer expired without an answer',
  ended: 'Offer ended with the application',
  stepped_back: 'The talent stepped back from the role',
  cancelled: 'Role cancelled',
};

/** Returns the text about overlapping shoots, for the talent or the house. */
export function clashText({ title, from, until, accepted }: Clash, reader: 'talent' | 'house'): string {
  const days = from === until ? longDay(from) : `${shortDay(from)} – ${longDay(until)}`;
  const part = title ?? 'another role';
  if (reader === 'house')
    return `The talent ${accepted ? 'has accepted' : 'is offered'} ${part}, shot ${days}.`;
  return `${accepted ? 'You have accepted' : 'You are also offered'} ${part}, shot ${days}.`;
}
