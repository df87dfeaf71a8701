import type { Clash, RoleOffer } from '@kirdaar/contract/auditions/offers';
import { longDay, shortDay } from '#ui/day-text.ts';
import * as words from '#words/auditions/offers.ts';
import { call_title } from '#words/rules/calls.ts';

export function Clashes({ clashes, reader }: { clashes: readonly Clash[]; reader: 'talent' | 'house' }) {
  if (clashes.length === 0) return null;
  return (
    <div className="rounded-control border border-marigold bg-marigold-wash px-4 py-3">
      <p className="font-semibold">{words.clash_title}</p>
      <ul>
        {clashes.map((clash) => (
          <li key={`${clash.title} ${clash.from}`} className="wrap-anywhere">
            {clashText(clash, reader)}
          </li>
        ))}
      </ul>
    </div>
  );
}

export const statusForTalent: Record<RoleOffer['status'], string> = words.for_talent;

export const statusForHouse: Record<RoleOffer['status'], string> = words.for_house;

function clashText({ title, from, until, accepted }: Clash, reader: 'talent' | 'house'): string {
  const days = from === until ? longDay(from) : `${shortDay(from)} – ${longDay(until)}`;
  const role = title ? call_title(title) : words.clash_other_role;
  if (reader === 'house')
    return accepted ? words.clash_house_accepted(role, days) : words.clash_house_offered(role, days);
  return accepted ? words.clash_talent_accepted(role, days) : words.clash_talent_offered(role, days);
}
