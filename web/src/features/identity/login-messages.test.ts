import { expect, test } from 'vitest';
import { ApiError } from '#api/call.ts';
import { houseLoginMessage, talentLoginMessage } from '#features/identity/login-messages.ts';

test.each([
  [0, 'No response from server. Check your connection.'],
  [400, 'Email/Phone and password are required'],
  [401, 'Invalid credentials'],
  [403, 'Please verify your account first'],
  [404, 'Account not found'],
  [500, 'Server error. Please try again later.'],
  [429, 'What the server says'],
])('a production login that ends with %s reads: %s', (status, message) => {
  expect(houseLoginMessage(new ApiError(status, 'What the server says'))).toBe(message);
});

test('a production login that fails without a word says so', () => {
  expect(houseLoginMessage(new ApiError(502, ''))).toBe('Login failed. Please try again.');
});

test.each([
  [401, 'Invalid credentials', 'Invalid credentials'],
  [502, '', 'Login failed'],
  [0, 'No response from server. Check your connection.', 'Login failed'],
])('a talent login that ends with %s and %j reads: %s', (status, said, message) => {
  expect(talentLoginMessage(new ApiError(status, said))).toBe(message);
});
