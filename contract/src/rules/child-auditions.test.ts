import { expect, test } from 'vitest';
import { findChildSlotProblem, isPermitNumber } from '#rules/child-auditions.ts';

const slot = { begins: 660, minutes: 30, place: 'Studio 4, Film House, Andheri' };

test.each([
  [{ begins: 420 }, undefined],
  [{ begins: 419 }, 'child_slot_too_early'],
  [{ begins: 1170 }, undefined],
  [{ begins: 1171 }, 'child_slot_too_late'],
  [{ minutes: 180 }, undefined],
  [{ minutes: 181 }, 'child_slot_too_long'],
  [{ place: 'Hotel Sea View, room 204' }, 'child_slot_private'],
  [{ place: 'My flat in Versova' }, 'child_slot_private'],
  [{ place: 'Mere ghar par' }, 'child_slot_private'],
  [{ place: 'होटल ताज, कमरा 12' }, 'child_slot_private'],
  [{ place: 'Room 4, Lantern Studios' }, undefined],
])('judges a slot of a child’s audition: %o', (change, code) => {
  expect(findChildSlotProblem({ ...slot, ...change })?.code).toBe(code);
});

test.each([
  ['MH/2026/114', true],
  ['DEL-CL-2031/07', true],
  ['NA', false],
  ['not yet', false],
  ['applied for', false],
  ['11111', false],
])('takes %s for a permit number: %s', (text, is) => {
  expect(isPermitNumber(text)).toBe(is);
});
