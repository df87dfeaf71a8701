import { act, fireEvent, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import * as page from '#features/representation/mandates/MandateLinkPage.tsx';
import { clearSession, readSession, storeTalent } from '#session/store.ts';
import { reply } from '#testing/mock-server.ts';
import { openPage } from '#testing/open-page.tsx';
import { sampleUser, talentSession } from '#testing/sample-session.ts';

const invitation = {
  kind: 'agency' as const,
  inviter_name: 'Star Agency',
  name: 'Asha',
  contact: 'asha@talent.example',
  scopes: ['apply' as const],
  note: 'We met in Mumbai.',
  commission_note: '15 % of each fee',
  until: null,
  takes_over: false,
};

async function open(changes: Partial<typeof invitation> = {}) {
  window.history.replaceState(null, '', '/mandate#token=abc');
  const loading = page.clientLoader();
  await reply('POST /api/mandate', { success: true, ...invitation, ...changes });
  await openPage(page, await loading);
}

test('shows the scopes in plain words, and asks a visitor to log in or register first', async () => {
  clearSession();
  await open();

  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(
    'Star Agency would like to represent you',
  );
  expect(screen.getByText('Apply to casting calls')).toBeDefined();
  expect(screen.getByText('We met in Mumbai.')).toBeDefined();
  expect(screen.getByText('Commission: 15 % of each fee')).toBeDefined();
  const register = screen.getByRole('link', { name: 'Register' });
  expect(register.getAttribute('href')).toBe('/user/register?return=%2Fmandate');
  expect(sessionStorage.getItem('mandate-link')).toBe('abc');
});

test('accepts as the account that is logged in', async () => {
  storeTalent('token', sampleUser());
  await open();

  await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Accept as Asha Rao' })));
  const { body } = await reply('POST /api/user/mandates/accept', { success: true, message: 'Accepted.' });

  expect(body).toEqual({ token: 'abc' });
  expect(screen.getByRole('heading').textContent).toBe('At /user/account/representation');
});

test('takes a kept account over with a password and identity numbers, by the contact of the link', async () => {
  clearSession();
  await open({ takes_over: true });
  const type = (label: RegExp, value: string) =>
    fireEvent.input(screen.getByLabelText(label), { target: { value } });

  expect(screen.queryByLabelText(/^Email/)).toBeNull();
  type(/^Mobile/, '9812345678');
  type(/^Password/, 'a lamp in the window');
  type(/^PAN/, 'ABCPE1234F');
  type(/^Aadhaar/, '234567890124');
  await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Take over the account' })));
  const { body } = await reply('POST /api/mandate/take-over', talentSession('t'));

  expect(body).toMatchObject({ token: 'abc', email: 'asha@talent.example', pan_no: 'ABCPE1234F' });
  expect(readSession()).toMatchObject({ token: 't' });
});
