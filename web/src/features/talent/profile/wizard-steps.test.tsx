import { act, cleanup, screen } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { FirstSteps } from '#features/talent/profile/FirstSteps.tsx';
import { storeHouse, storeTalent } from '#session/store.ts';
import { control, press } from '#testing/controls.ts';
import { received, reject } from '#testing/mock-server.ts';
import { openSite } from '#testing/open-page.tsx';
import { answerWith, find, openWizard, openWizardPage, submit, type } from '#testing/open-wizard.tsx';
import { sampleProfile } from '#testing/sample-profile.ts';

const scrolled = vi.fn();

beforeEach(() => {
  scrolled.mockClear();
  Element.prototype.scrollIntoView = scrolled;
});

const step = () => document.querySelector('fieldset:not([hidden]) [data-step]')?.getAttribute('data-step');
const bodyOf = (name: string) => find(name).body ?? Object.fromEntries(find(name).form);

test.each([
  ['?step=3', '3'],
  ['?step=2.7', '2'],
  ['?step=0', '1'],
  ['?step=4', '1'],
])('opens from the address %s the step %s', async (search, opened) => {
  await openWizardPage(`/user/complate-profile${search}`);
  await answerWith(sampleProfile());

  expect(step()).toBe(opened);
});

test('moves the focus to the heading of a step, and to a field that is chosen from the missing ones', async () => {
  await openWizard({ missing_answers: ['city'] as never });
  await press('Save and Next');
  expect(document.activeElement?.getAttribute('data-step')).toBe('2');
  expect(scrolled).not.toHaveBeenCalled();

  await press('City');
  expect(step()).toBe('1');
  expect(document.activeElement).toBe(control('city'));
  expect(scrolled).toHaveBeenCalledWith({ block: 'center' });
  await act(async () => control('first_name').focus());
  await press('City');
  expect(document.activeElement).toBe(control('city'));
});

test('opens the missing answers that the side panel leads to', async () => {
  await openWizardPage('/user/complate-profile#missing');
  await answerWith(sampleProfile());

  expect(document.querySelector<HTMLDetailsElement>('#missing')?.open).toBe(true);
  expect(scrolled).toHaveBeenCalledWith({ block: 'center' });
});

test('starts a new profile with the name of the account, and an existing one with its own', async () => {
  await openWizard({ name: ' Asha Devi Rao ' });
  expect([control('first_name').value, control('last_name').value]).toEqual(['Asha', 'Devi Rao']);
  cleanup();

  received.length = 0;
  await openWizard({ name: 'Asha Rao', first_name: null, last_name: 'Sen' });
  expect([control('first_name').value, control('last_name').value]).toEqual(['', 'Sen']);
});

test('opens the step of the first wrong answer, also of one in a list', async () => {
  await openWizard();
  await submit();
  expect(step()).toBe('3');

  const fields = { 'language.1': 'Unknown language.', city: 'Too long.' };
  await reject('PUT /api/user/profile', 400, { message: 'Two answers are wrong.', fields });

  expect(screen.getAllByText('Two answers are wrong.')).toHaveLength(1);
  expect(screen.getByText('Unknown language.')).toBeDefined();
  expect(screen.getByText('Too long.')).toBeDefined();
  expect(step()).toBe('1');
});

test('sends no unanswered field, and no field to clear', async () => {
  await openWizard({ first_name: 'Asha', updated_at: null });
  await type('city', '  Pune ');
  await submit();

  const body = bodyOf('PUT /api/user/profile') as Record<string, unknown>;
  expect(body).toMatchObject({ city: 'Pune', if_match: 'never' });
  for (const name of ['clear', 'field_visibility', 'credits', 'work_links'])
    expect(body).not.toHaveProperty(name);
});

const user = { id: 't', name: 'Asha', profile_photo: null, profileType: null, image: null, updated_at: null };

async function showSteps() {
  cleanup();
  await openSite([{ path: '/', Component: FirstSteps }]);
}

test('leads new talent from the profile to the photos and on to applying', async () => {
  const current = () => screen.getByRole('link', { current: 'step' }).getAttribute('href');
  storeTalent('token', user);
  await showSteps();
  expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
    ...['/user/complate-profile', '/user/media', '/user/new-casting-calls'],
  ]);
  expect(current()).toBe('/user/complate-profile');
  expect(screen.queryByText('(done)')).toBeNull();

  const saved = { ...user, updated_at: '2026-03-01T06:30:00.000Z' };
  storeTalent('token', { ...saved, missing: 23 });
  await showSteps();
  expect(current()).toBe('/user/complate-profile');
  expect(screen.queryByText('(done)')).toBeNull();

  storeTalent('token', saved);
  await showSteps();
  expect(current()).toBe('/user/media');
  expect(screen.getAllByText('(done)')).toHaveLength(1);
});

test('shows no first steps once they are done, nor to a house', async () => {
  storeTalent('token', { ...user, updated_at: '2026-03-01T06:30:00.000Z', profile_photo: '/a.webp' });
  await showSteps();
  expect(screen.queryByRole('link')).toBeNull();

  storeHouse('token', { id: 'h', company_name: 'Reel' } as never);
  await showSteps();
  expect(screen.queryByRole('link')).toBeNull();
});
