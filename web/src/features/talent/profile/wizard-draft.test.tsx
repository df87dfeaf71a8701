import { act, cleanup, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { control, press } from '#testing/controls.ts';
import { received, reject, reply } from '#testing/mock-server.ts';
import { answerWith, find, openWizard, openWizardPage, submit, type } from '#testing/open-wizard.tsx';
import { sampleProfile } from '#testing/sample-profile.ts';

const PUT_DRAFT = 'PUT /api/user/profile/draft';
const updated_at = '2026-03-01T00:00:00.000Z';

/** Waits for the delay after which a draft is sent. */
async function pause() {
  await act(async () => vi.advanceTimersByTime(2000));
}

test('sends only the changed answers as a draft after a pause', async () => {
  await openWizard({ updated_at, city: 'Pune', skills: ['yoga'] });
  vi.useFakeTimers();

  await type('city', 'Nag');
  await type('city', 'Nagpur');
  await type('work_links', 'https://one.example\nhttps://two.example');
  await pause();

  const drafts = received.filter(({ to }) => to === PUT_DRAFT);
  expect(drafts).toHaveLength(1);
  expect(drafts[0]?.body).toMatchObject({
    based_on: updated_at,
    fields: { city: 'Nagpur', work_links: ['https://one.example', 'https://two.example'] },
  });
  expect(drafts[0]?.body).not.toHaveProperty('fields.skills');
});

test('reports a saved draft, and keeps an unsent draft in the browser', async () => {
  await openWizard();
  vi.useFakeTimers();
  await type('city', 'Pune');
  await pause();

  await act(async () => find(PUT_DRAFT).lose());
  expect(screen.getByText('No connection. Your draft is saved in this browser.')).toBeDefined();
  await type('city', 'Nagpur');
  await pause();
  await reply('PUT /api/user/profile/draft', { saved_at: updated_at });

  expect(screen.getByText('Draft saved. Only you can see it.')).toBeDefined();
});

test('restores typed answers after a reload', async () => {
  await openWizard({ city: 'Pune' });
  await type('city', 'Nagpur');
  cleanup();

  await openWizard({ city: 'Pune' });

  expect(control('city').value).toBe('Nagpur');
  expect(screen.getByText(/^We restored your unsaved changes/)).toBeDefined();
});

test('restores a No that was answered for the first time', async () => {
  const no = () => document.querySelector<HTMLInputElement>('[name=passport][value="0"]');
  await openWizard();
  await act(async () => no()?.click());
  cleanup();

  await openWizard();

  expect(no()?.checked).toBe(true);
  expect(document.querySelectorAll('[value="0"]:checked')).toHaveLength(1);
});

test('restores answers typed in another browser from the server', async () => {
  const fields = { city: 'Nagpur', language: ['Hindi', 'Ladakhi'], lead_roles: '1' };

  await openWizard({ city: 'Pune' }, { fields, based_on: 'never', saved_at: updated_at });

  expect([control('city').value, control('language').value]).toEqual(['Nagpur', '["Hindi","Ladakhi"]']);
  expect(control('lead_roles').checked).toBe(true);
});

test('can discard a draft and show the saved profile', async () => {
  const draft = { fields: { city: 'Nagpur' }, based_on: 'never' as const, saved_at: updated_at };
  await openWizard({ city: 'Pune' }, draft);

  await press('Discard unsaved changes');
  await reply('DELETE /api/user/profile/draft');
  await answerWith(sampleProfile({ city: 'Pune' }));

  expect(control('city').value).toBe('Pune');
});

test('does not send a draft after the profile is submitted', async () => {
  await openWizard();
  vi.useFakeTimers();
  await type('city', 'Pune');

  await submit();
  await pause();

  expect(received.filter(({ to }) => to === PUT_DRAFT)).toHaveLength(0);
});

test('sends the answers of a failed save as a draft at once', async () => {
  await openWizard({ updated_at, city: 'Pune' });
  vi.useFakeTimers();
  await type('city', 'Nagpur');
  await submit();
  await reject('PUT /api/user/profile', 500, { message: 'No.' });

  expect(find(PUT_DRAFT).body).toMatchObject({ fields: { city: 'Nagpur' } });
  await reply('PUT /api/user/profile/draft', { saved_at: updated_at });
  expect(screen.getByText('Draft saved. Only you can see it.')).toBeDefined();
});

test('asks how to resolve a draft when the profile was saved elsewhere', async () => {
  await openWizard({ updated_at, city: 'Pune' });
  vi.useFakeTimers();
  await type('city', 'Nagpur');
  await pause();

  await reject('PUT /api/user/profile/draft', 409, { message: 'Older.' });

  expect(screen.getByRole('button', { name: 'Save my changes too' })).toBeDefined();
  expect(screen.getByRole('button', { name: 'Discard my changes and load the saved version' })).toBeDefined();
});

test('cancels a loading profile without an error when the user leaves', async () => {
  await openWizardPage();

  await press('Elsewhere');

  expect(find('GET /api/user/profile').cancelled()).toBe(true);
  expect(screen.queryByText('Failed to fetch profile')).toBeNull();
});
