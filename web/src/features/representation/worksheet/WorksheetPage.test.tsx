import type { WorksheetItem } from '@kirdaar/contract/representation/worksheet';
import { act, fireEvent, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import * as page from '#features/representation/worksheet/WorksheetPage.tsx';
import { reply } from '#testing/mock-server.ts';
import { openPage } from '#testing/open-page.tsx';
import * as words from '#words/representation/submissions.ts';

const id = '1c3c1f0a-6f0e-4a83-9d5c-0c7d5a0b9d11';
const offer: WorksheetItem = {
  kind: 'offer',
  id,
  mandate_id: id,
  talent: { id, name: 'Asha Rao', profile_photo: null },
  title: 'Lead · Film',
  production_house_name: 'Lantern Films',
  due_at: '2026-11-30T18:30:00Z',
  can_answer: true,
  can_forward: true,
  forwarded: false,
};

test('offers to answer within the scope, and to remind once a day', async () => {
  const loading = page.clientLoader();
  const tape = { ...offer, kind: 'tape', can_answer: false, forwarded: true } as const;
  await reply('GET /api/user/agency/worksheet', { success: true, items: [offer, tape] });
  await openPage(page, await loading);

  expect(screen.getByText('Asha Rao: answer an offer')).toBeDefined();
  expect(screen.getByText(words.due('30 Nov 2026'))).toBeDefined();
  expect(screen.getAllByRole('button', { name: /Answer/ })).toHaveLength(1);
  expect(screen.getByRole('button', { name: /Reminded today/ })).toHaveProperty('disabled', true);
  await act(async () => fireEvent.click(screen.getByRole('button', { name: /^Remind A/ })));

  const sent = await reply('POST /api/user/agency/worksheet/forward', { success: true, message: 'Sent.' });
  expect(sent?.body).toEqual({ kind: 'offer', id });
});
