import { expect, test } from 'vitest';
import { hideContact } from '#features/jobs/hide-contact.ts';

test('an Indian contact keeps its first letter, its domain and its last digits', () => {
  const job = { email: 'casting@studio.example', mobile: '+919812345678', contact_hidden: false };

  expect(hideContact(job)).toEqual({
    email: 'c•••@studio.example',
    mobile: '+91 ••••• ••678',
    contact_hidden: true,
  });
});

test('a foreign number does not show its country', () => {
  const job = { email: null, mobile: '+14155550123', contact_hidden: false };

  expect(hideContact(job)).toEqual({ email: null, mobile: '+•• ••••• ••123', contact_hidden: true });
});
