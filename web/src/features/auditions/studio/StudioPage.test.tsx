import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test } from 'vitest';
import { listWaiting } from '#api/waiting-store.ts';
import type { OwnTape } from '#features/auditions/self-tapes/self-tapes.ts';
import StudioPage, { clientLoader } from '#features/auditions/studio/StudioPage.tsx';
import { TakeCard } from '#features/auditions/studio/TakeCard.tsx';
import { listTakes, putTake, type Take } from '#features/auditions/studio/take-store.ts';
import { useTakes } from '#features/auditions/studio/use-takes.ts';
import { storeTalent } from '#session/store.ts';
import { mockDeviceStorage } from '#testing/device-storage.ts';
import { reply } from '#testing/mock-server.ts';
import { openPage, openSite } from '#testing/open-page.tsx';
import { sampleUser } from '#testing/sample-session.ts';
import { sampleTake, sampleTape } from '#testing/sample-tape.ts';

const user = sampleUser();

const take = {
  ...{ id: 'one', owner: user.id, self_tape_id: 'tape-1', file: 'one.mp4' },
  ...{ made_at: '2031-03-17T06:00:00.000Z', ms: 42_000, trim_from_ms: 0, trim_to_ms: null, sent_as: null },
} satisfies Take;

let files: Map<string, number[]>;
beforeEach(() => {
  files = mockDeviceStorage();
  storeTalent('t', user);
});

function Takes({ tape }: { tape: OwnTape }) {
  const takes = useTakes(user.id, tape.id) ?? [];
  return takes.map((one) => (
    <TakeCard key={one.id} tape={tape} account={user.id} takes={takes} take={one} waiting={[]} />
  ));
}

async function openTakes(fields: Partial<OwnTape> = {}) {
  files.set('one.mp4', [1, 2, 3]);
  await putTake(take);
  await openPage({ default: () => <Takes tape={sampleTape(fields)} /> }, {});
  await screen.findByText('Recording 1 · 0:42');
}

test('asks to record with the camera app where the browser cannot, and says why', async () => {
  await openPage({ default: StudioPage }, { tape: sampleTape() });

  expect(screen.getByText(/^This browser can’t record video\./)).toBeDefined();
  const camera = screen.getByLabelText<HTMLInputElement>('Open the camera app');
  expect(camera.getAttribute('capture')).toBe('user');
  expect(camera.accept).toMatch(/^video\/\*/);
});

test('leads to the request until the talent has confirmed to keep the sides private', async () => {
  const routes = [
    { path: '/user/self-tapes/:id/studio', Component: StudioPage, loader: clientLoader },
    { path: '/user/self-tape/:id', Component: () => <h1>Request</h1> },
  ];
  await openSite(routes, '/user/self-tapes/tape-1/studio');
  await reply('GET /api/user/self-tapes', { tapes: [sampleTape({ confirmed_at: null, has_sides: true })] });

  expect(await screen.findByRole('heading', { name: 'Request' })).toBeDefined();
});

test('trims the start and the end of a take, and keeps the recording whole', async () => {
  await openTakes();
  await userEvent.click(screen.getByRole('button', { name: 'Watch and trim' }));
  const dialog = within(await screen.findByRole('dialog'));
  fireEvent.change(dialog.getByRole('slider', { name: 'Start' }), { target: { value: 2000 } });
  fireEvent.change(dialog.getByRole('slider', { name: 'End' }), { target: { value: 500 } });
  expect(dialog.getByRole('slider', { name: 'End' }).getAttribute('aria-valuetext')).toBe('0:03');
  fireEvent.change(dialog.getByRole('slider', { name: 'End' }), { target: { value: 40_000 } });

  await userEvent.click(dialog.getByRole('button', { name: 'Save' }));

  expect(await screen.findByText('Recording 1 · 0:38')).toBeDefined();
  expect(await listTakes(user.id, 'tape-1')).toMatchObject([
    { ms: 42_000, trim_from_ms: 2000, trim_to_ms: 40_000 },
  ]);
});

test('sends a take with its trim under the chosen number', async () => {
  await openTakes({ request: { ...sampleTape().request, max_takes: 2 } });
  await userEvent.selectOptions(screen.getByLabelText('Send as'), 'Take 2');

  await userEvent.click(screen.getByRole('button', { name: 'Send take' }));

  await waitFor(async () =>
    expect(await listWaiting(user.id)).toMatchObject([
      { kind: 'tape', body: { file: 'one.mp4', metadata: { self_tape_id: 'tape-1', take: '2' } } },
    ]),
  );
  expect(await listTakes(user.id, 'tape-1')).toMatchObject([{ sent_as: 2 }]);
});

test('offers no number that was watched, and sends nothing once the tape is final', async () => {
  await openTakes({
    request: { ...sampleTape().request, max_takes: 2 },
    takes: [sampleTake({ may_replace: false })],
  });
  const numbers = within(screen.getByLabelText('Send as')).getAllByRole('option');
  expect(numbers.map(({ textContent }) => textContent)).toEqual(['Take 2']);
});

test('deletes a take from the device after confirmation', async () => {
  await openTakes({ may_send: false });
  expect(screen.queryByRole('button', { name: 'Send take' })).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Delete' }));

  await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Delete' })));

  await waitFor(() => expect(screen.queryByText(/^Recording 1/)).toBeNull());
  expect(files.size).toBe(0);
});
