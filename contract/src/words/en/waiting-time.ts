import { plural } from '#words/plural.ts';
import { waitingTimesOf } from '#words/waiting-time.ts';

/** '1 second', '5 minutes', '23 hours', as in “in 5 minutes”. */
export const waitingTime = waitingTimesOf({
  seconds: (count) => plural(count, { one: `${count} second`, other: `${count} seconds` }),
  minutes: (count) => plural(count, { one: `${count} minute`, other: `${count} minutes` }),
  hours: (count) => plural(count, { one: `${count} hour`, other: `${count} hours` }),
});
