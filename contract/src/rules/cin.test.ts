import { expect, test } from 'vitest';
import { cinWarning, isCin, writeCin } from './cin.ts';

test.each([
  ['u92490 mh2015 ptc123456', true, undefined],
  ['L17110GJ1973PLC019786', true, undefined],
  ['U92490XX2015PTC123456', true, 'XX'],
  ['U92490MH2032PTC123456', true, '2032'],
  ['U92490MH2015ABC123456', true, 'ABC'],
  ['U92490MH2015PTC12345', false, undefined],
  ['X92490MH2015PTC123456', false, undefined],
])('checks the CIN %s', (typed, shaped, warning) => {
  expect(isCin(writeCin(typed))).toBe(shaped);
  expect(cinWarning(typed, 2031)?.value).toBe(warning);
});
