import { expect, test } from 'vitest';
import { isWeakPassword } from '#features/accounts/identity/weak-password.ts';

const own = ['asha.rao@test.example', 'asha.rao', 'Asha Rao', '+919812345678'];

test.for([
  'password',
  'Password@123',
  'casting123',
  'P@ssw0rd',
  'qazwsxedc',
  'Liverpool1',
  '12345678',
  '87654321',
  'abcdefgh',
  'aaaaaaaa',
  'asha.rao@test.example',
  'ASHARAO2024',
  '+919812345678',
  '!!!!!!!!!',
])('%s is a weak password', (password) => {
  expect(isWeakPassword(password, own)).toBe(true);
});

test.for(['correct horse battery', 'मेरा पासवर्ड लंबा है', 'k7#vT2!q', '83920174', 'rao asha likes mangoes'])(
  '%s is not a weak password',
  (password) => {
    expect(isWeakPassword(password, own)).toBe(false);
  },
);
