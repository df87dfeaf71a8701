import type { Clash, RoleOffer } from '@kirdaar/contract/auditions/offers';
import { longDay, shortDay } from '#ui/day-text.ts';
import * as words from '#words/auditions/offers.ts';

export const statusForTalent: Record<RoleOffer['status'], string> = words.for_talent;

export const statusForHouse: Record<RoleOffer['status'], string> = words.for_house;

export function clashText({ title, from, until, accepted }: Clash, reader: 'talent' | 'house'): string {
  const days = from === until ? longDay(from) : `${shortDay(from)} – ${longDay(until)}`;
  const role = title ?? words.clash_other_role;
  if (reader === 'house')
    return accepted ? words.clash_house_accepted(role, days) : words.clash_house_offered(role, days);
  return accepted ? words.clash_talent_accepted(role, days) : words.clash_talent_offered(role, days);
}
