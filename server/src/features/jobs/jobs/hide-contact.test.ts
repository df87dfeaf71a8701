import { expect, test } from 'vitest';
import { hideContact } from '#features/jobs/jobs/show-contact.ts';

test('masks an Indian contact except for the first letter, the domain and the last digits', () => {
  const job = { email: 'casting@studio.example', mobile: '+919812345678', contact_hidden: false };

  expect(hideContact(job, 'open_call')).toEqual({
    email: 'c•••@studio.example',
    mobile: '+91 ••••• ••678',
    contact_hidden: true,
    contact_hidden_reason: 'open_call',
  });
});

test('hides the country code of a foreign number', () => {
  const job = { email: null, mobile: '+14155550123', contact_hidden: false };

  expect(hideContact(job, 'open_call')).toEqual({
    email: null,
    mobile: '+•• ••••• ••123',
    contact_hidden: true,
    contact_hidden_reason: 'open_call',
  });
});
