import { expect, test } from 'vitest';
import { makeWorld } from '#seed/world.ts';

test('generates the same world each time for the same moment', () => {
  const moment = new Date('2028-02-29T12:00:00+05:30');

  expect(makeWorld(moment)).toEqual(makeWorld(moment));
});
