import type { OwnProfile } from '@kirdaar/contract/talent/profile';
import { act, screen } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { readSession, storeTalent } from '#session/store.ts';
import { control, press } from '#testing/controls.ts';
import { chooseFiles, readFilesIntoForms } from '#testing/file-inputs.ts';
import { reject, reply } from '#testing/mock-server.ts';
import { choose, find, isShown, openWizard, submit, type } from '#testing/open-wizard.tsx';
import { sampleProfile } from '#testing/sample-profile.ts';

const PUT = 'PUT /api/user/profile';

beforeEach(() => {
  readFilesIntoForms();
});

const sent = () => find(PUT).form;
const answerSaved = (fields: Partial<OwnProfile> = {}) =>
  reply('PUT /api/user/profile', {
    message: 'Profile updated successfully!',
    user: sampleProfile({ updated_at: '2026-03-02T00:00:00.000Z', ...fields }),
  });

test('leaves out empty answers and sends flags as 1 or 0', async () => {
  await openWizard();
  await type('city', '  Pune ');
  await choose('passport', '0');
  await choose('lead_roles', '1');

  await submit();

  const names = [...sent().keys()];
  expect([sent().get('city'), sent().get('passport')]).toEqual(['Pune', '0']);
  expect([sent().get('lead_roles'), sent().get('comedy_roles')]).toEqual(['1', '0']);
  expect(
    ['middle_name', 'hobbies', 'skills', 'SkillsData', 'four_wheeler'].filter((n) => names.includes(n)),
  ).toEqual([]);
});

test('disables every button of the wizard but the cancelling one while it saves', async () => {
  const draft = { fields: { hobbies: 'Chess' }, based_on: 'never', saved_at: '2026-03-01T00:00:00.000Z' };
  await openWizard({ missing_answers: ['city'] as never }, draft);
  await submit();

  const open = screen.getAllByRole<HTMLButtonElement>('button').filter(({ disabled }) => !disabled);
  expect(open.map(({ textContent }) => textContent)).toEqual(['Elsewhere', 'Cancel']);
});

test('sends the availability categories as JSON text', async () => {
  await openWizard({ SkillsData: ['DANCERS', 'VOICE OVER'] });

  await submit();

  expect(sent().get('SkillsData')).toBe('["DANCERS","VOICE OVER"]');
});

test('names cleared fields so that the server clears them', async () => {
  await openWizard({ hobbies: 'Chess', work_links: ['https://example.com/'] });
  await type('hobbies', ' ');
  await type('work_links', '');

  await submit();

  expect(sent().get('clear')).toBe('["hobbies"]');
  expect(sent().get('work_links')).toBe('[]');
});

test('clears answers that belong to the other gender', async () => {
  await openWizard({ gender: 'Male', beard: 'LONG' });
  await choose('gender', 'Female');

  await submit();

  expect(sent().get('clear')).toBe('["beard"]');
  expect(sent().has('beard')).toBe(false);
});

test('sends the version of the profile from which the form was filled', async () => {
  await openWizard({ updated_at: '2026-03-01T00:00:00.000Z' });

  await submit();

  expect(sent().get('if_match')).toBe('2026-03-01T00:00:00.000Z');
});

test('saves an empty profile and disables its buttons meanwhile', async () => {
  await openWizard({ name: '' });

  await submit();

  expect(sent().get('if_match')).toBe('never');
  const buttons = ['Previous', 'Submitting...'].map((name) =>
    screen.getByRole<HTMLButtonElement>('button', { name }),
  );
  expect(buttons.map(({ disabled }) => disabled)).toEqual([true, true]);
});

test('shows a success message, then redirects to the popular casting calls', async () => {
  await openWizard();
  await submit();
  vi.useFakeTimers();

  await answerSaved();
  expect(screen.getByText('Profile updated successfully!').closest('[role="status"]')?.className).toContain(
    'leaf',
  );
  await act(async () => vi.advanceTimersByTime(2000));
  vi.useRealTimers();

  expect(await screen.findByRole('heading', { name: 'Popular Casting Calls' })).toBeDefined();
});

test('updates the stored user, clears the chosen files and shows the saved ones', async () => {
  storeTalent('t', { ...sampleProfile(), profileType: null });
  await openWizard();
  chooseFiles(control('headshot_image'), new File(['x'], 'me.png', { type: 'image/png' }));
  await submit();
  expect(sent().getAll('headshot_image')).toHaveLength(1);

  await answerSaved({ name: 'Asha R. Rao', headshot_image: '/media/public/asha.webp' });

  expect(readSession()).toMatchObject({
    user: { name: 'Asha R. Rao', updated_at: '2026-03-02T00:00:00.000Z' },
  });
  expect(control('headshot_image').files).toHaveLength(0);
  expect(screen.getByRole('img', { name: 'Headshot' }).getAttribute('src')).toBe('/media/public/asha.webp');
});

test('shows an error in a red box and beside its field, in any step', async () => {
  await openWizard();
  await submit();

  const message = 'Enter a link, such as https://example.com.';
  await reject('PUT /api/user/profile', 400, {
    message: 'Please check the form.',
    fields: { city: message },
  });

  expect(screen.getByRole('alert').textContent).toBe('Please check the form.');
  expect(screen.getByText(message)).toBeDefined();
  expect(document.activeElement).toBe(control('city'));
});

test('shows a default error message when the connection is lost', async () => {
  await openWizard();
  await submit();

  await act(async () => find(PUT).lose());

  expect(screen.getByRole('alert').textContent).toBe('Failed to update profile');
});

test('cancels a save and keeps the typed answers', async () => {
  await openWizard();
  await type('city', 'Pune');
  await submit();
  expect(screen.getByText('Uploading your files: 0%')).toBeDefined();

  await press('Cancel');

  expect(find(PUT).cancelled()).toBe(true);
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Save and Submit' }).disabled).toBe(false);
  expect(screen.queryByRole('alert')).toBeNull();
  expect(control('city').value).toBe('Pune');
});

test('reuses the request id when the same data is sent again after a lost response', async () => {
  await openWizard();
  await submit();
  const first = sent().get('request_id');
  await act(async () => find(PUT).lose());

  await press('Save and Submit');

  expect(sent().get('request_id')).toBe(first);
});

test('asks for a login after the session ended and keeps the typed answers', async () => {
  await openWizard();
  await type('city', 'Pune');
  await submit();

  await reject('PUT /api/user/profile', 401, { message: 'Please log in.' });

  expect(screen.getByRole('button', { name: 'Log in again' })).toBeDefined();
  expect(control('city').value).toBe('Pune');
});

test('saves only the local changes into a profile saved elsewhere', async () => {
  await openWizard({ city: 'Pune', state: 'Goa', updated_at: '2026-03-01T00:00:00.000Z' });
  await type('city', 'Nagpur');
  await submit();
  await reject('PUT /api/user/profile', 409, { message: 'Saved elsewhere.' });
  expect(isShown('city')).toBe(true);

  await press('Save my changes too');
  const now = sampleProfile({ city: 'Pune', state: 'Maharashtra', updated_at: '2026-03-03T00:00:00.000Z' });
  await reply('GET /api/user/profile', { user: now });

  expect([sent().get('city'), sent().get('state')]).toEqual(['Nagpur', null]);
  expect(sent().get('if_match')).toBe('2026-03-03T00:00:00.000Z');
});
