import { expect, test, vi } from 'vitest';
import * as call from '#app/pages/CastingCallPage.tsx';
import * as talent from '#app/pages/TalentPage.tsx';
import { storeHouse, storeTalent } from '#session/store.ts';
import { pending, reject, reply } from '#testing/mock-server.ts';
import { sampleJob } from '#testing/sample-job.ts';
import { sampleProfile, samplePublicProfile } from '#testing/sample-profile.ts';

const ID = '11111111-1111-4111-8111-111111111111';
const profile = samplePublicProfile({ id: ID, skills: ['Dance'], image: '/a.webp' });

/** The answer of a loader, or the redirect that it throws. */
interface Answered {
  status: number;
  headers: Headers;
  init: { status: number };
  data: { closed?: boolean };
}

/** Loads a page as the server does, which answers or says that there is nothing. */
async function load(page: typeof talent | typeof call, params: object, found?: object) {
  const asked: string[] = [];
  const readApi = async (path: string) => {
    asked.push(path);
    if (!found) throw new Response(null, { status: 404 });
    return found;
  };
  const site = { origin: 'https://kirdaar.example', readApi };
  const url = new URL('https://kirdaar.example/profiles/x?from=card');
  const load = page.loader as (args: object) => Promise<unknown>;
  const answered = await load({ params, context: { get: () => site }, url }).catch((thrown) => thrown);
  return { asked, answered: answered as Answered };
}

/** What the page tells search engines: its title, its description and whether they may list it. */
function told(page: typeof talent | typeof call, loaderData: object | undefined) {
  const tell = page.meta as (args: object) => Record<string, string>[];
  const tags = tell({
    loaderData,
    matches: [{ loaderData: { productName: 'Kirdaar' } }],
    location: { pathname: '/', search: '' },
  });
  return {
    title: tags.find(({ property }) => property === 'og:title')?.content,
    description: tags.find(({ name }) => name === 'description')?.content,
    isHidden: tags.some(({ name, content }) => name === 'robots' && content === 'noindex'),
  };
}

test('leads from an old address of a profile to its name, and answers 404 for one that is gone', async () => {
  const moved = await load(talent, { id: ID }, { data: profile });
  expect(moved.asked).toEqual([`/api/profiles/${ID}`]);
  expect([moved.answered.status, moved.answered.headers.get('location')]).toEqual([
    301,
    '/t/asha-rao?from=card',
  ]);

  const named = await load(talent, { slug: 'asha-rao' }, { data: profile });
  expect(named.answered).toMatchObject({
    data: { profile, privateProfile: undefined },
    init: { status: 200 },
  });
  const nameless = await load(talent, { id: ID }, { data: { ...profile, slug: null } });
  expect(nameless.answered.init.status).toBe(200);
  const gone = await load(talent, { slug: '../jobs' });
  expect(gone).toMatchObject({ asked: ['/api/profiles/..%2Fjobs'], answered: { init: { status: 404 } } });
});

test('tells search engines of a talent only what is known, and nothing of a child', () => {
  const adult = told(talent, { profile });
  expect(adult).toMatchObject({ title: 'Asha Rao', isHidden: false });
  expect(adult.description).toMatch(/Female, .*18-24.*, Dance/);
  expect(told(talent, { profile: { ...profile, is_child: true } }).isHidden).toBe(true);
  expect(told(talent, { profile: undefined }).isHidden).toBe(true);
});

test('loads the additional facts for a house, and keeps the public profile when that fails', async () => {
  const served = { profile, privateProfile: undefined, origin: '' };
  const again = () =>
    talent.clientLoader({ params: { slug: 'asha-rao' }, serverLoader: async () => served } as never);
  storeTalent('a token', { id: 't', name: 'A' } as never);
  expect(await again()).toBe(served);
  expect(pending).toHaveLength(0);

  storeHouse('a token', { company_name: 'Reel' } as never);
  const more = again();
  await reply('GET /api/profiles/asha-rao', { data: { ...profile, city: 'Pune' } });
  await reply(`GET /api/user/profile/${ID}`, {
    data: { ...sampleProfile({ height: '168 cm' }), seen_as: 'house' },
  });
  expect(await more).toMatchObject({ profile: { city: 'Pune' }, privateProfile: { height: '168 cm' } });
  const failed = again();
  await reject('GET /api/profiles/asha-rao', 401);
  expect(await failed).toBe(served);
});

test('closes a casting call at midnight in India after its deadline', async () => {
  const job = sampleJob({ application_deadline: '2026-03-05' });
  const closedAt = async (now: string) => {
    vi.useFakeTimers({ now: new Date(now), toFake: ['Date'] });
    return (await load(call, { id: job.id }, { job })).answered.data.closed;
  };

  expect(await closedAt('2026-03-05T18:29:00Z')).toBe(false);
  expect(await closedAt('2026-03-05T18:31:00Z')).toBe(true);
  expect((await load(call, { id: 'gone' })).answered.init.status).toBe(404);
  expect(told(call, { job })).toMatchObject({ title: expect.stringContaining('Pune'), isHidden: false });
  expect(told(call, undefined).isHidden).toBe(true);
});

test('reads their own application and saved calls for a talent, and only the contact for a house', async () => {
  const job = sampleJob();
  const served = { job, closed: false, application: undefined, savedIds: undefined, origin: '' };
  const again = () =>
    call.clientLoader({ params: { id: job.id }, serverLoader: async () => served } as never);
  expect(await again()).toBe(served);

  storeHouse('a token', { company_name: 'Reel' } as never);
  const forHouse = again();
  await reply(`GET /api/production/jobs/${job.id}`, { job: { ...job, email: 'a@b.example', siblings: [] } });
  expect(await forHouse).toMatchObject({ job: { email: 'a@b.example' }, application: undefined });
  expect(pending).toHaveLength(0);
  const failed = again();
  await reject(`GET /api/production/jobs/${job.id}`, 401);
  expect(await failed).toBe(served);

  storeTalent('a token', { id: 't', name: 'A' } as never);
  void again();
  await vi.waitFor(() => expect(pending).toHaveLength(3));
});
