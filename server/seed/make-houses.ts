import { addDays } from '@kirdaar/contract/rules/calendar';
import { demoAccounts } from '#seed/demo-accounts.ts';
import { type House, houses } from '#seed/houses.ts';
import type { Random } from '#seed/random.ts';
import { testMobile } from '#seed/test-mobile.ts';
import { timeOnDay } from '#seed/times.ts';

export interface MadeHouse extends House {
  id: string;
  email: string;
  mobile: string;
  created_at: string;
  updated_at: string;
}

/** Makes the houses of the demo world. The first one belongs to the demo account. */
export function makeHouses(random: Random, today: string): MadeHouse[] {
  return houses.map((house, index) => ({
    ...house,
    id: random.uuid(),
    email: index === 0 ? demoAccounts.production : `casting@${house.domain}`,
    mobile: testMobile(index),
    created_at: timeOnDay(random, addDays(today, -random.whole(150, 500))),
    updated_at: timeOnDay(random, addDays(today, -random.whole(1, 60))),
  }));
}
