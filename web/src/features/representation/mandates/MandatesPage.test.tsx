import { api } from '@kirdaar/contract/api';
import type { Mandate } from '@kirdaar/contract/representation/mandates';
import { act, fireEvent, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import * as page from '#features/representation/mandates/MandatesPage.tsx';
import { leaveActing, ownToken } from '#session/acting.ts';
import { readSession, storeTalent } from '#session/store.ts';
import { emptyOf } from '#testing/empty-of.ts';
import { reply } from '#testing/mock-server.ts';
import { openPage } from '#testing/open-page.tsx';
import { sampleUser } from '#testing/sample-session.ts';

const asha = { id: '5b0f1f0a-6f0e-4a83-9d5c-0c7d5a0b9d22', name: 'Asha Rao' };
const mandate: Mandate = {
  id: '1c3c1f0a-6f0e-4a83-9d5c-0c7d5a0b9d11',
  kind: 'agency',
  state: 'active',
  scopes: ['apply', 'messages'],
  talent: { ...asha, profile_photo: null, managed: false, adult_on: null },
  holder: { id: asha.id, name: 'Star Agency' },
  name: 'Asha',
  contact: null,
  link_ends_at: null,
  commission_note: '',
  shown_publicly: false,
  invited_at: '2026-11-01T10:00:00Z',
  active_since: '2026-11-02T10:00:00Z',
  until: null,
  ended_at: null,
};

async function open(acts_for: Mandate[], acted_by: Mandate[]) {
  const loading = page.clientLoader();
  await reply('GET /api/user/mandates', { success: true, acts_for, acted_by });
  const event = { id: asha.id, actor_name: 'Riya', agency_name: 'Star Agency', title: 'Lead · Film' };
  await reply('GET /api/user/acting-history', {
    success: true,
    events: [{ ...event, act: 'applied', happened_at: '2026-11-03T10:00:00Z' }],
  });
  await openPage(page, await loading);
}

test('shows who acts for the talent with scopes and history, and ends it after confirmation', async () => {
  await open([], [mandate]);

  expect(screen.getByText('Apply to casting calls · Read and write messages')).toBeDefined();
  expect(screen.getByText('Agency since 2 Nov 2026')).toBeDefined();
  expect(screen.getByText('Riya of Star Agency applied: Lead · Film')).toBeDefined();
  fireEvent.click(screen.getByRole('button', { name: 'End representation with Star Agency' }));
  await act(async () => fireEvent.click(screen.getByRole('button', { name: 'End representation' })));

  await reply(`POST /api/user/mandates/${mandate.id}/end`);
});

test('leaves the end of a guardian’s mandate to the consent, and offers no acting by an ended one', async () => {
  await open(
    [{ ...mandate, state: 'ended', ended_at: '2026-11-05T10:00:00Z' }],
    [{ ...mandate, kind: 'guardian' }],
  );

  expect(screen.queryByRole('button')).toBeNull();
  expect(screen.getByText('Ended 5 Nov 2026')).toBeDefined();
});

test('acts for a talent and returns to the own account, whose token is kept', async () => {
  storeTalent('own', sampleUser({ name: 'Star Agency' }));
  await open([mandate], []);

  await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Act for Asha Rao' })));
  const user = { ...emptyOf(api['POST /api/user/acting'].reply).user, ...asha };
  await reply('POST /api/user/acting', {
    success: true,
    token: 'acting',
    user,
    kind: 'agency',
    scopes: ['apply'],
  });
  await vi.waitFor(() => expect(readSession()?.token).toBe('acting'));

  const session = readSession();
  expect(session).toMatchObject({
    token: 'acting',
    user: { name: 'Asha Rao' },
    acting: { scopes: ['apply'] },
  });
  expect(ownToken()).toBe('own');
  expect([leaveActing(), leaveActing()]).toEqual([true, false]);
  expect(readSession()).toMatchObject({ token: 'own', user: { name: 'Star Agency' } });
});

test('lets a talent report the agency that acts for them', async () => {
  storeTalent('token', sampleUser());
  await open([], [mandate]);

  fireEvent.click(screen.getByRole('button', { name: 'Report this profile' }));

  expect(screen.getByRole('dialog')).toBeDefined();
});
