import { act, cleanup, fireEvent, screen, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import * as page from '#app/pages/HouseTalentPage.tsx';
import { TalentView } from '#app/TalentView.tsx';
import { storeHouse, storeTalent } from '#session/store.ts';
import { pending, reject, reply } from '#testing/mock-server.ts';
import { openPage } from '#testing/open-page.tsx';
import { sampleProfile, samplePublicProfile } from '#testing/sample-profile.ts';

const photo = { id: 'p', url: '/1.webp', caption: null, width: null, height: null };
const profile = samplePublicProfile({ verified: true });
const privateProfile = { ...sampleProfile({ weight: '58 kg', passport: true }), seen_as: 'house' as const };
const button = (name: string) => screen.queryByRole('button', { name });
const link = (name: string | RegExp) => screen.queryByRole('link', { name })?.getAttribute('href');

async function show(fields: object = {}, privateFields?: object) {
  const privateData = privateFields && { ...privateProfile, ...privateFields };
  const Page = () => (
    <TalentView
      profile={{ ...profile, ...fields } as never}
      privateProfile={privateData as never}
      url="https://kirdaar.example/t/asha-rao"
    />
  );
  await openPage({ default: Page }, {});
}

test('offers visitors to log in as a house or to join', async () => {
  await show();

  expect(link('Log in to invite Asha Rao')).toBe('/production/login?return=%2Ft%2Fasha-rao');
  expect(link('Register your production house')).toBe('/production/register');
  expect(link('Create your own profile')).toBe('/user/register');
  expect([button('Comp card') !== null, button('Size sheet')]).toEqual([true, null]);
  expect(link('Share on WhatsApp')).toContain('asha-rao');
  expect(screen.getByText('Identity verified')).toBeDefined();
});

test('leads talent from their own page to the editor, and offers other talent nothing', async () => {
  storeTalent('token', { id: 'asha', name: 'Asha' } as never);
  await show();
  expect(link('Edit your profile')).toBe('/user/complate-profile');
  expect(link('Choose who sees it')).toBe('/user/public-profile');
  cleanup();

  storeTalent('token', { id: 'imran', name: 'Imran' } as never);
  await show();
  expect(screen.queryByRole('region', { name: /Your page|What you can do/ })).toBeNull();
});

test('shows a house the additional facts that it may read, and lets it invite or write', async () => {
  storeHouse('token', { id: 'h', company_name: 'Reel', team_role: 'owner' } as never);
  await show({}, {});
  expect(button('Size sheet')).not.toBeNull();
  expect(screen.getByText(/^You can add a message to the invitation/)).toBeDefined();
  expect(link('Open the application and write')).toBeUndefined();
  expect(screen.getByText('Weight').nextSibling?.textContent).toBe('58 kg');
  cleanup();

  await show({}, { seen_as: 'applied' });
  expect(link('Open the application and write')).toBe('/production/application-details/asha');
  expect(screen.queryByText(/^You can add a message/)).toBeNull();
});

test('shares no page of a child', async () => {
  await show({ is_child: true });

  expect(link('Share on WhatsApp')).toBeUndefined();
});

test('shows six photos first and the others after the facts, each large when chosen', async () => {
  const photos = [1, 2, 3, 4, 5, 6, 7].map((place) => ({ ...photo, id: `p${place}`, url: `/${place}.webp` }));
  await show({ photos: [{ ...photos[0], caption: 'On stage' }, ...photos.slice(1)] });
  const first = within(screen.getByRole('region', { name: 'Photos' }));
  expect(first.getAllByRole('img').map((image) => image.getAttribute('alt'))).toEqual([
    'On stage',
    ...[2, 3, 4, 5, 6].map((place) => `Photo ${place} of Asha Rao`),
  ]);
  expect(screen.getByRole('heading', { name: 'More photos' })).toBeDefined();

  const [stage, second] = first.getAllByRole('link');
  if (!stage || !second) throw new Error('There are no photos.');
  expect(fireEvent.click(stage, { ctrlKey: true })).toBe(true);
  expect(screen.queryByRole('dialog')).toBeNull();
  await act(async () => fireEvent.click(stage));
  expect(screen.getByRole('dialog', { name: 'On stage' })).toBeDefined();
  await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Close' })));
  await act(async () => fireEvent.click(second));
  const dialog = screen.getByRole('dialog', { name: 'Asha Rao' });
  expect(within(dialog).getByRole('img').getAttribute('alt')).toBe('Photo 2 of Asha Rao');
});

test('shows videos, voices and credits, the year of several once', async () => {
  const credit = { project: 'Band', year: 2024, kind: 'film', role: 'Sister', house: 'Reel', link: null };
  const medium = { id: 'm', url: '/m', caption: null, poster: null };
  await show({
    videos: [medium, { ...medium, id: 'n', caption: 'A scene', poster: '/p.webp' }],
    voices: [medium, { ...medium, id: 'n', caption: 'A story' }],
    credits: [credit, { ...credit, project: 'Duo', role: null, link: 'https://duo.example' }],
  });

  expect([...document.querySelectorAll('video')].map((video) => video.getAttribute('aria-label'))).toEqual([
    ...['Intro video of Asha Rao', 'A scene'],
  ]);
  expect(screen.getByText('A scene').tagName).toBe('FIGCAPTION');
  expect([screen.getByText('Voice sample 1'), screen.getByText('A story')]).toHaveLength(2);
  const rows = within(screen.getByRole('heading', { name: 'Credits' }).parentElement ?? document.body)
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent);
  expect(rows[0]).toMatch(/^2024BandSister · Reel/);
  expect(rows[1]).toMatch(/^2024DuoReel/);
  expect(link('Duo')).toBe('https://duo.example');
  cleanup();

  await show();
  expect(screen.queryByRole('heading', { name: /Credits|Videos|Voice|More photos/ })).toBeNull();
});

test('opens a found profile for a house, counts the visit, and says when it is gone', async () => {
  const loading = page.clientLoader({ params: { id: 'asha' } } as never);
  await reply('GET /api/profiles/asha', { data: profile });
  await reply('GET /api/user/profile/asha', { data: privateProfile });
  await openPage(page, await loading);
  expect(screen.getByText('Asha Rao can see that your production house viewed this page.')).toBeDefined();
  await reply('POST /api/profiles/asha/visits');
  cleanup();

  const gone = page.clientLoader({ params: { id: 'asha' } } as never);
  await reject('GET /api/profiles/asha', 404);
  await reject('GET /api/user/profile/asha', 404);
  await openPage(page, await gone);
  expect(screen.getByText('No profile found.')).toBeDefined();
  expect(pending).toEqual([]);
  const failed = page.clientLoader({ params: { id: 'asha' } } as never).catch(({ status }) => status);
  await reject('GET /api/profiles/asha', 500);
  expect(await failed).toBe(500);
});

test('downloads the comp card of a talent', async () => {
  const asked: string[] = [];
  vi.stubGlobal('fetch', async (url: string) => {
    asked.push(url);
    return Response.json({ message: 'Too many.' }, { status: 429 });
  });
  await show();

  await act(async () => fireEvent.click(button('Comp card') ?? document.body));

  expect(asked).toEqual(['/api/profiles/asha/comp-card.pdf?']);
});
