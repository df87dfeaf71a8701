import { expect, test } from 'vitest';
import { findBusyDays } from '#features/bookings/calendar-subscription/find-busy-days.ts';

const london = `BEGIN:VTIMEZONE
TZID:Europe/London
BEGIN:DAYLIGHT
TZOFFSETFROM:+0000
TZOFFSETTO:+0100
DTSTART:19700329T010000
RRULE:FREQ=YEARLY;BYMONTH=3;BYDAY=-1SU
END:DAYLIGHT
BEGIN:STANDARD
TZOFFSETFROM:+0100
TZOFFSETTO:+0000
DTSTART:19701025T020000
RRULE:FREQ=YEARLY;BYMONTH=10;BYDAY=-1SU
END:STANDARD
END:VTIMEZONE`;

const calendar = (...events: string[]) =>
  [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    london,
    ...events.map((event) => `BEGIN:VEVENT\n${event}\nEND:VEVENT`),
    'END:VCALENDAR',
  ].join('\n');

const read = (...events: string[]) => findBusyDays(calendar(...events), '2026-12-01');

test.for([
  [
    'an all-day event',
    'UID:1\nDTSTART;VALUE=DATE:20261205\nDTEND;VALUE=DATE:20261207',
    ['2026-12-05', '2026-12-06'],
    [],
  ],
  ['an all-day event without an end', 'UID:1\nDTSTART;VALUE=DATE:20261205', ['2026-12-05'], []],
  ['a short event', 'UID:1\nDTSTART:20261205T050000Z\nDTEND:20261205T060000Z', [], ['2026-12-05']],
  ['a long day', 'UID:1\nDTSTART:20261205T033000Z\nDTEND:20261205T123000Z', ['2026-12-05'], []],
  [
    'an evening in UTC that is the next day in India',
    'UID:1\nDTSTART:20261205T200000Z\nDURATION:PT1H',
    [],
    ['2026-12-06'],
  ],
  ['a time zone', 'UID:1\nDTSTART;TZID=Europe/London:20261205T183000\nDURATION:PT1H', [], ['2026-12-06']],
  [
    'a time without a zone, which is in India',
    'UID:1\nDTSTART:20261205T233000\nDURATION:PT20M',
    [],
    ['2026-12-05'],
  ],
  [
    'an event that ends at midnight',
    'UID:1\nDTSTART:20261205T120000\nDTEND:20261206T000000',
    ['2026-12-05'],
    [],
  ],
  [
    'an event that began before',
    'UID:1\nDTSTART;VALUE=DATE:20251101\nDTEND;VALUE=DATE:20261203',
    ['2026-12-01', '2026-12-02'],
    [],
  ],
  ['a transparent event', 'UID:1\nDTSTART;VALUE=DATE:20261205\nTRANSP:TRANSPARENT', [], []],
  ['a cancelled event', 'UID:1\nDTSTART;VALUE=DATE:20261205\nSTATUS:CANCELLED', [], []],
  ['an event after a year', 'UID:1\nDTSTART;VALUE=DATE:20280105', [], []],
] as const)('reads %s', ([, event, away, maybe]) => {
  expect(read(event)).toEqual({ away, maybe });
});

test('reads a weekly event with an exception and a moved occurrence', () => {
  const weekly =
    'UID:1\nDTSTART;VALUE=DATE:20261102\nRRULE:FREQ=WEEKLY;UNTIL=20261228\nEXDATE;VALUE=DATE:20261214';
  const moved = 'UID:1\nRECURRENCE-ID;VALUE=DATE:20261221\nDTSTART;VALUE=DATE:20261223';
  const other = 'UID:2\nRECURRENCE-ID;VALUE=DATE:20261207\nDTSTART;VALUE=DATE:20261209';

  expect(read(weekly, moved, other)).toEqual({ away: ['2026-12-07', '2026-12-23', '2026-12-28'], maybe: [] });
});

test('gives up on a rule that repeats every second instead of hanging', () => {
  const start = performance.now();

  read('UID:1\nDTSTART:19700101T000000Z\nDURATION:PT1S\nRRULE:FREQ=SECONDLY');

  expect(performance.now() - start).toBeLessThan(5000);
});

test.for([
  ['', 'nothing'],
  ['<!doctype html><p>Log in</p>', 'a page'],
  ['BEGIN:VCARD\nEND:VCARD', 'a card'],
  ['x'.repeat(1_000_000), 'junk'],
] as const)('refuses %#: what is no calendar', ([text]) => {
  expect(() => findBusyDays(text, '2026-12-01')).toThrow();
});
