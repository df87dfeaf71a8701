import type { RoomTape } from '@kirdaar/contract/auditions/tape-room';
import { act, fireEvent, screen, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import * as page from '#features/auditions/tape-room/TapeRoomPage.tsx';
import type { Tapes } from '#features/auditions/tape-room/tape-room.ts';
import { storeHouse } from '#session/store.ts';
import { press, toasts } from '#testing/controls.ts';
import { pending, reply } from '#testing/mock-server.ts';
import { openSite, routeOf } from '#testing/open-page.tsx';
import { sampleRequest, sampleTake, sampleTape, sampleTapes } from '#testing/sample-tapes.ts';

const TAPES = 'GET /api/production/self-tapes/job-1';
const house = { company_name: null, type_of_work: null, profile_photo: null, image: null, updated_at: null };

const ravi = {
  id: 'c1',
  at_ms: 4000,
  text: 'The turn.',
  by: 'Ravi',
  is_own: false,
  is_client: false,
  written_at: '',
};
const asha = sampleTape('Asha', { takes: [sampleTake('a1'), sampleTake('a2', { take: 2 })] });
const bina = sampleTape('Bina', { takes: [sampleTake('b1')] });

/** The videos of jsdom neither play nor have a place. */
beforeEach(() => {
  const media = HTMLMediaElement.prototype;
  const places = new WeakMap<HTMLMediaElement, number>();
  const playing = new WeakSet<HTMLMediaElement>();
  vi.spyOn(media, 'currentTime', 'get').mockImplementation(function place(this: HTMLMediaElement) {
    return places.get(this) ?? 0;
  });
  vi.spyOn(media, 'currentTime', 'set').mockImplementation(function move(this: HTMLMediaElement, at) {
    places.set(this, at);
  });
  vi.spyOn(media, 'paused', 'get').mockImplementation(function isPaused(this: HTMLMediaElement) {
    return !playing.has(this);
  });
  vi.spyOn(media, 'play').mockImplementation(async function play(this: HTMLMediaElement) {
    playing.add(this);
    fireEvent.play(this);
    fireEvent.playing(this);
  });
  vi.spyOn(media, 'load').mockImplementation(() => {});
  vi.spyOn(media, 'pause').mockImplementation(function pause(this: HTMLMediaElement) {
    playing.delete(this);
    fireEvent.pause(this);
  });
  return () => vi.restoreAllMocks();
});

async function open(
  tapes: RoomTape[],
  {
    at = '',
    team_role = 'reviewer' as 'reviewer' | 'viewer',
    ...fields
  }: Partial<Tapes> & { at?: string; team_role?: 'reviewer' | 'viewer' } = {},
) {
  storeHouse('t', { ...house, team_role });
  await openSite([{ path: '/:id/tapes', ...routeOf(page) }], `/job-1/tapes${at}`, { toasts: true });
  return reply(TAPES, sampleTapes({ tapes, ...fields }));
}

const key = (name: string) => act(async () => fireEvent.keyDown(document.body, { key: name }));
const shown = () => [...document.querySelectorAll<HTMLVideoElement>('video[data-shown]')];
const video = () => shown()[0] ?? document.createElement('video');
const sources = () => shown().map((one) => one.getAttribute('src'));
const asked = (to: string) => pending.filter((request) => request.to.startsWith(to));

test('plays, steps and changes the speed by keys, and counts a view once', async () => {
  const { to } = await open([asha, bina]);
  expect(to).toContain('received=1');
  expect(video().paused).toBe(true);
  await key(' ');
  expect(video().paused).toBe(false);
  await reply('POST /api/production/takes/a1/views');
  await key('l');
  expect(video().currentTime).toBe(5);
  await key('j');
  await key('k');
  expect([video().currentTime, video().paused]).toEqual([0, true]);
  await key('>');
  expect(video().playbackRate).toBe(1.25);
  await key('k');

  expect(asked('POST /api/production/takes')).toHaveLength(0);
});

test('starts the next tape from what is loaded already, and says where the tapes end', async () => {
  await open([asha, bina]);
  const loaded = document.querySelector('video[src="/b1.mp4"]');
  expect(loaded?.hasAttribute('hidden')).toBe(true);
  const first = video();
  await key('n');

  expect(video()).toBe(loaded);
  expect([sources(), video().paused]).toEqual([['/b1.mp4'], false]);
  expect(first.hasAttribute('src')).toBe(false);
  await key('n');
  expect(toasts()).toEqual(['That was the last tape.']);
  await key('p');
  await key('t');
  expect(sources()).toEqual(['/a2.mp4']);
  expect(screen.getByRole('button', { name: 'Take 2', pressed: true })).toBeDefined();
});

test('hides what colleagues say until one has given a score', async () => {
  const blind = { ...asha, blind: true };
  await open([blind, bina]);
  expect(screen.getByText(/^You see your colleagues/)).toBeDefined();
  await key('4');

  const scored = await reply('PUT /api/production/review/Asha/score', { score: 4, team_score: null });
  expect(scored.body).toEqual({ score: 4 });
  const parts = { voice: null, look: null, performance: null };
  const takes = [sampleTake('a1', { comments: [ravi] })];
  const scores = [
    { ...parts, score: 4, by: 'Me', is_own: true },
    { ...parts, score: 2, by: 'Ravi', is_own: false },
  ];
  const team_score = { average: 3, lowest: 2, highest: 4, count: 2 };
  const seen = { ...asha, takes, score: 4, scores, team_score };
  await reply(TAPES, sampleTapes({ tapes: [seen, bina] }));

  expect(screen.queryByText(/^You see your colleagues/)).toBeNull();
  expect(screen.getByText('Team score: 3 from 2 (2 to 4)')).toBeDefined();
  expect(screen.getByText('Ravi 2 of 5')).toBeDefined();
  await press('0:04');
  expect(video().currentTime).toBe(4);
  await key('4');
  expect(
    (await reply('PUT /api/production/review/Asha/score', { score: null, team_score: null })).body,
  ).toEqual({
    score: null,
  });
});

test('takes the moment of a comment when it is begun, while the tape plays on', async () => {
  await open([asha]);
  await key(' ');
  video().currentTime = 4.2;
  await key('m');
  const field = screen.getByLabelText('Write a comment at this moment');
  expect(document.activeElement).toBe(field);
  video().currentTime = 7;
  fireEvent.change(field, { target: { value: 'The turn' } });
  await act(async () => fireEvent.keyDown(field, { key: 'Enter' }));

  const sent = await reply('POST /api/production/takes/a1/comments', { comment: { ...ravi, is_own: true } });
  expect(sent.body).toMatchObject({ at_ms: 4200, text: 'The turn' });
  expect(video().paused).toBe(false);
  expect(document.activeElement).toBe(document.body);
  expect(screen.getByRole('button', { name: '0:04 The turn' })).toBeDefined();
  await press('Delete comment');
  const { id } = sent.body as { id: string };
  await reply(`DELETE /api/production/take-comments/${id}` as 'DELETE /api/production/take-comments/:id');
  expect(screen.queryByText('The turn')).toBeNull();
});

test('puts two takes or two people side by side, of which one is heard and scored', async () => {
  await open([asha, bina]);
  await key('c');
  expect(sources()).toEqual(['/a1.mp4', '/a2.mp4']);
  expect(shown().map(({ muted }) => muted)).toEqual([false, true]);
  await key(' ');
  expect(shown().map(({ paused }) => paused)).toEqual([false, false]);
  await press(/^Asha · Take 2/);
  await key('n');
  expect(sources()).toEqual(['/a1.mp4', '/b1.mp4']);
  expect(shown().map(({ muted }) => muted)).toEqual([true, false]);
  await key('2');
  await reply('PUT /api/production/review/Bina/score', { score: 2, team_score: null });

  await press('In turn');
  await press(/^Asha · Take 1/);
  expect(shown().map(({ paused }) => paused)).toEqual([false, true]);
  fireEvent.ended(video());
  expect(shown().map(({ paused }) => paused)).toEqual([true, false]);
  await key('c');
  expect(sources()).toEqual(['/b1.mp4']);
});

test('plays two that are put side by side while one plays, from their beginning', async () => {
  await open([asha, bina]);
  await key(' ');
  video().currentTime = 4;
  await key('c');
  expect(shown().map(({ paused, currentTime }) => paused || currentTime)).toEqual([0, 0]);
});

test('goes on at the same place with a new URL after the first has expired', async () => {
  await open([asha]);
  await key(' ');
  video().currentTime = 6;
  fireEvent.timeUpdate(video());
  await act(async () => fireEvent.error(video()));
  const takes = [sampleTake('a1', { url: '/a1.mp4?new' })];
  await reply(TAPES, sampleTapes({ tapes: [{ ...asha, takes }] }));
  video().currentTime = 0;
  fireEvent.loadedMetadata(video());

  expect([sources(), video().currentTime]).toEqual([['/a1.mp4?new'], 6]);
  await act(async () => fireEvent.error(video()));
  expect(asked(TAPES)).toHaveLength(1);
});

test('scores voice, look and performance only where the casting call asks for them', async () => {
  const tape = { ...asha, score: 3 };
  await open([tape], { job: { id: 'job-1', title: 'Younger sister', scores_parts: true } });
  const voice = within(screen.getByRole('group', { name: 'Voice' }));
  await act(async () => fireEvent.click(voice.getByRole('button', { name: '5 of 5' })));

  const sent = await reply('PUT /api/production/review/Asha/score', { score: 3, team_score: null });
  expect(sent.body).toEqual({ score: 3, voice: 5 });
});

test('shows a viewer the tapes, without scores and comments of their own', async () => {
  await open([asha], { team_role: 'viewer' });
  await key('3');
  await key('m');
  await key(' ');

  expect(screen.queryByRole('textbox')).toBeNull();
  expect(screen.queryByRole('group', { name: 'Score' })).toBeNull();
  expect(screen.queryByRole('button', { name: 'Ask for another tape' })).toBeNull();
  expect(pending.map(({ to }) => to)).toEqual(['POST /api/production/takes/a1/views']);
});

test('shows the answers to the questions of the request, and a download that the talent allowed', async () => {
  const takes = [sampleTake('a1', { download_name: 'Role_Asha_take1.mp4' })];
  const tape = { ...asha, takes, answers: ['Yes.'], delete_on: '2031-09-01' };
  await open([tape], { requests: [sampleRequest({ questions: ['Can you ride?'] })] });

  expect(screen.getByText('Can you ride?').nextSibling?.textContent).toBe('Yes.');
  expect(screen.getByRole('link', { name: 'Download' }).getAttribute('download')).toBe('Role_Asha_take1.mp4');
  expect(screen.getByText(/will be deleted on 1 Sep/)).toBeDefined();
});

test('chooses a request of several, and leads back from the tapes of one applicant', async () => {
  const callback = sampleRequest({ id: 'request-2', audience: 'callback' });
  await open([asha], { requests: [sampleRequest(), callback] });
  fireEvent.change(screen.getByLabelText('Request'), { target: { value: 'request-2' } });
  const { to } = await reply(TAPES, sampleTapes({ tapes: [], total: 0 }));

  expect(to).toContain('request_id=request-2');
  expect(screen.getByText('Tapes appear here as they arrive.')).toBeDefined();
});
