import { addDays, DAY_MS, dayInIndia, HOUR_MS, INDIA_AHEAD_MS } from '@kirdaar/contract/rules/calendar';
import ICAL from 'ical.js';

/** Days in India. An event takes the day if it lasts all day or for hours; a short one only may. */
export interface BusyDays {
  away: string[];
  maybe: string[];
}

const LONG_HOURS = 6;
const AHEAD_DAYS = 365;
/** A rule can repeat every second since 1970. Events after that many are not read. */
const MAX_OCCURRENCES = 10_000;

/** Reads which days are busy within a year from a day. Throws for text that is no calendar. */
export function findBusyDays(text: string, from: string): BusyDays {
  const calendar = new ICAL.Component(ICAL.parse(text));
  if (calendar.name !== 'vcalendar') throw new Error('The text is not a calendar.');
  const until = addDays(from, AHEAD_DAYS);
  const [away, maybe] = [new Set<string>(), new Set<string>()];
  for (const { start, end } of occurrences(calendar, until)) {
    const isLong = start.isDate || millis(end) - millis(start) >= LONG_HOURS * HOUR_MS;
    for (const day of daysBetween(start, end, from, until)) (isLong ? away : maybe).add(day);
  }
  return { away: [...away].sort(), maybe: [...maybe].filter((day) => !away.has(day)).sort() };
}

function* occurrences(calendar: ICAL.Component, until: string) {
  const all = calendar.getAllSubcomponents('vevent').filter((event) => event.hasProperty('dtstart'));
  const uid = (event: ICAL.Component) => event.getFirstPropertyValue('uid');
  const [changed, events] = [true, false].map((is) =>
    all.filter((event) => event.hasProperty('recurrence-id') === is),
  );
  const changes = Map.groupBy(changed ?? [], uid);
  const budget = { left: MAX_OCCURRENCES };
  for (const component of events ?? []) {
    const exceptions = changes.get(uid(component)) ?? [];
    const event = new ICAL.Event(component, { strictExceptions: false, exceptions });
    if (event.isRecurring()) yield* repeated(event, until, budget);
    else if (isBusy(event)) yield { start: event.startDate, end: event.endDate };
  }
}

function* repeated(event: ICAL.Event, until: string, budget: { left: number }) {
  const times = event.iterator();
  for (let time = times.next(); time && budget.left > 0; time = times.next()) {
    budget.left -= 1;
    if (dayInIndia(new Date(millis(time))) > until) return;
    const { item, startDate, endDate } = event.getOccurrenceDetails(time);
    if (isBusy(item)) yield { start: startDate, end: endDate };
  }
}

function isBusy({ component }: ICAL.Event): boolean {
  return (
    component.getFirstPropertyValue('transp') !== 'TRANSPARENT' &&
    component.getFirstPropertyValue('status') !== 'CANCELLED'
  );
}

/** The instant of a time; one without a time zone is in India. */
function millis(time: ICAL.Time): number {
  if (time.zone !== ICAL.Timezone.localTimezone) return time.toUnixTime() * 1000;
  const { year, month, day, hour, minute, second } = time;
  return Date.UTC(year, month - 1, day, hour, minute, second) - INDIA_AHEAD_MS;
}

/** An end at midnight does not take the day that begins then. */
function* daysBetween(start: ICAL.Time, end: ICAL.Time, from: string, until: string) {
  const [begins, ends] = [millis(start), Math.max(millis(start), millis(end) - 1)];
  const first = dayInIndia(new Date(Math.max(begins, Date.parse(from) - DAY_MS)));
  const last = dayInIndia(new Date(ends));
  for (let day = first; day <= last && day <= until; day = addDays(day, 1)) if (day >= from) yield day;
}
