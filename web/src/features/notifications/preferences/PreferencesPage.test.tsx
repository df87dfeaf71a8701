import type { Reply } from '@kirdaar/contract/api';
import { LANGUAGE_COOKIE } from '@kirdaar/contract/rules/page-addresses';
import { act, cleanup, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import PreferencesPage, {
  clientAction,
  clientLoader,
} from '#features/notifications/preferences/PreferencesPage.tsx';
import { pending, reject, reply } from '#testing/mock-server.ts';
import { openSite } from '#testing/open-page.tsx';

afterEach(() => {
  // biome-ignore lint/suspicious/noDocumentCookie: the page sets it so, too.
  document.cookie = `${LANGUAGE_COOKIE}=; path=/; max-age=0`;
});

const agreement = { channel: 'whatsapp', agreed: false, text: 'Write to me.', version: '3' } as const;
const loaded: Reply<'GET /api/preferences'> = {
  success: true,
  ...{ channels: ['email', 'whatsapp', 'sms', 'push'], language: 'en', email: 'asha@example.com' },
  ...{
    mobile: '+91 •••••• 3210',
    mobile_verified: true,
    devices: 1,
    application_digest: null,
    quiet_hours: true,
  },
  ...{ preferences: [], agreements: [agreement] },
};
let stored: object;

async function open(fields: object = {}, area = 'user') {
  stored = { ...loaded, ...fields };
  const loader = () => ({ loaded: stored, subscription: { public_key: 'k', active: false } });
  const at = `/${area}/notification-settings`;
  await openSite([{ path: at, Component: PreferencesPage, loader, action: clientAction }], at);
}

const radio = (name: string) => screen.getByRole<HTMLInputElement>('radio', { name });
const headings = () => screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);

test('loads the settings and the state of this browser', async () => {
  const loading = clientLoader();
  await reply('GET /api/preferences', { ...loaded, language: 'hi' });
  await reply('GET /api/push-subscription', { active: true, public_key: 'k' });

  expect(await loading).toMatchObject({ loaded: { language: 'hi' }, subscription: { active: true } });
});

test('saves the language at once, which can be undone', async () => {
  await open();
  expect([radio('English').checked, radio('हिंदी').checked]).toEqual([true, false]);

  await act(async () => fireEvent.click(radio('हिंदी')));
  expect(radio('हिंदी').checked).toBe(true);
  expect(screen.getByText('Saving...')).toBeDefined();
  expect(screen.getByRole('group', { name: 'Language' })).toHaveProperty('disabled', true);
  stored = { ...loaded, language: 'hi' };
  const sent = await reply('PUT /api/preferences/language');
  expect(sent.body).toEqual({ language: 'hi' });
  expect(document.cookie).toContain('hi');
  expect(screen.queryByText('Saving...')).toBeNull();
  await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Undo' })));

  expect(pending[0]?.body).toEqual({ language: 'en' });
  await reply('PUT /api/preferences/language');
});

test('offers a house the frequency of its digest, and says when that was not saved', async () => {
  await open({ application_digest: 'each', agreements: [] }, 'production');
  expect(headings()).toEqual(['Language', 'New applications', 'In this browser', 'Types of notification']);
  expect(radio('For each application').checked).toBe(true);

  await act(async () => fireEvent.click(radio('Off')));
  const sent = await reject('PUT /api/preferences/application-digest', 502, { message: '' });

  expect(sent.body).toEqual({ digest: 'off' });
  expect(screen.getByText('We couldn’t save that. Try again.')).toBeDefined();
  expect(radio('For each application').checked).toBe(true);
  expect(screen.getByText(/^Between 9 pm and 9 am IST/)).toBeDefined();
  cleanup();
  await open({ quiet_hours: false });
  expect(screen.queryByText(/9 pm/)).toBe(null);
});

test('records the consent to messages with the version of its text', async () => {
  await open();
  expect(headings()).toEqual(['Language', 'On your phone', 'In this browser', 'Types of notification']);
  const consent = screen.getByRole<HTMLInputElement>('switch', { name: 'WhatsApp to +91 •••••• 3210' });
  expect(screen.getByText('“Write to me.”')).toBeDefined();

  await act(async () => fireEvent.click(consent));
  expect(consent.disabled).toBe(true);
  const sent = await reject('PUT /api/agreements', 409, { message: 'Not now.' });

  expect(sent.body).toEqual({ channel: 'whatsapp', agreed: true, version: '3' });
  expect(consent.checked).toBe(false);
  expect(screen.getByText('Not now.')).toBeDefined();
});

test.each([
  [
    { mobile: null, mobile_verified: false },
    'WhatsApp (your account has no mobile number)',
    'Add your mobile number',
    '/user/account',
  ],
  [
    { mobile_verified: false },
    'WhatsApp (verify your mobile number in your account settings first)',
    'Verify your mobile number',
    '/user/account',
  ],
  [{ devices: 0 }, 'WhatsApp to +91 •••••• 3210', 'Turn them on in this browser', '#agree-push'],
])('says with %j what is missing before anything is sent', async (fields, label, link, to) => {
  await open(fields);

  const consent = screen.getByRole<HTMLInputElement>('switch', { name: label });
  expect(consent.disabled).toBe(!('devices' in fields));
  expect(screen.getAllByRole('link', { name: link })[0]?.getAttribute('href')).toBe(to);
  cleanup();

  await open({ ...fields, mobile_verified: false, agreements: [{ ...agreement, agreed: true }] });
  expect(screen.getByRole<HTMLInputElement>('switch', { name: /^WhatsApp/ }).disabled).toBe(false);
});

test('names no grey column when every channel is in use', async () => {
  const agreements = ['whatsapp', 'sms'].map((channel) => ({ ...agreement, channel, agreed: true }));
  await open({ agreements });

  expect(screen.queryByText('Grey columns are not in use yet')).toBeNull();
  const columns = within(screen.getByRole('table')).getAllByRole('columnheader');
  expect(columns.map(({ textContent }) => textContent)).toEqual([
    'Type',
    'Email',
    'WhatsApp',
    'Text message',
    'Browser',
  ]);
});
