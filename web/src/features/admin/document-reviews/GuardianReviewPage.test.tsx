import { act, fireEvent, screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import * as guardians from '#features/admin/document-reviews/GuardianReviewPage.tsx';
import { reply } from '#testing/mock-server.ts';
import { expectNextItem, fill, key, letItemsBeShown, offers, openItem, pass } from '#testing/queue-item.ts';

letItemsBeShown();
const ID = '11111111-1111-4111-8111-111111111111';
const sent_at = '2026-03-01T10:00:00Z';
const child = {
  ...{ id: 'c', name: 'Tara Rao', date_of_birth: '2017-05-01' },
  ...{ guardian_name: 'Sunita Rao', relation: 'Mother', runs_account: true, relation_verified_at: null },
};
const proof = {
  ...{
    id: ID,
    kind: 'passport',
    sent_at,
    digilocker_name: null,
    identified_at: null,
    decision: null,
    children: [child],
  },
  document: { url: '/passport.webp', is_pdf: false },
  relation_document: { url: '/birth.pdf', is_pdf: true },
};

test('verifies a guardian after a question, beside what the account of the child says', async () => {
  await openItem(guardians, proof);
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Sunita Rao');
  expect(screen.getByText('Sunita Rao (Mother)')).toBeDefined();
  expect(screen.getByText('Run by the guardian, whose mobile number it has')).toBeDefined();
  expect(screen.getAllByRole('img')).toHaveLength(1);
  expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
    '/passport.webp',
    '/birth.pdf',
  ]);
  const birth = screen.getByRole('link', { name: /^Open the file in a new tab: Birth certificate/ });
  expect(birth.getAttribute('href')).toBe('/birth.pdf');
  expect(offers()).toEqual(['Verify V', 'Reject R', 'Next N']);

  await key('v');
  await pass();
  await act(async () =>
    fireEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Verify' })),
  );
  expect((await reply(`POST /api/admin/guardian-proofs/${ID}/verify`)).body).toEqual({ sent_at });
  await expectNextItem(ID);
});

test('says that the guardian was verified before, and with which child', async () => {
  const sister = { ...child, id: 's', name: 'Mira Rao', relation_verified_at: '2026-01-01T10:00:00Z' };
  const identified_at = '2026-01-01T10:00:00Z';
  await openItem(guardians, { ...proof, document: null, identified_at, children: [child, sister] });

  expect(screen.getByText(/^We verified this guardian on 1 Jan 2026/)).toBeDefined();
  expect(screen.getAllByText('Relationship compared on')).toHaveLength(1);
  expect(screen.queryByRole('img')).toBeNull();
});

test('rejects the documents with a reason, and shows the name that DigiLocker confirmed', async () => {
  const kind = 'digilocker';
  await openItem(guardians, { ...proof, kind, document: null, digilocker_name: 'S. Rao' });
  expect(screen.getByText(/^DigiLocker confirmed an adult with the name S. Rao/)).toBeDefined();
  expect(screen.queryByRole('img')).toBeNull();

  await key('r');
  fill('The Aadhaar number is not masked.');
  await act(async () =>
    fireEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Reject' })),
  );
  const reason = 'The Aadhaar number is not masked.';
  const rejected = await reply(`POST /api/admin/guardian-proofs/${ID}/reject`);
  expect(rejected.body).toEqual({ sent_at, reason });
});
