import type { Channel } from '@kirdaar/contract/rules/notifications';
import { act, fireEvent, screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { pageAction } from '#api/page-action.ts';
import { AccountScreen } from '#features/accounts/account-settings/AccountScreen.tsx';
import { accountWrites } from '#features/accounts/account-settings/account-writes.ts';
import { sessionWrites } from '#features/accounts/sessions/SessionList.tsx';
import { received, reject, reply } from '#testing/mock-server.ts';
import { openSite } from '#testing/open-page.tsx';

const days = { created_at: '2026-03-01T20:00:00Z', last_used_on: '2026-03-05' };
const here = { id: 'a', device: 'Firefox on Linux', current: true, ...days };
const phone = { id: 'b', device: 'Chrome on Android', current: false, ...days };

const contacts = {
  email: 'asha@example.com',
  mobile: '+919812300000',
  email_verified: true,
  mobile_verified: true,
  two_step_login: false,
};

async function show(sessions = [here, phone], channels: Channel[] = ['email', 'sms'], shown = contacts) {
  const Component = () => (
    <AccountScreen accountRole="production" contacts={shown} sessions={sessions} channels={channels} />
  );
  await openSite([{ path: '/', Component, action: pageAction({ ...accountWrites, ...sessionWrites }) }]);
}

const part = (name: string) => within(screen.getByRole('region', { name }));
const press = (button: HTMLElement) => act(async () => fireEvent.click(button));

function type(section: string, answers: readonly (readonly [label: RegExp, value: string])[]) {
  for (const [label, value] of answers) {
    fireEvent.input(part(section).getByLabelText(label), { target: { value } });
  }
}

test('requires the old password for a new one and confirms the change', async () => {
  await show();
  type('Password', [
    [/^Current password/, 'the old one'],
    [/^New password \*/, 'the new one'],
    [/^New password again/, 'the new one'],
  ]);

  await press(screen.getByRole('button', { name: 'Change password' }));
  expect(received[0]).toMatchObject({
    to: 'POST /api/production/change-password',
    body: { current_password: 'the old one', new_password: 'the new one' },
  });
  await reply('POST /api/production/change-password', { message: 'Your password has been changed.' });

  expect(part('Password').getByText('Your password has been changed.')).toBeDefined();
  expect(screen.queryByDisplayValue('the new one')).toBeNull();
});

test('shows a wrong password beside its field and keeps what was typed', async () => {
  await show();
  type('Password', [
    [/^Current password/, 'not it'],
    [/^New password \*/, 'the new one'],
    [/^New password again/, 'the new one'],
  ]);

  await press(screen.getByRole('button', { name: 'Change password' }));
  await reject('POST /api/production/change-password', 403, {
    message: 'No.',
    fields: { current_password: 'This is not your password.' },
  });

  expect(part('Password').getByText('This is not your password.')).toBeDefined();
  expect(screen.getAllByDisplayValue('the new one')).toHaveLength(2);
});

test('shows the current email and mobile number beside the button to change each', async () => {
  await show();

  expect(part('Email').getByText('asha@example.com')).toBeDefined();
  expect(part('Mobile number').getByText('+919812300000')).toBeDefined();
});

test('replaces the email after the code sent to the new one is entered', async () => {
  await show();
  type('Email', [
    [/^New email/, 'new@example.com'],
    [/^Your password/, 'the old one'],
  ]);

  await press(part('Email').getByRole('button', { name: 'Send code' }));
  expect(received[0]).toMatchObject({
    to: 'POST /api/production/change-email',
    body: { email: 'new@example.com', password: 'the old one' },
  });
  await reply('POST /api/production/change-email', { message: 'Sent.' });

  fireEvent.change(part('Email').getByLabelText('Code'), { target: { value: '123456' } });
  await press(screen.getByRole('button', { name: 'Change email' }));
  expect(received[1]).toMatchObject({
    to: 'POST /api/production/change-email/confirm',
    body: { email: 'new@example.com', otp: '123456' },
  });
  await reply('POST /api/production/change-email/confirm', { message: 'new@example.com is yours now.' });
  expect(part('Email').getByText('new@example.com is yours now.')).toBeDefined();
});

test('changes the mobile number in the same way and keeps a wrong code to be corrected', async () => {
  await show();
  type('Mobile number', [
    [/^New mobile number/, '98123 45678'],
    [/^Your password/, 'the old one'],
  ]);
  await press(part('Mobile number').getByRole('button', { name: 'Send code' }));
  await reply('POST /api/production/change-mobile', { message: 'Sent.' });
  fireEvent.change(screen.getByLabelText('Code'), { target: { value: '123456' } });

  await press(screen.getByRole('button', { name: 'Change mobile number' }));
  expect(received[1]).toMatchObject({
    to: 'POST /api/production/change-mobile/confirm',
    body: { mobile: '98123 45678', otp: '123456' },
  });
  await reject('POST /api/production/change-mobile/confirm', 400, { message: 'Invalid OTP' });

  expect(screen.getByText('Invalid OTP')).toBeDefined();
  expect(screen.getByDisplayValue('123456')).toBeDefined();
});

test('does not ask for a number when text messages are not available', async () => {
  await show([here], ['email']);

  expect(part('Mobile number').getByText(/can’t change your mobile number at the moment/)).toBeDefined();
  expect(part('Mobile number').getByText('+919812300000')).toBeDefined();
  expect(screen.queryByLabelText(/^New mobile number/)).toBeNull();
});

test('logs out another device only after a confirmation', async () => {
  await show();
  expect(screen.getByText('This device')).toBeDefined();

  await press(screen.getByRole('button', { name: 'Log out Chrome on Android' }));
  expect(received).toHaveLength(0);
  await press(screen.getByRole('button', { name: 'Log out device' }));

  expect(received[0]?.to).toBe('DELETE /api/production/sessions/b');
});

test('ends all other sessions together after a confirmation', async () => {
  await show();

  await press(screen.getByRole('button', { name: 'Log out all other devices' }));
  await press(screen.getByRole('button', { name: 'Log out other devices' }));
  await reply('DELETE /api/production/sessions', { message: 'All other devices logged out.' });

  expect(received[0]?.to).toBe('DELETE /api/production/sessions');
  expect(screen.getByText('All other devices logged out.')).toBeDefined();
});

test('offers nothing to end when there is no other session', async () => {
  await show([here]);

  expect(screen.queryByRole('button', { name: /^Log out/ })).toBeNull();
});

test('verifies the mobile number that the account was registered with', async () => {
  await show([here], ['email', 'sms'], { ...contacts, mobile_verified: false });

  await press(part('Verify your mobile number').getByRole('button', { name: /^Send code/ }));
  await reply('POST /api/production/verify-mobile', { message: 'Please enter the code.' });
  type('Verify your mobile number', [[/^Code/, '123456']]);
  await press(screen.getByRole('button', { name: 'Verify mobile number' }));

  expect(received.map(({ to }) => to)).toEqual([
    'POST /api/production/verify-mobile',
    'POST /api/production/verify-mobile/confirm',
  ]);
  expect(received[1]?.body).toEqual({ otp: '123456' });
});
