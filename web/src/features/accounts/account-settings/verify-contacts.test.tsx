import { act, fireEvent, screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { pageAction } from '#api/page-action.ts';
import { AccountScreen } from '#features/accounts/account-settings/AccountScreen.tsx';
import { accountWrites } from '#features/accounts/account-settings/account-writes.ts';
import { verificationWrites } from '#features/accounts/identity/registration-writes.ts';
import { pending, reject, reply } from '#testing/mock-server.ts';
import { openSite } from '#testing/open-page.tsx';

const verified = {
  ...{ email: 'asha@example.com', email_verified: true, mobile: '+919812300000' as string | null },
  ...{ mobile_verified: true, two_step_login: false },
};

async function show(fields: Partial<typeof verified> = {}, sms = true) {
  let loads = 0;
  const Component = () => (
    <AccountScreen
      accountRole="talent"
      contacts={{ ...verified, ...fields }}
      sessions={[]}
      channels={sms ? ['email', 'sms'] : ['email']}
    />
  );
  const loader = () => {
    loads += 1;
    return null;
  };
  const action = pageAction({ ...accountWrites, ...verificationWrites });
  await openSite([{ path: '/', Component, loader, action }]);
  return () => loads;
}
const part = (name: string) => within(screen.getByRole('region', { name }));
const press = (section: string, name: string) =>
  act(async () => fireEvent.click(part(section).getByRole('button', { name })));
const typeCode = (section: string) =>
  fireEvent.change(part(section).getByLabelText('Code'), { target: { value: '123456' } });
const regions = () => screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);

test('does not ask to verify a verified contact', async () => {
  await show();

  expect(regions()).toContain('Password');
  expect(regions().filter((title) => title?.startsWith('Verify'))).toEqual([]);
});

test('verifies the email with a code that is sent to it', async () => {
  const EMAIL = 'Verify your email';
  const loads = await show({ email_verified: false });
  expect(loads()).toBe(1);
  await press(EMAIL, 'Send code to asha@example.com');
  const asked = await reject('POST /api/user/resend', 500, { message: '' });
  expect(asked.body).toMatchObject({ email: 'asha@example.com' });
  expect(part(EMAIL).getByRole('alert')).toBeDefined();
  await press(EMAIL, 'Send code to asha@example.com');
  await reply('POST /api/user/resend', { message: 'Sent.' });

  expect(part(EMAIL).getByText('asha@example.com')).toBeDefined();
  typeCode(EMAIL);
  await press(EMAIL, 'Verify email');
  const { body } = await reply('POST /api/user/verify', { message: 'Verified.' });

  expect(body).toMatchObject({ email: 'asha@example.com', otp: '123456' });
  expect(loads()).toBeGreaterThan(1);
});

test('verifies the mobile number with a code that is sent to it', async () => {
  const MOBILE = 'Verify your mobile number';
  await show({ mobile_verified: false });
  await press(MOBILE, 'Send code to +919812300000');
  await reject('POST /api/user/verify-mobile', 500, { message: '' });
  expect(part(MOBILE).getByRole('alert')).toBeDefined();
  await press(MOBILE, 'Send code to +919812300000');
  await reply('POST /api/user/verify-mobile', { message: 'Sent.' });

  await press(MOBILE, 'Verify mobile number');
  expect(pending).toHaveLength(0);
  typeCode(MOBILE);
  await press(MOBILE, 'Verify mobile number');
  const { body } = await reject('POST /api/user/verify-mobile/confirm', 401);

  expect(body).toEqual({ otp: '123456' });
  expect(part(MOBILE).getByText('You are no longer logged in.')).toBeDefined();
  expect(part(MOBILE).queryByText('Rejected.')).toBeNull();
});

test.each([
  ['there is no number', { mobile: null, mobile_verified: false }, true],
  ['text messages are not available', { mobile_verified: false }, false],
])('does not ask to verify the number when %s', async (_, fields, sms) => {
  await show(fields, sms);

  expect(regions()).toContain('Mobile number');
  expect(regions()).not.toContain('Verify your mobile number');
});

test('sends a code of the app with every change when two-step login is on', async () => {
  await show({ two_step_login: true });
  const fill = (section: string, label: RegExp, value: string) =>
    fireEvent.input(part(section).getByLabelText(label), { target: { value } });
  fill('Password', /^Current password/, 'the old one');
  fill('Password', /^New password \*/, 'the new one');
  fill('Password', /^New password again/, 'the new one');
  fill('Password', /^Code from your app/, '111111');
  await press('Password', 'Change password');
  expect((await reply('POST /api/user/change-password')).body).toEqual({
    ...{ current_password: 'the old one', new_password: 'the new one', code: '111111' },
  });

  fill('Email', /^New email/, ' new@example.com ');
  fill('Email', /^Your password/, 'the old one');
  fill('Email', /^Code from your app/, '222222');
  await press('Email', 'Send code');
  expect((await reply('POST /api/user/change-email')).body).toEqual({
    ...{ email: 'new@example.com', password: 'the old one', code: '222222' },
  });
});

test('cancels a change before its code is entered', async () => {
  await show();
  fireEvent.input(part('Email').getByLabelText(/^New email/), { target: { value: 'new@example.com' } });
  fireEvent.input(part('Email').getByLabelText(/^Your password/), { target: { value: 'the old one' } });
  await press('Email', 'Send code');
  await reply('POST /api/user/change-email');
  expect(part('Email').getByText('new@example.com')).toBeDefined();

  await press('Email', 'Cancel');

  expect(part('Email').queryByLabelText('Code')).toBeNull();
  expect(part('Email').getByLabelText(/^New email/)).toBeDefined();
});
