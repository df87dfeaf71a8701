import { daysOf } from '#words/days.ts';

export const days = daysOf('Jan Feb Mar Apr May Jun Jul Aug Sept Oct Nov Dec'.split(' '));
