import { act, cleanup, fireEvent, screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import * as documents from '#features/admin/document-reviews/DocumentReviewPage.tsx';
import { press } from '#testing/controls.ts';
import { pending } from '#testing/mock-server.ts';
import { openPage } from '#testing/open-page.tsx';
import { key, letItemsBeShown, pass } from '#testing/queue-item.ts';

letItemsBeShown();
const type = (label: RegExp, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });
const sent = () => pending.map(({ to, body }) => [to, body]);
const at = '2026-03-01T10:00:00Z';

const paper = {
  house_id: 'h',
  company_name: null,
  owner_name: null,
  gstin: '27AAAAA0000A1Z5',
  file: '/paper.jpg',
  is_pdf: false,
  kind: 'pan_card',
  sent_at: at,
  sent_by: null,
  registered_at: at,
  calls: 0,
  open_reports: 1,
  warnings: ['Another house has this number.'],
  decision: null,
  for_children: false,
  first_approval: null,
  is_agency: false,
  language: 'en',
  reasons: [
    { id: 'd', kind: 'document_change', text_en: 'This is not a PAN card.', text_hi: 'यह PAN कार्ड नहीं है।' },
  ],
};

test('verifies a document with the last day and the CIN that staff read from it', async () => {
  await openPage(documents, paper);
  expect(screen.getByText('Another house has this number.')).toBeDefined();
  expect(screen.getByRole('img').getAttribute('src')).toBe('/paper.jpg');
  expect(screen.getAllByText('Not given')).toHaveLength(2);

  type(/^CIN/, 'U92490MH2015PTC123456');
  type(/^Valid until/, '2027-01-31');
  await pass();
  await key('v');
  expect(screen.getByRole('dialog', { name: 'Verify Unnamed production house?' })).toBeDefined();
  await pass();
  await act(async () =>
    fireEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Verify' })),
  );

  expect(sent()).toEqual([
    [
      'POST /api/admin/house-documents/h/verify',
      { sent_at: at, valid_until: '2027-01-31', cin: 'U92490MH2015PTC123456' },
    ],
  ]);
});

test('approves for children with a reason, and lets only somebody else decide after that', async () => {
  const asking = { ...paper, company_name: 'Lamp Films', for_children: true };
  await openPage(documents, asking);
  await pass();
  await key('c');
  const form = screen.getByRole('dialog', { name: /^Verify Lamp Films, and approve it for children/ });
  type(/^Why it may see children/, 'Known for its school films.');
  await act(async () => fireEvent.submit(form.querySelector('form') ?? document.body));
  cleanup();

  const approval = { by: 'Ravi', reason: 'Known for its school films.' };
  await openPage(documents, { ...asking, first_approval: { ...approval, is_mine: true } });
  expect(screen.getByText(/^Ravi approved this production house for children: Known/)).toBeDefined();
  expect(screen.queryByRole('button', { name: 'Verify for children' })).toBeNull();
  cleanup();

  await openPage(documents, { ...asking, first_approval: { ...approval, is_mine: false } });
  await pass();
  await press('Verify for children');
  await pass();
  const dialog = screen.getByRole('dialog', { name: 'Verify Lamp Films for children?' });
  await act(async () => fireEvent.click(within(dialog).getByRole('button', { name: 'Verify for children' })));

  expect(sent()).toEqual([
    [
      'POST /api/admin/house-documents/h/verify',
      { sent_at: at, children_reason: 'Known for its school films.' },
    ],
    ['POST /api/admin/house-documents/h/verify-for-children', { sent_at: at }],
  ]);
});

test('rejects a document with a reason, and shows a PDF as a link only', async () => {
  await openPage(documents, { ...paper, is_pdf: true, sent_by: 'Asha' });
  expect(screen.queryByRole('img')).toBeNull();
  expect(screen.getByText(/ by Asha$/)).toBeDefined();

  await pass();
  await key('r');
  await press('This is not a PAN card.');
  await act(async () =>
    fireEvent.submit(screen.getByLabelText(/Reason|Why/).closest('form') ?? document.body),
  );

  expect(sent()).toEqual([
    ['POST /api/admin/house-documents/h/reject', { sent_at: at, reason: 'This is not a PAN card.' }],
  ]);
});
