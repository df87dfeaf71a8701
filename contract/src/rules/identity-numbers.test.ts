import { expect, test } from 'vitest';
import { isAadhaar, isGstin, isPan, writeIdentifier, writeMobile, writeNumber } from './identity-numbers.ts';

test('normalises every usual notation of a PAN to the same PAN', () => {
  expect(['ABCPE1234F', 'abcpe1234f', ' ABCPE 1234 F ', 'abcpe-1234-f'].map(writeNumber)).toEqual(
    Array(4).fill('ABCPE1234F'),
  );
});

test('requires five letters, four digits and a letter in a PAN', () => {
  expect(isPan('ABCPE1234F')).toBe(true);
  const wrong = ['', 'ABCPE12345', 'ABCP1234F', 'ABCPE1234FG', 'XABCPE1234F', 'ABCPÉ1234F', 'abcpe1234f'];
  expect(wrong.filter(isPan)).toEqual([]);
});

test('normalises every usual notation of an Aadhaar number to the same number', () => {
  expect(['999941057058', '9999 4105 7058', '9999-4105-7058'].map(writeNumber)).toEqual(
    Array(3).fill('999941057058'),
  );
});

test('requires twelve digits in an Aadhaar number', () => {
  expect(isAadhaar('999941057058')).toBe(true);
  expect(['', '99994105705', '9999410570581', '99994105705A', '९९९९४१०५७०५८'].filter(isAadhaar)).toEqual([]);
});

test('normalises every usual notation of a GSTIN to the same GSTIN', () => {
  expect(['27ABCPE1234F1Z5', '27abcpe1234f1z5', '27 ABCPE1234F 1Z5'].map(writeNumber)).toEqual(
    Array(3).fill('27ABCPE1234F1Z5'),
  );
});

test('requires a State code, a PAN and three more characters in a GSTIN', () => {
  expect(isGstin('27ABCPE1234F1Z5')).toBe(true);
  expect(
    ['', '27ABCPE1234F1Z', '27ABCPE1234F1Z55', '127ABCPE1234F1Z5', 'XXABCPE1234F1Z5'].filter(isGstin),
  ).toEqual([]);
});

test.each([
  '9812345678',
  '98123 45678',
  '98123-45678',
  '098123 45678',
  '919812345678',
  '+91 98123 45678',
  '+91 (98123) 45678',
  '0091 98123 45678',
])('normalises %s to the same Indian mobile number', (typed) => {
  expect(writeMobile(typed)).toBe('+919812345678');
});

test.each([
  ...[
    '\u202a+91 98123 45678\u202c',
    '98123\u201145678',
    '98123\u201445678',
    '+91 (0) 98123 45678',
    'tel:+919812345678',
  ],
  ...[
    '९८१२३४५६७८',
    '+९१ ९८१२३ ४५६७८',
    '௯௮௧௨௩௪௫௬௭௮',
    '98123/45678',
    '+91_9812345678',
    '+91,9812345678',
    '98123,45678',
  ],
  ...['9812345678\u200e', '9812345678\u00ad', '0091-0-9812345678', '091 98123 45678', '0 98123 45678'],
])('reads the mobile number %j as people paste it', (typed) => {
  expect(writeMobile(typed)).toBe('+919812345678');
});

test('keeps the country code of a foreign number', () => {
  expect(writeMobile('+1 (415) 555-0123')).toBe('+14155550123');
  expect(writeMobile('0044 7400 123456')).toBe('+447400123456');
  expect(writeMobile('+44 (0) 7400 123456')).toBe('+447400123456');
});

test.each([
  '',
  '12345',
  '5812345678',
  '98123456789',
  '+91 58123 45678',
  '+91 98123',
  '+91 98123 456789',
  'x+91 98123 45678',
  '+0123456789',
  '+1 415555012345678',
  'x+1 415 555 0123',
  '+1 41555x50123',
  'nine',
  '98123x5678',
])('rejects %j as a mobile number', (typed) => {
  expect(writeMobile(typed)).toBeUndefined();
});

test('treats an identifier as a mobile number if it can be one, otherwise as an email address', () => {
  expect(writeIdentifier('+91 98123 45678')).toBe('+919812345678');
  expect(writeIdentifier(' Asha@Example.com')).toBe('asha@example.com');
});
