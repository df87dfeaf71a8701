import type { Mandate } from '@kirdaar/contract/representation/mandates';
import { guardianConsent, registrationConsent } from '@kirdaar/contract/rules/consents';
import { fireEvent, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import * as page from '#features/representation/family/FamilyPage.tsx';
import { press } from '#testing/controls.ts';
import { agreed, decisions } from '#testing/guardian-decisions.ts';
import { pending, reply } from '#testing/mock-server.ts';
import { openPage } from '#testing/open-page.tsx';

const mandate: Mandate = {
  id: '1c3c1f0a-6f0e-4a83-9d5c-0c7d5a0b9d11',
  kind: 'guardian',
  state: 'active',
  scopes: ['apply', 'answer', 'messages', 'profile'],
  talent: { id: 'c', name: 'Anu Rao', profile_photo: null, managed: true, adult_on: '2099-01-01' },
  holder: { id: 'm', name: 'Sunita Rao' },
  name: '',
  contact: null,
  link_ends_at: null,
  commission_note: '',
  shown_publicly: false,
  invited_at: '2026-11-01T10:00:00Z',
  active_since: '2026-11-01T10:00:00Z',
  until: null,
  ended_at: null,
};
const consent = { version: guardianConsent.version, text: 'I agree for this child.' };

async function open(mandates: Mandate[], { pages = [decisions(agreed)], may_add = true } = {}) {
  const loading = page.clientLoader();
  await reply('POST /api/user/family', { success: true, pages, may_add, consent });
  await reply('GET /api/user/mandates', { success: true, acts_for: mandates, acted_by: [] });
  await openPage(page, await loading);
}

test('offers to act for each child, and hands over nobody before it is time', async () => {
  await open([mandate]);

  expect(screen.getByRole('heading', { name: 'Waiting for you' })).toBeDefined();
  expect(screen.getByRole('button', { name: 'Act for Anu Rao' })).toBeDefined();
  expect(screen.queryByText(/^Hand the account over/)).toBeNull();
});

test('sends a young adult the link to take the account over, also once the mandate has ended', async () => {
  const adult = { ...mandate, talent: mandate.talent && { ...mandate.talent, adult_on: '2026-01-01' } };
  await open([{ ...adult, state: 'ended' }], { pages: [] });

  fireEvent.change(screen.getByLabelText(/^Their own email/), {
    target: { value: 'anu@talent.example' },
  });
  await press('Send the link');
  const sent = await reply(`POST /api/user/mandates/${mandate.id}/hand-over`);

  expect(sent.body).toEqual({ contact: 'anu@talent.example' });
  expect(screen.queryByRole('button', { name: 'Act for Anu Rao' })).toBeNull();
});

test('asks for a proven mobile number first', async () => {
  await open([], { pages: [], may_add: false });

  expect(screen.getByRole('link', { name: 'Verify mobile number' }).getAttribute('href')).toBe(
    '/user/account',
  );
  expect(screen.queryByRole('button', { name: 'Add a child' })).toBeNull();
});

test('adds a child with the consent that is ticked', async () => {
  await open([], { pages: [] });

  fireEvent.change(screen.getByLabelText(/^Full name of the child/), { target: { value: 'Tara Rao' } });
  fireEvent.input(screen.getByLabelText(/^Full name of the child/), { target: { value: 'Tara Rao' } });
  fireEvent.change(screen.getByLabelText(/^The child’s date of birth/), { target: { value: '2015-05-01' } });
  fireEvent.change(screen.getByLabelText(/^Gender/), { target: { value: 'Female' } });
  fireEvent.change(screen.getByLabelText(/^Relationship to the child/), { target: { value: 'Mother' } });
  await press('Add a child');
  expect(screen.getByText('Tick the box to agree.')).toBeDefined();
  expect(pending).toHaveLength(0);
  fireEvent.click(screen.getByLabelText(/^I agree for this child/));
  await press('Add a child');
  const added = await reply('POST /api/user/family/children', { id: 'c', message: 'Child added.' });

  expect(added.body).toEqual({
    name: 'Tara Rao',
    date_of_birth: '2015-05-01',
    gender: 'Female',
    relation: 'Mother',
    agreed: true,
    consent_version: guardianConsent.version,
    registration_version: registrationConsent.version,
  });
});
