import { cleanup, fireEvent, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { expect, test, vi } from 'vitest';
import { pageAction } from '#api/page-action.ts';
import { PasskeyLogin } from '#features/accounts/passkeys/PasskeyLogin.tsx';
import { Passkeys } from '#features/accounts/passkeys/Passkeys.tsx';
import { passkeyLoginWrites, passkeyWrites } from '#features/accounts/passkeys/passkey-writes.ts';
import { press } from '#testing/controls.ts';
import { pending, reject, reply } from '#testing/mock-server.ts';
import { openSite } from '#testing/open-page.tsx';
import { houseSession, talentSession } from '#testing/sample-session.ts';
import { currentToasts } from '#ui/toast-list.ts';

/** Lets this device answer with a passkey; jsdom has none. */
function haveDevice() {
  const bytes = new ArrayBuffer(2);
  const response = {
    ...{ attestationObject: bytes, clientDataJSON: bytes, authenticatorData: bytes, signature: bytes },
    getTransports: () => ['internal'],
  };
  const credential = {
    ...{ id: 'AAA', rawId: bytes, type: 'public-key', response, authenticatorAttachment: 'platform' },
    getClientExtensionResults: () => ({}),
  };
  vi.stubGlobal('PublicKeyCredential', function device() {});
  vi.stubGlobal('navigator', {
    credentials: { create: async () => credential, get: async () => credential },
  });
}

const options = { challenge: 'AAAA', user: { id: 'AAAA', name: 'a', displayName: 'a' }, rp: {} };

async function show(children: ReactNode, at = '/') {
  await openSite(
    [
      {
        path: '/',
        Component: () => children,
        action: pageAction({ ...passkeyWrites, ...passkeyLoginWrites }),
      },
      { path: '*', Component: () => <h1>Elsewhere</h1> },
    ],
    at,
  );
}
const type = (label: RegExp, value: string) =>
  fireEvent.input(screen.getByLabelText(label), { target: { value } });

test('adds a passkey with the password and the code, and empties the form', async () => {
  haveDevice();
  await show(<Passkeys accountRole="production" passkeys={[]} twoStep />);
  expect(screen.getByText('You have no passkeys yet.')).toBeDefined();
  type(/^Name of this device/, 'My phone');
  type(/^Your password/, 'the old one');
  type(/^Code from your app/, '123456');

  await press('Add a passkey');
  const asked = await reply('POST /api/production/passkeys/options', { options });
  const sent = await reply('POST /api/production/passkeys', { message: 'Passkey added.' });

  expect(asked.body).toEqual({ password: 'the old one', code: '123456' });
  expect(sent.body).toMatchObject({ name: 'My phone', credential: { type: 'public-key' } });
  expect(await screen.findByText('Passkey added.')).toBeDefined();
  expect(screen.getByLabelText<HTMLInputElement>(/^Name of this device/).value).toBe('');
});

test('keeps what was typed when no passkey was made, and asks for no code without two-step login', async () => {
  await show(<Passkeys accountRole="talent" passkeys={[]} twoStep={false} />);
  expect(screen.queryByLabelText(/^Code from your app/)).toBeNull();
  type(/^Name of this device/, 'My phone');
  type(/^Your password/, 'the old one');

  await press('Add a passkey');
  const asked = await reply('POST /api/user/passkeys/options', { options });

  expect(asked.body).toEqual({ password: 'the old one' });
  expect((await screen.findByRole('alert')).textContent).toBe('No passkey was added. Try again.');
  expect(screen.getByLabelText<HTMLInputElement>(/^Name of this device/).value).toBe('My phone');
});

test('lists the passkeys with their use and removes one after confirmation', async () => {
  const days = { created_at: '2026-03-01T20:00:00Z', last_used_at: null };
  const passkeys = [
    { id: 'p1', name: 'My phone', ...days },
    { id: 'p2', name: 'My key', ...days, last_used_at: '2026-03-05T20:00:00Z' },
  ];
  await show(<Passkeys accountRole="talent" passkeys={passkeys} twoStep={false} />);
  expect(screen.queryByText('You have no passkeys yet.')).toBeNull();
  expect(screen.getByText('Added on 2 Mar 2026, not used yet')).toBeDefined();
  expect(screen.getByText('Added on 2 Mar 2026, last used on 6 Mar 2026')).toBeDefined();

  await press('Remove the passkey My key');
  expect(pending).toHaveLength(0);
  await press('Remove passkey');

  expect(pending[0]?.to).toBe('DELETE /api/user/passkeys/p2');
});

test.each([
  ['talent', '/api/user/passkey-login', talentSession('mine')],
  ['production', '/api/production/passkey-login', houseSession({}, 'mine')],
] as const)('logs a %s in with a passkey and opens the page that asked', async (role, path, opened) => {
  haveDevice();
  await show(<PasskeyLogin accountRole={role} />, '/?return=%2Fuser%2Fsomewhere');

  await press('Log in with a passkey');
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Logging in...' }).disabled).toBe(true);
  await reply(`POST ${path}/options`, { options: { challenge: 'AAAA' } });
  await reply(`POST ${path}`, { ...opened, deletion_cancelled: true });

  expect(await screen.findByRole('heading', { name: 'Elsewhere' })).toBeDefined();
  expect(localStorage.getItem('token')).toBe('mine');
  expect(currentToasts()).toHaveLength(1);
});

test('says that no passkey was used, or why the server rejected', async () => {
  await show(<PasskeyLogin accountRole="talent" />);
  await press('Log in with a passkey');
  await reply('POST /api/user/passkey-login/options', { options: { challenge: 'AAAA' } });
  expect(await screen.findByText(/^No passkey was used/)).toBeDefined();
  expect(localStorage.getItem('token')).toBeNull();
  cleanup();

  await show(<PasskeyLogin accountRole="talent" />);
  await press('Log in with a passkey');
  await reject('POST /api/user/passkey-login/options', 500, { message: '' });
  expect((await screen.findByRole('alert')).textContent).toBe('We couldn’t log you in. Try again.');
});
