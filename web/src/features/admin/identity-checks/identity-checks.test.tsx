import { api } from '@kirdaar/contract/api';
import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { staffWrites } from '#features/admin/call-staff-api.ts';
import { CorrectPerson } from '#features/admin/identity-checks/CorrectPerson.tsx';
import * as page from '#features/admin/identity-checks/IdentityReviewPage.tsx';
import { press } from '#testing/controls.ts';
import { emptyOf } from '#testing/empty-of.ts';
import { reply } from '#testing/mock-server.ts';
import { showWithToasts } from '#testing/open-page.tsx';
import { expectNextItem, key, letItemsBeShown, offers, openItem } from '#testing/queue-item.ts';

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
  expect(screen.getByText('Requested by: The parent or guardian. Proposed by: Ravi.')).toBeDefined();
  expect(screen.getByText(/will count as under 18/)).toBeDefined();
  expect(offers()).toEqual(['Correct the date of birth V', 'Reject R', 'Next N']);
});

test('offers a guardian as who asked only for a child, or for a date of birth that may be one', async () => {
  const askers = () =>
    [...screen.getByLabelText(/^Who asked/).querySelectorAll('option')].map(({ value }) => value);
  showWithToasts(<CorrectPerson id="p" isTalent isChild={false} />, staffWrites);
  await press('Correct data');
  expect(askers()).not.toContain('guardian');
  fireEvent.change(screen.getByLabelText(/^What is wrong/), { target: { value: 'date_of_birth' } });
  expect(askers()).toContain('guardian');
  cleanup();

  showWithToasts(<CorrectPerson id="p" isTalent isChild />, staffWrites);
  await press('Correct data');
  expect(askers()).toContain('guardian');
});

test('asks for a document with a date of birth, and sends it with the form', async () => {
  showWithToasts(<CorrectPerson id="p" isTalent isChild={false} />, staffWrites);
  await press('Correct data');
  expect(screen.queryByLabelText(/^Document/)).toBeNull();
  fireEvent.change(screen.getByLabelText(/^What is wrong/), { target: { value: 'date_of_birth' } });
  expect(screen.getByLabelText(/^Correct value/)).toHaveProperty('type', 'date');
  expect(screen.getByLabelText(/^Document/)).toHaveProperty('required', true);

  const filled = new FormData();
  const scan = new File(['a scan'], 'birth.pdf', { type: 'application/pdf' });
  const typed = { id: 'p', kind: 'date_of_birth', date_of_birth: '1991-05-01', document: scan };
  for (const [name, value] of Object.entries(typed)) filled.set(name, value);
  void staffWrites.correctPerson(filled);
  const { form } = await reply('POST /api/admin/people/p/corrections');

  expect(Object.fromEntries(form)).toMatchObject({ kind: 'date_of_birth', date_of_birth: '1991-05-01' });
  expect(form.get('document')).toMatchObject({ name: 'birth.pdf' });
});
