import type { ProfileLink, PublicProfileSettings } from '@kirdaar/contract/talent/public-profile';
import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import * as page from '#features/talent/public-profile/PublicProfilePage.tsx';
import { press, toasts } from '#testing/controls.ts';
import { pending, reject, reply } from '#testing/mock-server.ts';
import { openPage } from '#testing/open-page.tsx';
import { samplePublicProfile } from '#testing/sample-profile.ts';
import { currentToasts } from '#ui/toast-list.ts';

afterEach(() => {
  vi.restoreAllMocks();
});

const settings: PublicProfileSettings = {
  visibility: 'public',
  address: 'https://kirdaar.example/t/asha-rao',
  is_child: false,
  hidden_because: null,
  preview: samplePublicProfile(),
};
const link: ProfileLink = {
  id: 'link-1',
  label: 'The new series',
  address: 'https://kirdaar.example/shared/abc',
  created_at: '2026-01-01T00:00:00.000Z',
  expires_at: '2999-01-01T00:00:00.000Z',
  revoked_at: null,
  opened: 0,
};
const visit = { name: 'Reel', verification: 'none', last_day: '2026-03-01', days: 1 };

interface Shown {
  own?: Partial<Record<keyof PublicProfileSettings, unknown>>;
  links?: ProfileLink[];
  houses?: object[];
}

async function show({ own = {}, links = [], houses = [] }: Shown = {}) {
  const views = { days: 30, houses, visitors: 4 };
  await openPage(page, { settings: { ...settings, ...own }, links, views });
}

const headings = () => screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);
const rows = (name: string) =>
  [...screen.getByRole('list', { name }).children].map(({ textContent }) => textContent);
const code = () => screen.getByRole('img', { name: /^QR code/ }).getAttribute('aria-label');

test('saves the visibility at once, and confirms it', async () => {
  await show();
  expect(screen.getByRole('radio', { name: /^Everyone/ })).toHaveProperty('checked', true);

  await act(async () => fireEvent.click(screen.getByRole('radio', { name: /^Production houses/ })));
  expect(screen.getByRole('radio', { name: /^Production houses/ })).toHaveProperty('checked', true);
  const sent = await reply('PUT /api/user/public-profile', { data: settings });
  await act(async () => fireEvent.click(screen.getByRole('radio', { name: /^People with a link/ })));
  await reject('PUT /api/user/public-profile', 400, { message: 'Not today.' });

  expect(sent.body).toEqual({ visibility: 'houses' });
  expect(currentToasts().map(({ tone, text }) => [tone, text])).toEqual([
    ['success', 'Visibility saved.'],
    ['failure', 'Not today.'],
  ]);
  expect(screen.getByRole('radio', { name: /^Everyone/ })).toHaveProperty('checked', true);
});

test('shows the page, its address and ways to share it', async () => {
  await show();

  expect(headings()).toEqual([
    'Who can see me',
    'Who viewed me',
    'Share links',
    'Print and share',
    'Preview',
    'Skills',
  ]);
  const own = screen.getByRole('link', { name: 'kirdaar.example/t/asha-rao' });
  expect(own.getAttribute('href')).toBe(settings.address);
  const shared = screen.getByRole('link', { name: 'Share on WhatsApp' }).getAttribute('href') ?? '';
  expect(new URL(shared).searchParams.get('text')).toBe(`Asha Rao\n${settings.address}`);
  expect(screen.getByText('No share links yet. Create one to send your page to someone.')).toBeDefined();
});

test('offers a child no address, no links and its own choices', async () => {
  await show({ own: { is_child: true, visibility: 'link' } });

  expect(screen.getByRole('radio', { name: /^Nobody/ })).toHaveProperty('checked', true);
  expect(screen.queryByText('Your phone number and email are never on your page.')).toBeNull();
  expect(screen.queryByRole('link', { name: 'Share on WhatsApp' })).toBeNull();
  expect(headings()).not.toContain('Share links');
  expect(screen.queryByText(/^Only share links open your page/)).toBeNull();
});

test.each([
  ['no proven email', 'Verify your email', '/user/account'],
  ['no birth date', 'Complete your profile', '/user/complate-profile'],
  ['no guardian', 'Go to the page for parents', '/user/guardian'],
  ['no choice', 'Read how we protect your data', '/privacy'],
])('says why the page is hidden with %s and where to put it right', async (because, name, to) => {
  await show({ own: { hidden_because: because, preview: null } });

  expect(screen.getByRole('link', { name }).getAttribute('href')).toBe(to);
  expect(headings()).toEqual(['Who can see me', 'Who viewed me']);
});

test('lists the visits of houses and counts the others', async () => {
  await show({ houses: [visit, { ...visit, name: null, verification: 'documents', days: 3 }] });
  expect(rows('Production houses that viewed me')).toEqual([
    'Reel1 Mar 2026',
    'A production houseVerified1 Mar 2026, on 3 days',
  ]);
  expect(screen.getByText('Other visitors: 4')).toBeDefined();
  expect(screen.queryByText(/^No production house has viewed/)).toBeNull();
  cleanup();

  await show();
  expect(screen.getByText('No production house has viewed your profile yet.')).toBeDefined();
  expect(screen.queryByRole('list', { name: 'Production houses that viewed me' })).toBeNull();
});

test('keeps active links apart from those that have ended', async () => {
  await show({
    links: [
      { ...link, opened: 1 },
      { ...link, id: 'lost', label: 'Old key', address: null, opened: 5 },
      { ...link, id: 'over', label: 'Over', expires_at: '2026-02-01T00:00:00.000Z' },
      { ...link, id: 'off', label: 'Turned off', revoked_at: '2026-01-05T00:00:00.000Z' },
    ],
  });

  const [active, ended] = [rows('Active links'), rows('Inactive links')];
  expect(active).toHaveLength(2);
  expect(active[0]).toContain('Works until 1 Jan 2999 · opened once');
  expect(active[1]).toContain('opened 5 timesThis link still works but can no longer be copied.');
  expect(ended).toEqual([
    'OverEnded on 1 Feb 2026 · not opened yet',
    'Turned offTurned off by you on 5 Jan 2026 · not opened yet',
  ]);
  expect(screen.queryByText(/^No share links yet/)).toBeNull();
});

test('says that a link could not be turned off', async () => {
  await show({ links: [link] });

  await press('Turn off link: The new series');
  await press('Turn off this link');
  await act(async () => pending[0]?.lose());

  expect(currentToasts()[0]?.text).toBe('We couldn’t turn off the link. Try again.');
});

test('prints the chosen link', async () => {
  await show({ own: { visibility: 'link' }, links: [link, { ...link, id: 'lost', address: null }] });
  expect(code()).toBe(`QR code for ${settings.address}`);
  expect(screen.getByText(/^Only share links open your page/)).toBeDefined();
  expect(screen.queryByRole('link', { name: 'kirdaar.example/t/asha-rao' })).toBeNull();
  const select = screen.getByLabelText<HTMLSelectElement>('Link on the card and in the QR code');
  expect([...select.options].map(({ text }) => text)).toEqual(['My public page', 'Link: The new series']);

  fireEvent.change(select, { target: { value: 'link-1' } });

  expect(code()).toBe(`QR code for ${link.address}`);
  expect(screen.queryByText(/^Only share links open your page/)).toBeNull();
  cleanup();
  await show({ links: [{ ...link, revoked_at: '2026-01-05T00:00:00.000Z' }] });
  expect(screen.queryByLabelText('Link on the card and in the QR code')).toBeNull();
});

test('downloads the comp card with the link, and says what went wrong', async () => {
  const asked: string[] = [];
  let reply = (_: Response) => {};
  vi.stubGlobal('fetch', (url: string) => {
    asked.push(url);
    return new Promise<Response>((resolve) => {
      reply = resolve;
    });
  });
  await show({ links: [link] });
  fireEvent.change(screen.getByLabelText(/^Link on the card/), { target: { value: 'link-1' } });

  await press('Comp card');
  expect(screen.getByRole('button', { name: 'Preparing...' })).toHaveProperty('disabled', true);
  await act(async () => reply(Response.json({ message: 'Too many.' }, { status: 429 })));
  await press('Size sheet');
  await act(async () => reply(Response.json({}, { status: 500 })));

  expect(asked).toEqual(['/api/user/comp-card.pdf?link=link-1', '/api/user/size-sheet.pdf?']);
  expect(toasts()).toEqual(['Too many.', 'We couldn’t download the file. Try again.']);
  expect(screen.getByRole('button', { name: 'Comp card' })).toHaveProperty('disabled', false);
});

test('saves a downloaded file under the name of the talent', async () => {
  vi.stubGlobal('fetch', async () => new Response('a card'));
  const saved: string[] = [];
  URL.createObjectURL = () => 'blob:card';
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(this: HTMLAnchorElement) {
    saved.push(`${this.href} ${this.download}`);
  });
  await show();

  await press('QR code (PNG)');

  expect(saved).toEqual(['blob:card Asha Rao, QR code.png']);
});
