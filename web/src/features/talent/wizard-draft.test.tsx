import { act, cleanup, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import {
  answerWith,
  control,
  find,
  openWizard,
  openWizardPage,
  press,
  submit,
  type,
} from '#testing/open-wizard.tsx';
import { sampleProfile } from '#testing/sample-profile.ts';
import { standInForServer } from '#testing/stand-in-server.ts';

const PUT_DRAFT = 'PUT /api/user/profile/draft';
const updated_at = '2026-03-01T00:00:00.000Z';
let received: ReturnType<typeof standInForServer>;

beforeEach(() => {
  received = standInForServer();
  vi.stubGlobal('scrollTo', () => {});
  Element.prototype.scrollIntoView = () => {};
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.unstubAllGlobals();
  sessionStorage.clear();
});

/** Lets the pause pass after which a draft is sent. */
async function pause() {
  await act(async () => vi.advanceTimersByTime(2000));
}

test('what is typed is sent as a draft after a pause, and nothing but what was changed', async () => {
  await openWizard(received, { updated_at, city: 'Pune', skills: ['yoga'] });
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

test('a draft that is kept is said to be, and one that is not stays in the browser', async () => {
  await openWizard(received);
  vi.useFakeTimers();
  await type('city', 'Pune');
  await pause();

  await act(async () => find(received, PUT_DRAFT).lose());
  expect(screen.getByText('No connection. What you type is kept in this browser.')).toBeDefined();
  await type('city', 'Nagpur');
  await pause();
  await act(async () => find(received, PUT_DRAFT).answer(200, { success: true, saved_at: updated_at }));

  expect(screen.getByText('Draft kept. Nobody sees it before you save.')).toBeDefined();
});

test('what was typed is there again after a reload', async () => {
  await openWizard(received, { city: 'Pune' });
  await type('city', 'Nagpur');
  cleanup();

  await openWizard(received, { city: 'Pune' });

  expect(control('city').value).toBe('Nagpur');
  expect(screen.getByText(/What you typed before is still here/)).toBeDefined();
});

test('what was typed in another browser comes back from the server', async () => {
  const fields = { city: 'Nagpur', language: ['Hindi', 'Ladakhi'], lead_roles: '1' };

  await openWizard(received, { city: 'Pune' }, { fields, based_on: 'never', saved_at: updated_at });

  expect([control('city').value, control('language').value]).toEqual(['Nagpur', '["Hindi","Ladakhi"]']);
  expect(control('lead_roles').checked).toBe(true);
});

test('a draft can be given up: then what is saved is shown', async () => {
  const draft = { fields: { city: 'Nagpur' }, based_on: 'never' as const, saved_at: updated_at };
  await openWizard(received, { city: 'Pune' }, draft);

  await press('Give it up and show what is saved');
  await act(async () => find(received, 'DELETE /api/user/profile/draft').answer(200, { success: true }));
  await answerWith(received, sampleProfile({ city: 'Pune' }));

  expect(control('city').value).toBe('Pune');
});

test('a draft is not sent any more once the profile is', async () => {
  await openWizard(received);
  vi.useFakeTimers();
  await type('city', 'Pune');

  await submit();
  await pause();

  expect(received.filter(({ to }) => to === PUT_DRAFT)).toHaveLength(0);
});

test('a draft of a profile that was saved elsewhere since then asks what to do', async () => {
  await openWizard(received, { updated_at, city: 'Pune' });
  vi.useFakeTimers();
  await type('city', 'Nagpur');
  await pause();

  await act(async () => find(received, PUT_DRAFT).answer(409, { success: false, message: 'Older.' }));

  expect(screen.getByRole('button', { name: 'Save my changes on top' })).toBeDefined();
  expect(screen.getByRole('button', { name: 'Show what was saved there' })).toBeDefined();
});

test('a profile that is still loading when one goes elsewhere is given up without a word', async () => {
  await openWizardPage();

  await press('Elsewhere');

  expect(find(received, 'GET /api/user/profile').cancelled()).toBe(true);
  expect(screen.queryByText('Failed to fetch profile')).toBeNull();
});
