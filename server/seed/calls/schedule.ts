import { addDays, closesAt, dayInIndia } from '@kirdaar/contract/rules/calendar';
import type { Random } from '#seed/random.ts';
import { timeOnDay } from '#seed/times.ts';

export type End = 'open' | 'past deadline' | 'closed by house';

/** Returns the dates of a casting call and the period in which talent applied to it. */
export function scheduleOf(random: Random, end: End, now: Date) {
  const { posted, deadline, until } = spans[end](random, dayInIndia(now));
  const posted_on = timeOnDay(random, posted);
  // Casting calls that have ended were shot soon afterwards, so that some shoots are in the past.
  const audition = addDays(deadline, end === 'open' ? random.whole(2, 12) : random.whole(1, 4));
  const shoot = addDays(audition, end === 'open' ? random.whole(6, 45) : random.whole(2, 9));
  const last = Math.min(until.getTime(), closesAt(deadline).getTime(), now.getTime()) - 60_000;
  return {
    days: {
      posted_on,
      application_deadline: deadline,
      audition_dates: audition,
      shoot_dates: shoot,
    },
    applied: { from: posted_on, until: new Date(Math.max(last, Date.parse(posted_on))).toISOString() },
  };
}

type Span = (random: Random, today: string) => { posted: string; deadline: string; until: Date };

const spans: Record<End, Span> = {
  open: (random, today) => {
    const deadline = addDays(today, random.whole(1, 34));
    return { posted: addDays(today, -random.whole(1, 26)), deadline, until: closesAt(deadline) };
  },
  'past deadline': (random, today) => {
    const deadline = addDays(today, -random.whole(1, 28));
    return { posted: addDays(deadline, -random.whole(18, 40)), deadline, until: closesAt(deadline) };
  },
  'closed by house': (random, today) => {
    const lastDay = addDays(today, -random.whole(2, 9));
    return {
      posted: addDays(lastDay, -random.whole(18, 40)),
      deadline: addDays(lastDay, random.whole(1, 20)),
      until: closesAt(lastDay),
    };
  },
};
