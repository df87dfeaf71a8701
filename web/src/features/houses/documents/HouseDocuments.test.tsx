import type { HouseVerification } from '@kirdaar/contract/houses/documents';
import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { HouseDocuments } from '#features/houses/documents/HouseDocuments.tsx';
import { press } from '#testing/controls.ts';
import { chooseFiles, readFilesIntoForms } from '#testing/file-inputs.ts';
import { pending, reject, reply } from '#testing/mock-server.ts';
import { openPage } from '#testing/open-page.tsx';
import { sampleVerification } from '#testing/sample-company.ts';

beforeEach(() => {
  readFilesIntoForms();
});

async function show(fields: Partial<HouseVerification>) {
  cleanup();
  const Page = () => <HouseDocuments verification={sampleVerification(fields)} />;
  await openPage({ default: Page }, {});
}

const heading = () => screen.getByRole('heading', { level: 2 }).textContent;
const form = () => screen.queryByRole('form', { name: 'Company document' });

test.each([
  [{}, 'Verify your production house', true],
  [{ state: 'waiting', may_send: false }, 'Verify your production house', false],
  [{ state: 'verified', verified: true, may_send: false }, 'Your production house is verified', false],
  [
    { state: 'waiting', verified: true, valid_until: '2031-03-01' },
    'Your production house is verified',
    true,
  ],
] as const)('says of a verification with %j what it is', async (fields, title, maySend) => {
  await show(fields);

  expect(heading()).toBe(title);
  expect(form() !== null).toBe(maySend);
  expect(screen.queryByText(/^We are checking your document/) !== null).toBe(
    'state' in fields && fields.state === 'waiting',
  );
});

test('asks for a current document before the present one ends', async () => {
  await show({ state: 'verified', valid_until: '2031-03-01' });
  expect(
    screen.getByText(/^Your document is valid until 1 Mar 2031\. Send a current document/),
  ).toBeDefined();

  await show({ state: 'verified', valid_until: '2031-03-01', may_send: false });
  expect(screen.getByText('Your document is valid until 1 Mar 2031.')).toBeDefined();
});

test('offers a verified house to ask for the verification for children', async () => {
  await show({ state: 'verified', verified: true });
  expect(screen.getByText(/^You are not verified for children/)).toBeDefined();
  const asks = screen.getByLabelText<HTMLInputElement>(/^We also cast anyone under 18/);
  expect(asks.checked).toBe(true);

  await show({ state: 'verified', verified: true, for_children: 'granted', may_send: false });
  expect(screen.getByText(/^You are verified for children/)).toBeDefined();
});

test('sends a document of a kind, and then shows that it is checked', async () => {
  await show({ state: 'rejected', reason: 'Too dark.' });
  expect(screen.getByText(/^Your document was rejected: Too dark\./)).toBeDefined();
  await press('Send document');
  expect(pending).toEqual([]);
  expect(screen.getByLabelText(/^Document/).ariaInvalid).toBe('true');

  fireEvent.change(screen.getByLabelText(/^Document/), { target: { value: 'pan_card' } });
  await act(async () => chooseFiles(screen.getByLabelText(/^File/), new File(['x'], 'pan.jpg')));
  await press('Send document');
  expect(screen.getByRole('button', { name: 'Sending...' })).toHaveProperty('disabled', true);
  const rejected = await reject('POST /api/production/documents', 500, { message: '' });
  expect(rejected.form.get('kind')).toBe('pan_card');
  expect(rejected.form.get('for_children')).toBe('0');
  expect(screen.getByText('We couldn’t send your document. Try again.')).toBeDefined();
  await press('Send document');
  const verification = sampleVerification({ state: 'waiting', sent_at: '2031-02-01T06:30:00.000Z' });
  await reply('POST /api/production/documents', { verification });

  expect(screen.getByText(/^We are checking your document/)).toBeDefined();
  expect(screen.queryByText('We couldn’t send your document. Try again.')).toBeNull();
  expect(screen.getByRole('button', { name: 'Send another document' })).toBeDefined();
});
