import { api } from '@kirdaar/contract/api';
import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { staffWrites } from '#features/admin/call-staff-api.ts';
import { CorrectPerson } from '#features/admin/identity-checks/CorrectPerson.tsx';
import * as page from '#features/admin/identity-checks/IdentityReviewPage.tsx';
import { press } from '#testing/controls.ts';
import { emptyOf } from '#testing/empty-of.ts';
import { reject, reply } from '#testing/mock-server.ts';
import { showWithToasts } from '#testing/open-page.tsx';
import { expectNextItem, fill, key, letItemsBeShown, offers, openItem } from '#testing/queue-item.ts';

letItemsBeShown();
const ID = '11111111-1111-4111-8111-111111111111';
const at = '2026-03-01T10:00:00Z';
const check = {
  ...emptyOf(api['GET /api/admin/identity-checks/:id'].reply.shape.check),
  ...{ id: ID, kind: 'badge', sent_at: at, language: 'hi' },
  document: { url: '/scan.webp', is_pdf: false },
  person: { id: 'p', name: 'Meera Joshi', date_of_birth: '1990-05-01', is_child: false, photo: '/face.webp' },
  reasons: [{ id: 'r', kind: 'identity', text_en: 'The name differs.', text_hi: 'नाम अलग है।' }],
};

test('shows a document for the badge beside the profile, and rejects it with a text in the language of the talent', async () => {
  await openItem(page, check);
  expect(screen.getAllByRole('img').map((image) => image.getAttribute('src'))).toEqual([
    ...['/scan.webp', '/face.webp'],
  ]);
  expect(screen.getByText('1 May 1990')).toBeDefined();
  expect(offers()).toEqual(['Give the badge V', 'Reject R', 'Next N']);

  await key('r');
  await press('The name differs.');
  const dialog = screen.getByRole('dialog');
  await act(async () => fireEvent.submit(dialog.querySelector('form') ?? document.body));
  const rejected = await reply(`POST /api/admin/identity-checks/${ID}/reject`);
  expect(rejected.body).toEqual({ sent_at: at, reason: 'नाम अलग है।' });
  await expectNextItem(ID);
});

test('warns of a date of birth that makes a child of an adult, and offers it to others than who proposed it', async () => {
  const correction = {
    ...check,
    ...{ kind: 'date_of_birth', old_value: '1990-05-01', new_value: '2020-05-01', reason: 'A certificate.' },
    ...{ by: 'Ravi', asked_by: 'guardian' },
  };
  await openItem(page, { ...correction, is_mine: true });
  expect(offers()).toEqual(['Reject R', 'Next N']);
  expect(screen.getByText(/^You proposed this/)).toBeDefined();
  cleanup();

  await openItem(page, correction);
  expect(screen.getByText('1 May 1990 → 1 May 2020')).toBeDefined();
  expect(screen.getByText('Ravi proposed it. It was asked for by: The parent or guardian')).toBeDefined();
  expect(screen.getByText(/will count as under 18/)).toBeDefined();
  expect(offers()).toEqual(['Correct the date of birth V', 'Reject R', 'Next N']);
});

test('corrects a date of birth with a document, and keeps what was typed when the server rejects it', async () => {
  showWithToasts(<CorrectPerson id="p" isTalent />, staffWrites);
  await press('Correct data');
  fireEvent.change(screen.getByLabelText(/^What is wrong/), { target: { value: 'date_of_birth' } });
  fireEvent.change(screen.getByLabelText(/^Correct value/), { target: { value: '1991-05-01' } });
  fill('They sent a certificate.');
  await press('Save correction');
  const missing = await reject('POST /api/admin/people/p/corrections', 400, {
    fields: { document: 'Choose a file.' },
  });

  expect(Object.fromEntries(missing.form)).toMatchObject({
    ...{ kind: 'date_of_birth', date_of_birth: '1991-05-01', asked_by: 'person' },
    reason: 'They sent a certificate.',
  });
  expect(screen.getByText('Choose a file.')).toBeDefined();
  await press('Save correction');
  await reply('POST /api/admin/people/p/corrections');
  expect(screen.queryByRole('dialog')).toBeNull();
});
