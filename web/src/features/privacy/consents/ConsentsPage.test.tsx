import type { Consent } from '@kirdaar/contract/privacy/consents';
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import ConsentsPage from '#features/privacy/consents/ConsentsPage.tsx';
import { openSite } from '#testing/open-page.tsx';

function consent(kind: Consent['kind'], fields: Partial<Consent> = {}): Consent {
  return {
    ...{ kind, about: null, version: '3', language: 'en', agreed_at: '2026-03-01T20:00:00Z' },
    ...{ withdrawn_at: null, active: true, texts: [] },
    ...fields,
  };
}

async function open(consents: Consent[], area = 'user') {
  await openSite(
    [{ path: '/:area/consents', Component: ConsentsPage, loader: () => ({ consents }) }],
    `/${area}/consents`,
  );
}

const targetOf = (name: string) => screen.getByRole('link', { name }).getAttribute('href');
const rows = () => screen.getAllByRole('listitem').map(({ textContent }) => textContent);

test('lists each consent with its version, and a link to end it', async () => {
  await open([
    consent('application', { about: 'Lead role' }),
    consent('guardian', { about: 'Sunita Rao' }),
    consent('sms', { about: '+91 98123 00001' }),
  ]);

  expect(screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)).toEqual([
    'Application: Lead role',
    'Consent of Sunita Rao',
    'Text messages to +91 98123 00001',
  ]);
  expect(screen.getAllByText('Agreed on 2 Mar 2026 · Version 3, English')).toHaveLength(3);
  expect(screen.getAllByText('Valid now.')).toHaveLength(3);
  expect(targetOf('Withdraw the application')).toBe('/user/my-application');
  expect(targetOf('Withdraw the consent')).toMatch(/guardian/);
  expect(targetOf('Withdraw in the notification settings')).toBe('/user/account/messages');
});

test.each([
  ['user', '/user/account'],
  ['production', '/production/account'],
])('leads from a registration to the account (%s)', async (area, account) => {
  await open([consent('registration'), consent('legal', { about: 'terms' })], area);

  const links = screen.getAllByRole('link', { name: 'To end it, delete your account' });
  expect(links.map((link) => link.getAttribute('href'))).toEqual([account, account]);
  expect(targetOf('Back to your account')).toBe(account);
});

test('says when a consent ended, without a way to end it again', async () => {
  await open([
    consent('whatsapp', { about: '1', active: false, withdrawn_at: '2026-03-03T20:00:00Z' }),
    consent('sms', { about: '2', active: false }),
  ]);

  expect(rows()).toEqual([
    expect.stringMatching(/WhatsApp messages to 1.*Ended on 4 Mar 2026\.$/),
    expect.stringMatching(/Ended, because your number has changed\.$/),
  ]);
  expect(screen.queryByText('Valid now.')).toBeNull();
});

test('shows the text of a consent if it is still known', async () => {
  await open([consent('application', { about: 'Lead role', texts: ['They may call me.'] }), consent('sms')]);

  expect(screen.getAllByText('What you agreed to')).toHaveLength(1);
  expect(screen.getByText('They may call me.')).toBeDefined();
});

test('says that nothing was agreed to yet', async () => {
  await open([]);

  expect(screen.getByText(/^You have not agreed to anything yet/)).toBeDefined();
  expect(screen.queryByRole('list')).toBeNull();
});
