import { fireEvent, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { pageAction } from '#api/page-action.ts';
import { TwoStepLogin, twoFactorWrites } from '#features/accounts/two-factor/TwoStepLogin.tsx';
import { press, toasts } from '#testing/controls.ts';
import { received, reject, reply } from '#testing/mock-server.ts';
import { openSite } from '#testing/open-page.tsx';
import { currentToasts } from '#ui/toast-list.ts';

const setup = {
  setup_url: 'otpauth://totp/Kirdaar:films%40example.com?secret=ABCDEFGHIJKLMNOP&issuer=Kirdaar',
  setup_key: 'ABCDEFGHIJKLMNOP',
};
const recovery_codes = Array.from({ length: 10 }, (_, place) => `abcde-fgh0${place}`);

async function show(active: boolean, recoveryCodesLeft = 0) {
  const Component = () => (
    <TwoStepLogin accountRole="production" active={active} recoveryCodesLeft={recoveryCodesLeft} />
  );
  await openSite([{ path: '/', Component, action: pageAction(twoFactorWrites) }]);
}

const type = (label: RegExp, value: string) =>
  fireEvent.input(screen.getByLabelText(label), { target: { value } });
const enterCode = (value: string) =>
  fireEvent.change(screen.getByLabelText(/^Code from your/), { target: { value } });

async function begin() {
  await show(false);
  type(/^Your password/, 'the old one');
  await press('Set up two-step login');
  await reply('POST /api/production/two-factor', setup);
}

test('offers to set up the app by camera, by key or on this device after the password', async () => {
  await begin();
  expect(screen.queryByRole('status')).toBeNull();

  expect(received[0]).toMatchObject({
    to: 'POST /api/production/two-factor',
    body: { password: 'the old one' },
  });
  expect(screen.getByRole('img', { name: /QR code/ })).toBeDefined();
  expect(screen.getByText('ABCD EFGH IJKL MNOP')).toBeDefined();
  expect(screen.getByRole('link', { name: 'Open the app on this device' }).getAttribute('href')).toBe(
    setup.setup_url,
  );
});

test('turns it on with a right code and shows the recovery codes until they are saved', async () => {
  await begin();
  enterCode('123456');

  await press('Turn on two-step login');
  expect(received[1]).toMatchObject({
    to: 'POST /api/production/two-factor/confirm',
    body: { code: '123456' },
  });
  await reply('POST /api/production/two-factor/confirm', {
    message: 'Two-step login is on.',
    recovery_codes,
  });

  expect(screen.getByText('Two-step login is on.')).toBeDefined();
  const [shown, printed] = screen
    .getAllByRole('list')
    .map(({ children }) => [...children].map((code) => code.textContent));
  expect([shown, printed]).toEqual([recovery_codes, recovery_codes]);
  await press('I’ve saved my codes');
  expect(screen.queryByText('abcde-fgh00')).toBeNull();
});

test('shows a wrong code beside its field, where it can be corrected', async () => {
  await begin();
  enterCode('123');
  await press('Turn on two-step login');
  expect(screen.getByText('Enter all 6 digits.')).toBeDefined();
  expect(received).toHaveLength(1);

  enterCode('123456');
  await press('Turn on two-step login');
  await reject('POST /api/production/two-factor/confirm', 400, {
    message: 'No.',
    fields: { code: 'This code is not right.' },
  });

  expect(screen.getByText('This code is not right.')).toBeDefined();
  expect(screen.getByDisplayValue('123456')).toBeDefined();
});

test('leads a talent whose session ended during the setup to the login of talent', async () => {
  const Component = () => <TwoStepLogin accountRole="talent" active={false} recoveryCodesLeft={0} />;
  const login = { path: '/user/login', Component: () => <p>The login of talent</p> };
  await openSite([{ path: '/', Component, action: pageAction(twoFactorWrites) }, login]);
  type(/^Your password/, 'the old one');
  await press('Set up two-step login');
  await reply('POST /api/user/two-factor', setup);
  enterCode('123456');
  await press('Turn on two-step login');
  await reject('POST /api/user/two-factor/confirm', 401, { message: 'Log in.' });

  await press('Log in again');

  expect(screen.getByText('The login of talent')).toBeDefined();
});

test('copies the recovery codes', async () => {
  const writeText = vi.fn(async () => {});
  vi.stubGlobal('navigator', { clipboard: { writeText } });
  await begin();
  enterCode('123456');
  await press('Turn on two-step login');
  await reply('POST /api/production/two-factor/confirm', {
    message: 'Two-step login is on.',
    recovery_codes,
  });

  await press('Copy codes');

  expect(writeText).toHaveBeenCalledWith(recovery_codes.join('\n'));
});

test('turns it off with password and code after a confirmation', async () => {
  await show(true, 9);
  expect(screen.getByText(/You have 9 recovery codes left/)).toBeDefined();

  await press('Turn off two-step login');
  type(/^Your password/, 'the old one');
  type(/^Code from your app/, 'abcde-fgh01');
  await press('Turn off');

  expect(received).toMatchObject([
    {
      to: 'POST /api/production/two-factor/remove',
      body: { password: 'the old one', code: 'abcde-fgh01' },
    },
  ]);
  await reply('POST /api/production/two-factor/remove', { message: 'Two-step login is off.' });
  expect(screen.getByText('Two-step login is off.')).toBeDefined();
});

test('explains how to get more when few recovery codes are left', async () => {
  await show(true, 1);

  expect(screen.getByText(/1 recovery code left. To get new ones/)).toBeDefined();
});

test.each([
  [0, /^You have no recovery codes left/],
  [3, /^You have 3 recovery codes left. To get new ones/],
  [4, /^You have 4 recovery codes left.$/],
])('says how many of %i recovery codes are left', async (left, text) => {
  await show(true, left);

  const [, shown] = screen.getByText('Two-step login is on.').parentElement?.childNodes ?? [];
  const rest = screen.getByText('Two-step login is on.').parentElement?.textContent ?? '';
  expect(shown).toBeDefined();
  expect(rest.replace('Two-step login is on. ', '')).toMatch(text);
});

test('keeps two-step login on if the user cancels, and says when it could not be turned off', async () => {
  await show(true, 9);
  await press('Turn off two-step login');
  await press('Cancel');
  expect(screen.queryByLabelText(/^Your password/)).toBeNull();

  await press('Turn off two-step login');
  type(/^Your password/, 'the old one');
  type(/^Code from your app/, '123456');
  await press('Turn off');
  await reject('POST /api/production/two-factor/remove', 502, { message: '' });
  expect(screen.getByRole('alert').textContent).toBe('We couldn’t turn off two-step login. Try again.');
});

test('copies the key, and cancels the set-up', async () => {
  const writeText = vi.fn(async (_text: string) => {});
  vi.stubGlobal('navigator', { clipboard: { writeText } });
  await begin();

  await press('Copy key');
  expect(writeText).toHaveBeenCalledWith(setup.setup_key);
  expect(toasts()).toEqual(['Key copied']);
  writeText.mockRejectedValueOnce(new Error('denied'));
  await press('Copy key');
  expect(currentToasts().at(-1)?.text).toBe('We couldn’t copy it. Write it down instead.');
  await press('Not now');

  expect(screen.queryByRole('img', { name: /QR code/ })).toBeNull();
  expect(screen.getByRole('button', { name: 'Set up two-step login' })).toBeDefined();
});

test('asks to log in again when the session ends during the set-up', async () => {
  await begin();
  enterCode('123456');
  await press('Turn on two-step login');
  expect(screen.getByRole('button', { name: 'Checking...' })).toHaveProperty('disabled', true);
  await reject('POST /api/production/two-factor/confirm', 401, { message: 'Please log in.' });

  expect(screen.getByText('Start again after you log in.')).toBeDefined();
});

test('prints the recovery codes instead of the page', async () => {
  const print = vi.fn();
  vi.stubGlobal('print', print);
  await begin();
  enterCode('123456');
  await press('Turn on two-step login');
  await reply('POST /api/production/two-factor/confirm', {
    message: 'Two-step login is on.',
    recovery_codes,
  });

  expect(screen.getByText('Save these recovery codes.')).toBeDefined();
  await press('Print codes');
  expect(print).toHaveBeenCalledOnce();
  expect(document.body.className).not.toBe('');
  await press('I’ve saved my codes');
  expect(document.body.className).toBe('');
});
