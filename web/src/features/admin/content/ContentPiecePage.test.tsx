import type { ContentPiece } from '@kirdaar/contract/admin/content';
import { act, fireEvent, screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import ContentPiecePage, { clientAction } from '#features/admin/content/ContentPiecePage.tsx';
import { received, reject, reply } from '#testing/mock-server.ts';
import { openSite } from '#testing/open-page.tsx';

const words = { features: ['Alerts', 'Ten photos', 'A video'] };
const hindi = { 'features.1': 'दस फ़ोटो' };
const piece: ContentPiece = {
  ...{ kind: 'plan', key: '8d3e', title: 'Basic', revision: 'r1' },
  live: { ...words, translations: { hi: hindi } },
  draft: {
    words: { ...words, translations: { hi: hindi } },
    ...{ saved_by: 'Ishani', saved_at: '2026-06-01T10:00:00.000Z', publishes_at: null, preview: 'signed' },
    ...{ asked_at: null, waits_for: null },
  },
  history: [],
};

async function open(shown: ContentPiece = piece) {
  await openSite([{ path: '/', Component: ContentPiecePage, loader: () => shown, action: clientAction }]);
  await screen.findByRole('heading', { level: 1 });
}

async function save() {
  await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Save draft' })));
  return received.find(({ to }) => to === 'PUT /api/admin/content/draft');
}

test('keeps the input in both languages and marks texts without Hindi', async () => {
  await open();

  fireEvent.change(screen.getByLabelText(/^Feature 1/), { target: { value: 'Alerts by email' } });
  fireEvent.click(screen.getByRole('button', { name: 'हिंदी' }));
  const marks = () =>
    [1, 2, 3].map((number) => {
      const field = screen.getByLabelText(`Feature ${number}`);
      const hint = document.getElementById(field.getAttribute('aria-describedby') ?? '');
      return within(hint ?? field).queryByText('Shown in English') !== null;
    });
  const before = marks();
  fireEvent.change(screen.getByLabelText('Feature 1'), { target: { value: 'ईमेल से अलर्ट' } });
  const after = marks();
  const frame = screen.getByTitle('Page at the width of a phone').getAttribute('src');
  fireEvent.click(screen.getByRole('button', { name: 'English' }));
  const english = screen.getByLabelText(/^Feature 1/);
  const sent = await save();

  expect([before, after]).toEqual([
    [true, false, true],
    [false, false, true],
  ]);
  expect(frame).toBe('/hi/plans?preview=signed');
  expect(english).toHaveProperty('value', 'Alerts by email');
  expect(sent?.body).toMatchObject({
    content: {
      words: { features: ['Alerts by email', 'Ten photos', 'A video'] },
      translations: { hi: { 'features.0': 'ईमेल से अलर्ट', 'features.1': 'दस फ़ोटो' } },
    },
  });
});

test('moves and removes a translation with its text', async () => {
  await open();

  fireEvent.click(screen.getByRole('button', { name: 'Move feature 2 up' }));
  fireEvent.change(screen.getByLabelText(/^Feature 1/), { target: { value: 'Ten pictures' } });
  const moved = await save();
  await reply('PUT /api/admin/content/draft', { message: 'Draft saved.', revision: 'r2' });
  received.length = 0;
  fireEvent.click(screen.getByRole('button', { name: 'Remove feature 2' }));
  fireEvent.click(screen.getByRole('button', { name: 'Remove feature 1' }));
  const removed = await save();

  expect(moved?.body).toMatchObject({ content: { translations: { hi: { 'features.0': 'दस फ़ोटो' } } } });
  expect(removed?.body).toMatchObject({
    content: { words: { features: ['A video'] }, translations: { hi: {} } },
  });
});

test('shows an error of the Hindi beside its text', async () => {
  await open();

  fireEvent.click(screen.getByRole('button', { name: 'हिंदी' }));
  fireEvent.change(screen.getByLabelText('Feature 3'), { target: { value: 'एक वीडियो' } });
  fireEvent.click(screen.getByRole('button', { name: 'English' }));
  await save();
  const fields = { 'content.translations.hi.features.2': 'At most 200 characters.' };
  await reject('PUT /api/admin/content/draft', 400, { message: 'At most 200 characters.', fields });
  fireEvent.click(await screen.findByRole('button', { name: 'हिंदी (with an error)' }));

  expect(screen.getByLabelText('Feature 3')).toHaveProperty('ariaInvalid', 'true');
  expect(screen.getByText('At most 200 characters.')).toBeDefined();
});
