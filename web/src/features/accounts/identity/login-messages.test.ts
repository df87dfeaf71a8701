import { expect, test } from 'vitest';
import { ApiError } from '#api/call-api.ts';
import { loginMessage } from '#features/accounts/identity/LoginForm.tsx';

test.each([
  [0, 'No response from server. Check your connection.'],
  [400, 'Email/Phone and password are required'],
  [401, 'Invalid credentials'],
  [403, 'Please verify your account first'],
  [404, 'Account not found'],
  [500, 'Server error. Please try again later.'],
  [429, 'What the server says'],
])('shows a production house whose login ends with %s: %s', (status, message) => {
  expect(loginMessage.production(new ApiError(status, 'What the server says'))).toBe(message);
});

test('shows a general message when a production login fails without one', () => {
  expect(loginMessage.production(new ApiError(502, ''))).toBe('Login failed. Please try again.');
});

test.each([
  [401, 'Invalid credentials', 'Invalid credentials'],
  [502, '', 'Login failed'],
  [0, 'No response from server. Check your connection.', 'Login failed'],
])('shows a talent whose login ends with %s and %j: %s', (status, serverText, message) => {
  expect(loginMessage.talent(new ApiError(status, serverText))).toBe(message);
});
