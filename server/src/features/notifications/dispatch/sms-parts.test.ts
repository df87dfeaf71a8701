import { expect, test } from 'vitest';
import { smsPartsOf } from '#features/notifications/dispatch/sms-parts.ts';

test.each([
  ['a'.repeat(160), 1],
  ['a'.repeat(161), 2],
  ['a'.repeat(307), 3],
  ['€'.repeat(80), 1],
  ['€'.repeat(81), 2],
  ['क'.repeat(70), 1],
  ['क'.repeat(71), 2],
  [`${'a'.repeat(70)}·`, 2],
])('counts %s as %i text messages', (text, parts) => {
  expect(smsPartsOf(text)).toBe(parts);
});
