import { expect, test } from 'vitest';
import { maskEmail } from '#platform/channels/mask-contact.ts';

test.each([
  ['asha@home.example', 'a•••@home.example'],
  ['casting@xn--o2bgl5cxd.xn--h2brj9c', 'c•••@फिल्म.भारत'],
])('masks %s as people know its domain', (email, masked) => {
  expect(maskEmail(email)).toBe(masked);
});
