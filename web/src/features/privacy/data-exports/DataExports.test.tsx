import type { DataExport } from '@kirdaar/contract/privacy/data-exports';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { createRoutesStub } from 'react-router';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { pageAction } from '#api/page-action.ts';
import { DataExports, dataExportWrites } from '#features/privacy/data-exports/DataExports.tsx';
import { press } from '#testing/controls.ts';
import { received, reject, reply } from '#testing/mock-server.ts';

const loads = vi.fn();

beforeEach(() => {
  loads.mockClear();
});
afterEach(() => {
  vi.restoreAllMocks();
});

const anHour = 60 * 60 * 1000;
const later = (ms: number) => new Date(Date.now() + ms).toISOString();

function exportOf(fields: Partial<DataExport>): DataExport {
  return {
    id: 'e1',
    state: 'gathering',
    asked_at: '2026-03-01T05:00:00.000Z',
    next_from: later(anHour),
    ready_at: null,
    ends_at: null,
    bytes: null,
    ...fields,
  };
}

const ready = {
  state: 'ready',
  ready_at: later(-anHour),
  ends_at: later(100 * anHour),
  bytes: 2_500_000,
} as const;

async function show(newest: DataExport | null, twoStep = false) {
  const Component = () => <DataExports accountRole="talent" newest={newest} twoStep={twoStep} />;
  const Site = createRoutesStub([
    { path: '/', Component, loader: loads, action: pageAction(dataExportWrites) },
  ]);
  await act(async () => render(<Site hydrationData={{ loaderData: { '0': null } }} />));
}

test('requests an export with the password and then shows its state', async () => {
  await show(null);
  fireEvent.input(screen.getByLabelText(/^Your password/), { target: { value: 'the old one' } });

  await press(/^Request my data$/);
  expect(received[0]).toMatchObject({ to: 'POST /api/user/data-exports', body: { password: 'the old one' } });
  await reply('POST /api/user/data-exports', {
    message: 'We are gathering it.',
    data_export: exportOf({}),
  });

  expect(loads).toHaveBeenCalled();
});

test('asks for a code of the app too, with two-step login', async () => {
  await show(null, true);
  fireEvent.input(screen.getByLabelText(/^Your password/), { target: { value: 'the old one' } });
  fireEvent.input(screen.getByLabelText(/^Code from/), { target: { value: '123456' } });

  await press(/^Request my data$/);

  expect(received[0]?.body).toEqual({ password: 'the old one', code: '123456' });
});

test('shows a wrong password beside its field', async () => {
  await show(null);
  fireEvent.input(screen.getByLabelText(/^Your password/), { target: { value: 'a guess' } });

  await press(/^Request my data$/);
  await reject('POST /api/user/data-exports', 403, {
    message: 'No.',
    fields: { password: 'This is not your password.' },
  });

  expect(screen.getByText('This is not your password.')).toBeDefined();
  expect(screen.getByDisplayValue('a guess')).toBeDefined();
});

test('offers no request while an export is being prepared, and revalidates', async () => {
  await show(exportOf({}));

  expect(screen.getByText(/^Requested on 1 Mar 2026, 10:30 am IST. We’re preparing/)).toBeDefined();
  expect(screen.queryByRole('button')).toBeNull();
  expect(loads).toHaveBeenCalledTimes(1);
});

test('downloads a ready export by a URL that is requested on click', async () => {
  const clicked = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => {});
  await show(exportOf(ready));
  expect(screen.queryByLabelText(/^Your password/)).toBeNull();

  await press(/^Download \(2\.4 MB\)$/);
  expect(received[0]?.to).toBe('GET /api/user/data-exports/e1/address');
  await reply('GET /api/user/data-exports/e1/address', {
    address: '/media/private/a.zip?expires=1&signature=s',
  });

  const [link] = clicked.mock.contexts;
  expect(link).toMatchObject({ download: 'my-data-2026-03-01.zip' });
  expect(String(link)).toContain('/media/private/a.zip?expires=1&signature=s');
});

test('reports a deleted file and revalidates', async () => {
  await show(exportOf(ready));

  await press(/^Download \(/);
  await reject('GET /api/user/data-exports/e1/address', 404, { message: 'Not found.' });

  expect(screen.getByRole('alert').textContent).toContain('This file has been deleted.');
  expect(loads).toHaveBeenCalledTimes(1);
});

test('offers another export after a day beside the one that is ready', async () => {
  await show(exportOf({ ...ready, next_from: later(-anHour) }));

  expect(screen.getByRole('button', { name: /^Download \(/ })).toBeDefined();
  expect(screen.getByRole('button', { name: /^Request my data$/ })).toBeDefined();
  expect(screen.queryByText(/You can request a new file/)).toBeNull();
});

test('allows an immediate retry after a failure', async () => {
  await show(exportOf({ state: 'failed' }));

  expect(screen.getByRole('alert').textContent).toContain('We couldn’t prepare your file.');
  expect(screen.getByRole('button', { name: 'Try again' })).toBeDefined();
});

test('shows that an expired export was deleted and offers a new one', async () => {
  await show(exportOf({ ...ready, state: 'ended', next_from: later(-anHour) }));

  expect(screen.getByText(/^Your file from 1 Mar 2026, 10:30 am IST has been deleted/)).toBeDefined();
  expect(screen.queryByRole('button', { name: /^Download \(/ })).toBeNull();
  expect(screen.getByRole('button', { name: /^Request my data$/ })).toBeDefined();
});

test('says when another export may be requested, and when this one expires', async () => {
  await show(exportOf({ ...ready, bytes: null, next_from: '2099-03-02T05:00:00.000Z' }));

  expect(screen.getByText('You can request a new file from 2 Mar 2099, 10:30 am IST.')).toBeDefined();
  expect(screen.getByRole('button', { name: 'Download' })).toBeDefined();
  expect(screen.getByText(/^Your file is ready until /)).toBeDefined();
});

test('says when a download failed', async () => {
  await show(exportOf({ ...ready, ends_at: null }));
  expect(screen.getByText(/^Your file is ready\. Keep it/)).toBeDefined();

  await press(/^Download \(/);
  expect(screen.getByRole('button', { name: 'Downloading...' })).toHaveProperty('disabled', true);
  await reject('GET /api/user/data-exports/e1/address', 500, { message: '' });

  expect(screen.getByRole('alert').textContent).toBe('We couldn’t download the file. Try again.');
});
