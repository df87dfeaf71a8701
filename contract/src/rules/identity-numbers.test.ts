import { expect, test } from 'vitest';
import {
  isAadhaar,
  isGstin,
  isPan,
  writeAadhaar,
  writeEmail,
  writeGstin,
  writeIdentifier,
  writeMobile,
  writePan,
} from './identity-numbers.ts';

test('every usual writing of a PAN is the same PAN', () => {
  expect(['ABCPE1234F', 'abcpe1234f', ' ABCPE 1234 F ', 'abcpe-1234-f'].map(writePan)).toEqual(
    Array(4).fill('ABCPE1234F'),
  );
});

test('a PAN has five letters, four digits and a letter', () => {
  expect(isPan('ABCPE1234F')).toBe(true);
  expect(['', 'ABCPE12345', 'ABCP1234F', 'ABCPE1234FG', 'ABCPÉ1234F', 'abcpe1234f'].filter(isPan)).toEqual(
    [],
  );
});

test('every usual writing of an Aadhaar number is the same number', () => {
  expect(['999941057058', '9999 4105 7058', '9999-4105-7058'].map(writeAadhaar)).toEqual(
    Array(3).fill('999941057058'),
  );
});

test('an Aadhaar number has twelve digits', () => {
  expect(isAadhaar('999941057058')).toBe(true);
  expect(['', '99994105705', '9999410570581', '99994105705A', '९९९९४१०५७०५८'].filter(isAadhaar)).toEqual([]);
});

test('every usual writing of a GSTIN is the same GSTIN', () => {
  expect(['27ABCPE1234F1Z5', '27abcpe1234f1z5', '27 ABCPE1234F 1Z5'].map(writeGstin)).toEqual(
    Array(3).fill('27ABCPE1234F1Z5'),
  );
});

test('a GSTIN is a State, a PAN and three more characters', () => {
  expect(isGstin('27ABCPE1234F1Z5')).toBe(true);
  expect(['', '27ABCPE1234F1Z', '27ABCPE1234F1Z55', 'XXABCPE1234F1Z5'].filter(isGstin)).toEqual([]);
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
])('%s is one Indian mobile number', (typed) => {
  expect(writeMobile(typed)).toBe('+919812345678');
});

test('a foreign number keeps its country code', () => {
  expect(writeMobile('+1 (415) 555-0123')).toBe('+14155550123');
  expect(writeMobile('0044 7400 123456')).toBe('+447400123456');
});

test.each([
  '',
  '12345',
  '5812345678',
  '98123456789',
  '+91 58123 45678',
  '+91 98123',
  '+0123456789',
  'nine',
  '98123x5678',
])('%j is no mobile number', (typed) => {
  expect(writeMobile(typed)).toBeUndefined();
});

test('an email is compared without blanks around it and without case', () => {
  expect(writeEmail(' Asha.Rao@Example.COM ')).toBe('asha.rao@example.com');
});

test('an identifier is a mobile number if it can be one, and an email otherwise', () => {
  expect(writeIdentifier('+91 98123 45678')).toBe('+919812345678');
  expect(writeIdentifier(' Asha@Example.com')).toBe('asha@example.com');
});
