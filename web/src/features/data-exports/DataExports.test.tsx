import type { DataExport } from '@kirdaar/contract/data-exports';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { createRoutesStub } from 'react-router';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { DataExports } from '#features/data-exports/DataExports.tsx';
import { standInForServer } from '#testing/stand-in-server.ts';

let received: ReturnType<typeof standInForServer>;
const loads = vi.fn();

beforeEach(() => {
  received = standInForServer();
  loads.mockClear();
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const anHour = 60 * 60 * 1000;
const later = (ms: number) => new Date(Date.now() + ms).toISOString();

function exportOf(fields: Partial<DataExport>): DataExport {
  return {
    ...{ id: 'e1', state: 'gathering', asked_at: '2026-03-01T05:00:00.000Z', next_from: later(anHour) },
    ...{ ready_at: null, ends_at: null, bytes: null, ...fields },
  };
}

const ready = {
  state: 'ready',
  ready_at: later(-anHour),
  ends_at: later(100 * anHour),
  bytes: 2_500_000,
} as const;

async function show(newest: DataExport | null) {
  const Component = () => <DataExports accountRole="talent" newest={newest} />;
  const Site = createRoutesStub([{ path: '/', Component, loader: loads }]);
  await act(async () => render(<Site hydrationData={{ loaderData: { '0': null } }} />));
}

const press = (name: RegExp) => act(async () => fireEvent.click(screen.getByRole('button', { name })));
const answer = (status: number, body: object) => act(async () => received.at(-1)?.answer(status, body));

test('it is asked for with the password, and the page then says how it stands', async () => {
  await show(null);
  fireEvent.input(screen.getByLabelText(/^Your password/), { target: { value: 'the old one' } });

  await press(/^Download all that is held on me$/);
  expect(received[0]).toMatchObject({ to: 'POST /api/user/data-exports', body: { password: 'the old one' } });
  await answer(200, { message: 'We are gathering it.' });

  expect(loads).toHaveBeenCalled();
});

test('a wrong password is said beside its field', async () => {
  await show(null);
  fireEvent.input(screen.getByLabelText(/^Your password/), { target: { value: 'a guess' } });

  await press(/^Download all/);
  await answer(403, { message: 'No.', fields: { password: 'This is not your password.' } });

  expect(screen.getByText('This is not your password.')).toBeDefined();
  expect(loads).not.toHaveBeenCalled();
});

test('while it is gathered nothing is asked, and the page looks again', async () => {
  await show(exportOf({}));

  expect(screen.getByText(/^Asked for on 01 Mar 2026, 10:30, and being gathered/)).toBeDefined();
  expect(screen.queryByRole('button')).toBeNull();
  expect(loads).toHaveBeenCalledTimes(1);
});

test('what is ready is downloaded as a file, by an address that is asked for at that moment', async () => {
  const clicked = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => {});
  await show(exportOf(ready));
  expect(screen.queryByLabelText(/^Your password/)).toBeNull();

  await press(/^Download \(2\.4 MB\)$/);
  expect(received[0]?.to).toBe('GET /api/user/data-exports/e1/address');
  await answer(200, { address: '/media/private/a.zip?expires=1&signature=s' });

  const [link] = clicked.mock.contexts;
  expect(link).toMatchObject({ download: 'my-data-2026-03-01.zip' });
  expect(String(link)).toContain('/media/private/a.zip?expires=1&signature=s');
});

test('a file that went meanwhile is said, and the page looks again', async () => {
  await show(exportOf(ready));

  await press(/^Download \(/);
  await answer(404, { message: 'Not found.' });

  expect(screen.getByRole('alert').textContent).toContain('The file is no longer there.');
  expect(loads).toHaveBeenCalledTimes(1);
});

test('after a day another one may be asked for beside the one that is ready', async () => {
  await show(exportOf({ ...ready, next_from: later(-anHour) }));

  expect(screen.getByRole('button', { name: /^Download \(/ })).toBeDefined();
  expect(screen.getByRole('button', { name: /^Download all that is held on me$/ })).toBeDefined();
  expect(screen.queryByText(/A new one can be asked for/)).toBeNull();
});

test('what failed may be tried again at once', async () => {
  await show(exportOf({ state: 'failed' }));

  expect(screen.getByRole('alert').textContent).toContain('It could not be gathered.');
  expect(screen.getByRole('button', { name: 'Try again' })).toBeDefined();
});

test('what is over is said, and asked for anew', async () => {
  await show(exportOf({ ...ready, state: 'ended', next_from: later(-anHour) }));

  expect(screen.getByText(/^The file of 01 Mar 2026, 10:30 is deleted/)).toBeDefined();
  expect(screen.queryByRole('button', { name: /^Download \(/ })).toBeNull();
  expect(screen.getByRole('button', { name: /^Download all/ })).toBeDefined();
});
