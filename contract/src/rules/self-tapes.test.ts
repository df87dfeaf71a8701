import { expect, test } from 'vitest';
import { findTapeWarnings } from '#rules/self-tapes.ts';

const now = new Date('2026-05-04T12:00:00+05:30');
/** On a Thursday three days later. */
const fair = { deadline: new Date('2026-05-07T18:00:00+05:30'), pages: 3, sidesText: '', takes: 3 };

test.for([
  ['48 hours', { deadline: new Date('2026-05-06T12:00:00+05:30') }, []],
  ['less than 48 hours', { deadline: new Date('2026-05-06T11:59:00+05:30') }, ['short_notice']],
  ['a Friday in India', { deadline: new Date('2026-05-08T23:59:00+05:30') }, []],
  ['a Saturday in India', { deadline: new Date('2026-05-09T00:00:00+05:30') }, ['weekend']],
  ['a Sunday', { deadline: new Date('2026-05-10T18:00:00+05:30') }, ['weekend']],
  ['no deadline yet', { deadline: undefined }, []],
  ['four pages', { pages: 4 }, ['long_sides']],
  ['three pages and typed lines', { sidesText: 'x'.repeat(200) }, ['long_sides']],
  ['typed lines of three pages', { pages: null, sidesText: 'x'.repeat(5400) }, []],
  ['typed lines of more', { pages: null, sidesText: 'x'.repeat(5401) }, ['long_sides']],
  ['four takes', { takes: 4 }, ['many_takes']],
] as const)('%s: warns of %j', ([, request, warnings]) => {
  expect(findTapeWarnings({ ...fair, ...request }, now)).toEqual(warnings);
});
