import { companyFlags } from '@kirdaar/contract/rules/company-flags';
import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import CompanyProfilePage, {
  clientLoader,
  ErrorBoundary,
} from '#features/houses/company-profile/CompanyProfilePage.tsx';
import { readSession, storeHouse } from '#session/store.ts';
import { readFilesIntoForms } from '#testing/file-inputs.ts';
import { received, reject, reply } from '#testing/mock-server.ts';
import { openSite } from '#testing/open-page.tsx';
import { sampleCompany, sampleVerification } from '#testing/sample-company.ts';

beforeEach(() => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  readFilesIntoForms();
});

const profile = sampleCompany();

test('shows missing required fields beside the field and sends nothing', async () => {
  await openEditor();

  await save();

  expect(screen.getByLabelText(/^Owner Name/).getAttribute('aria-invalid')).toBe('true');
  expect(received.map(({ to }) => to)).toEqual([
    'GET /api/production/profile',
    'GET /api/production/documents',
  ]);
});

test('sends all fourteen flags as 1 or 0 and opens the job post form after the success message', async () => {
  storeHouse('token', profile);
  await openEditor();
  await fillNeeded();
  await act(async () => fireEvent.click(screen.getByLabelText('OTT')));

  await save();
  const { form } = last('PUT /api/production/profile');
  const saved = { ...profile, company_name: 'Dhanak Studio', updated_at: '2026-03-02T00:00:00.000Z' };
  await reply('PUT /api/production/profile', { message: '', production_house: saved });

  expect(companyFlags.filter((flag) => form.get(flag) === '1')).toEqual(['works_tv', 'works_ott']);
  expect(companyFlags.filter((flag) => form.get(flag) === '0')).toHaveLength(12);
  expect(screen.getByText('Profile updated successfully!')).toBeTruthy();
  expect(readSession()).toMatchObject({ house: { company_name: 'Dhanak Studio' } });
  await act(async () => vi.advanceTimersByTimeAsync(2000));
  expect(screen.getByRole('heading', { name: 'Add Job Post' })).toBeTruthy();
});

test('shows why the company document was rejected and offers to send another', async () => {
  await openEditor();

  expect(screen.getByText(/Your document was rejected: Too dark./)).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Send document' })).toBeTruthy();
});

test('warns a verified house before it saves another name', async () => {
  await openPage();
  await answerLoads(sampleVerification({ state: 'verified', verified: true, may_send: false }));
  const warning = /your verification by documents ends/;
  const shown = [];

  for (const value of ['dhanak films.', 'Yash Raj Films', 'Dhanak Films']) {
    await act(async () => fireEvent.input(screen.getByLabelText(/^Company Name/), { target: { value } }));
    shown.push(screen.queryByText(warning) !== null);
  }

  expect(shown).toEqual([false, true, false]);
  expect(screen.getByText(/Our team checked a document of this name/)).toBeTruthy();
});

test('does not warn a house that is not verified', async () => {
  await openEditor();

  const name = { target: { value: 'Yash Raj Films' } };
  await act(async () => fireEvent.input(screen.getByLabelText(/^Company Name/), name));

  expect(screen.queryByText(/verification by documents|checked a document/)).toBeNull();
});

test('rejects a wrong email beside it, until it is corrected', async () => {
  await openEditor();
  await fillNeeded();
  const email = screen.getByLabelText(/^Email/);
  const type = (value: string) => act(async () => fireEvent.input(email, { target: { value } }));

  await type('casting@dhanak');
  await save();
  expect(screen.getByText('Write the part after the @ in full, like gmail.com.')).toBeTruthy();
  expect(received.some(({ to }) => to.startsWith('PUT'))).toBe(false);
  for (const wrong of ['a b@dhanak.example', 'a@b@dhanak.example', 'a@dhanak.example b']) {
    await type(wrong);
    expect(email.ariaInvalid).toBe('true');
  }
  await type('a@dhanak.example');

  expect(email.ariaInvalid).toBe('false');
});

test('updates the ring while the user types, and keeps what was typed over a reload', async () => {
  await openEditor();
  expect(screen.getByRole('img', { name: 'Company profile: 45%' })).toBeTruthy();

  await fillNeeded();

  expect(screen.getByRole('img', { name: 'Company profile: 64%' })).toBeTruthy();
  cleanup();
  await openEditor();
  expect(screen.getByLabelText<HTMLInputElement>(/^Owner Name/).value).toBe('Ira Sen');
});

test('shows why a save was rejected and keeps what was typed', async () => {
  await openEditor();
  await fillNeeded();

  await save();
  await reject('PUT /api/production/profile', 500, { message: '' });

  expect(screen.getByText('Failed to update profile')).toBeTruthy();
  expect(screen.getByLabelText<HTMLInputElement>(/^Owner Name/).value).toBe('Ira Sen');
});

test('shows that the editor could not load and lets the user try again', async () => {
  await openPage();

  await reject('GET /api/production/profile', 500, { message: 'No.' });
  await reply('GET /api/production/documents', { verification: sampleVerification() });

  expect(screen.getByText('Failed to fetch profile')).toBeTruthy();
  await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Try again' })));
  await answerLoads();
  expect(screen.getByLabelText<HTMLInputElement>(/^Company Name/).value).toBe('Dhanak Films');
});

async function openPage() {
  await openSite(
    [
      {
        path: '/production/complete-profile',
        Component: CompanyProfilePage,
        ErrorBoundary,
        HydrateFallback: () => null,
        loader: clientLoader,
      },
      { path: '/production/add-job', Component: () => <h1>Add Job Post</h1> },
    ],
    '/production/complete-profile',
  );
}

async function openEditor() {
  await openPage();
  await answerLoads();
}

const rejected = sampleVerification({ state: 'rejected', kind: 'pan_card', reason: 'Too dark.' });

async function answerLoads(verification = rejected) {
  await reply('GET /api/production/profile', { production_house: profile });
  await reply('GET /api/production/documents', { verification });
}

async function fillNeeded() {
  for (const [label, value] of [
    [/^Owner Name/, 'Ira Sen'],
    [/^Location/, 'Mumbai'],
  ] as const) {
    await act(async () => fireEvent.input(screen.getByLabelText(label), { target: { value } }));
  }
}

const save = () => act(async () => fireEvent.click(screen.getByRole('button', { name: 'Save and Go back' })));

function last(name: string) {
  const request = received.findLast(({ to }) => to === name);
  if (!request) throw new Error(`Nothing was asked of ${name}.`);
  return request;
}
