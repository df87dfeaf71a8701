import { act, cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test } from 'vitest';
import { listWaiting, putLogin, putWaiting } from '#api/waiting-store.ts';
import SelfTapePage, { clientAction, clientLoader } from '#features/auditions/self-tapes/SelfTapePage.tsx';
import type { OwnTape } from '#features/auditions/self-tapes/self-tapes.ts';
import { storeTalent } from '#session/store.ts';
import { mockDeviceStorage } from '#testing/device-storage.ts';
import { chooseFiles } from '#testing/file-inputs.ts';
import { pending, reject, reply } from '#testing/mock-server.ts';
import { openPage, openSite } from '#testing/open-page.tsx';
import { mockResumableServer } from '#testing/resumable-server.ts';
import { sampleUser } from '#testing/sample-session.ts';
import { sampleTake, sampleTape } from '#testing/sample-tape.ts';

const user = sampleUser();
beforeEach(() => storeTalent('t', user));

async function open(fields: Partial<OwnTape> = {}) {
  await openPage({ default: SelfTapePage, clientAction }, { tape: sampleTape(fields) });
}

const decline = () => screen.queryByRole('button', { name: 'Decline this self-tape' });
const ways = () => [
  screen.queryByRole('link', { name: /^Record (your tape|another take)$/ }) !== null,
  screen.queryByLabelText('Upload a video') !== null,
];
const TAPES = 'GET /api/user/self-tapes';

test.each([
  ['leads to no invitation', () => reply(TAPES, { tapes: [] })],
  ['is cut off', () => reject(TAPES, 400, { code: 'invalid_input', message: 'Check the marked field.' })],
] as const)('tells a talent whose link %s, and leads to the applications', async (_, answer) => {
  await openSite([{ path: '/:id', Component: SelfTapePage, loader: clientLoader }], '/tape-1');

  expect((await answer()).to).toContain('id=tape-1');

  expect(await screen.findByRole('heading', { name: 'Self-tape not found' })).toBeDefined();
  expect(screen.getByRole('link', { name: 'My Applications' })).toBeDefined();
});

test('shows what to record, for whom, until when and what the slate says', async () => {
  const request = { ...sampleTape().request, max_takes: 3, orientation: 'landscape' as const };
  await open({ request });

  for (const text of ['Younger sister · Reel Films', 'Read page 2.', /6:00 pm IST/, 'Sideways', 'Asha Rao'])
    expect(screen.getByText(text)).toBeDefined();
  expect(screen.getByText('You can send up to 3 takes')).toBeDefined();
  expect(screen.getByText(/^Your tape is used for this audition only, and never to train AI/)).toBeDefined();
  expect([...ways(), decline() !== null]).toEqual([true, true, true]);
});

test('shows the sides once the talent has confirmed to keep them private, and asks for no tape before', async () => {
  await open({ has_sides: true });
  expect(screen.queryByRole('link', { name: /sides/ })).toBeNull();
  expect(ways()).toEqual([false, false]);
  await userEvent.click(screen.getByRole('button', { name: 'I will keep the sides private' }));
  expect(pending).toMatchObject([{ to: 'POST /api/user/self-tapes/tape-1/confirm' }]);
  cleanup();

  const request = { ...sampleTape().request, sides_url: '/sides.pdf', sides_text: 'ASHA: Why?' };
  await open({ has_sides: true, confirmed_at: '2031-03-17T06:00:00.000Z', request });

  expect(screen.getByRole('link', { name: 'Open the sides (PDF)' }).getAttribute('href')).toBe('/sides.pdf');
  expect(screen.getByText('ASHA: Why?')).toBeDefined();
  expect(ways()).toEqual([true, true]);
});

test('saves the answers to the questions, and only shows them once somebody has watched', async () => {
  const request = { ...sampleTape().request, questions: ['Can you ride?', 'Are you free?'] };
  await open({ request, answers: ['Yes.'] });
  await userEvent.type(screen.getByLabelText('Are you free?'), 'In May.');
  await userEvent.click(screen.getByRole('button', { name: 'Save answers' }));
  expect(pending).toMatchObject([{ body: { answers: ['Yes.', 'In May.'], may_download: false } }]);
  cleanup();

  await open({ request, answers: ['Yes.'], views: { people: 1, last_at: '2031-03-17T06:00:00.000Z' } });

  expect(screen.queryByRole('textbox')).toBeNull();
  expect(screen.getByText('Yes.')).toBeDefined();
  expect(screen.getByText('Not answered')).toBeDefined();
});

const received_at = '2031-03-17T06:00:00.000Z';
const sent = { received_at, state: 'received', takes: [sampleTake()] } as const;
const watched = { people: 2, last_at: '2031-03-17T07:00:00.000Z' };

test.each([
  ['sent', { ...sent }, /^Nobody has watched it yet/, [true, true], false],
  [
    'watched',
    { ...sent, may_send: false, views: watched },
    /^Watched by 2 people at Reel Films, last on 17 Mar/,
    [false, false],
    false,
  ],
  ['deleted', { deleted_at: received_at, may_send: false }, /was deleted on 17 Mar/, [false, false], false],
  ['closed', { may_send: false }, /^You can no longer send a tape/, [false, false], false],
  ['declined', { state: 'declined' }, /^You declined to send a tape/, [true, true], false],
  ['overdue', { state: 'overdue' }, /^The deadline has passed/, [true, true], true],
] as const)('tells what can still be done when the tape is %s', async (_, fields, text, sends, declines) => {
  await open({ ...fields, takes: 'takes' in fields ? [...fields.takes] : [] });

  expect(screen.getByText(text)).toBeDefined();
  expect([...ways(), decline() !== null]).toEqual([...sends, declines]);
});

test('shows each take that was sent, says what waits for the guardian and deletes one', async () => {
  const request = { ...sampleTape().request, max_takes: 2 };
  const takes = [
    sampleTake({ may_replace: false }),
    sampleTake({ id: 'take-2', take: 2, waits_for: 'guardian' }),
  ];
  await open({ ...sent, request, takes, delete_on: '2031-06-01' });

  expect(screen.getByLabelText('Take 1 for Younger sister').getAttribute('src')).toBe('/tape.mp4');
  expect(screen.getByText(/^Waiting for your parent or guardian/)).toBeDefined();
  expect(screen.getByText(/It is deleted on 1 Jun 2031/)).toBeDefined();
  expect(screen.queryByRole('button', { name: 'Delete: Take 1 for Younger sister' })).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Delete: Take 2 for Younger sister' }));
  await userEvent.click(screen.getByRole('button', { name: 'Delete take' }));

  expect(pending).toMatchObject([{ to: 'DELETE /api/user/takes/take-2' }]);
});

test('lets the talent allow downloads, and forbid them again after somebody has watched', async () => {
  await open({ ...sent, takes: [...sent.takes], answers: ['Yes.'] });
  await userEvent.click(
    screen.getByRole('switch', { name: 'Allow the production house to download your tape' }),
  );
  expect(pending).toMatchObject([{ body: { answers: ['Yes.'], may_download: true } }]);
  cleanup();

  await open({ ...sent, takes: [...sent.takes], views: watched, may_download: true });
  await userEvent.click(screen.getByRole('switch'));
  expect(pending.at(-1)).toMatchObject({ body: { may_download: false } });
});

test('tells of a take that another device is sending', async () => {
  await open({ uploads: [{ id: 'upload-1', take: 1, name: 'take.mp4', bytes: 1000 }] });

  expect(screen.getByText(/^Take 1 is being sent from another device/)).toBeDefined();
});

test('sends a chosen video', async () => {
  mockDeviceStorage();
  const { uploads } = mockResumableServer();
  await putLogin({ account: user.id, token: 't' });
  await open();
  const bytes = '\0\0\0\x18ftypmp42'.padEnd(60, '.');
  const video = new File([Uint8Array.from(bytes, (character) => character.charCodeAt(0))], 'scene.mp4');

  chooseFiles(screen.getByLabelText<HTMLInputElement>('Upload a video'), video);

  await waitFor(() =>
    expect([...uploads.values()].map(({ bytes: arrived }) => arrived.length)).toEqual([60]),
  );
  await waitFor(async () => expect(await listWaiting(user.id)).toEqual([]));
});

test('says why an upload was rejected, and removes it from the list', async () => {
  mockDeviceStorage();
  await putWaiting({
    ...{ account: user.id, kind: 'tape', id: 'tape-1 1', title: 'Younger sister', pages: ['/a'] },
    ...{ endpoint: ['POST', '/api/user/self-tape-uploads'], language: 'en', answers: {} },
    body: { file: 'one.mp4', size: 9, metadata: { take: '1' } },
    ...{ waiting_since: received_at, error: 'Somebody watched this take.' },
  });
  await open();
  expect(await screen.findByText('Sending take 1 failed. Somebody watched this take.')).toBeDefined();

  await userEvent.click(screen.getByRole('button', { name: 'Remove from the list' }));

  await waitFor(() => expect(screen.queryByText(/^Sending take 1 failed/)).toBeNull());
  expect(await listWaiting(user.id)).toEqual([]);
});

test('declines after a note, once, and says when that failed', async () => {
  await open();
  await userEvent.click(screen.getByRole('button', { name: 'Decline this self-tape' }));
  await userEvent.click(screen.getByRole('button', { name: 'Keep the invitation' }));
  await userEvent.click(screen.getByRole('button', { name: 'Decline this self-tape' }));
  await userEvent.type(screen.getByRole('textbox'), 'I am away.');

  await userEvent.click(screen.getByRole('button', { name: 'Decline self-tape' }));

  const busy = screen.getByRole<HTMLButtonElement>('button', { name: 'Sending...' });
  expect(busy.disabled).toBe(true);
  await act(async () => busy.form?.requestSubmit());
  expect(pending).toMatchObject([
    { to: 'POST /api/user/self-tapes/tape-1/decline', body: { note: 'I am away.' } },
  ]);
  await reject('POST /api/user/self-tapes/tape-1/decline', 500);
  expect(await screen.findByRole('button', { name: 'Decline self-tape' })).toBeDefined();
});
