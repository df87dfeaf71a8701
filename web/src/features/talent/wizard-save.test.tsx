import type { OwnProfile } from '@kirdaar/contract/talent';
import { act, cleanup, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { readSession, storeTalent } from '#session/store.ts';
import { chooseFiles, readFilesIntoForms } from '#testing/file-inputs.ts';
import { choose, control, find, isThere, openWizard, press, submit, type } from '#testing/open-wizard.tsx';
import { sampleProfile } from '#testing/sample-profile.ts';
import { standInForServer } from '#testing/stand-in-server.ts';

const PUT = 'PUT /api/user/profile';
let received: ReturnType<typeof standInForServer>;

beforeEach(() => {
  received = standInForServer();
  readFilesIntoForms();
  vi.stubGlobal('scrollTo', () => {});
  Element.prototype.scrollIntoView = () => {};
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  sessionStorage.clear();
  localStorage.clear();
});

const sent = () => find(received, PUT).form;
const answer = (status: number, body: object) => act(async () => find(received, PUT).answer(status, body));
const answerSaved = (fields: Partial<OwnProfile> = {}) =>
  answer(200, {
    success: true,
    message: 'Profile updated successfully!',
    user: sampleProfile({ updated_at: '2026-03-02T00:00:00.000Z', ...fields }),
  });

test('what is left empty is not sent, and flags go as 1 or 0', async () => {
  await openWizard(received);
  await type('city', '  Pune ');
  await choose('passport', '0');
  await choose('lead_roles', '1');

  await submit();

  const names = [...sent().keys()];
  expect([sent().get('city'), sent().get('passport')]).toEqual(['Pune', '0']);
  expect([sent().get('lead_roles'), sent().get('comedy_roles')]).toEqual(['1', '0']);
  expect(
    ['middle_name', 'state', 'skills', 'SkillsData', 'four_wheeler'].filter((n) => names.includes(n)),
  ).toEqual([]);
});

test('the availability categories go as JSON text when there are any', async () => {
  await openWizard(received, { SkillsData: ['DANCERS', 'VOICE OVER'] });

  await submit();

  expect(sent().get('SkillsData')).toBe('["DANCERS","VOICE OVER"]');
});

test('what is emptied is named, so that it is cleared', async () => {
  await openWizard(received, { hobbies: 'Chess', work_links: ['https://example.com/'] });
  await type('hobbies', ' ');
  await type('work_links', '');

  await submit();

  expect(sent().get('clear')).toBe('["hobbies"]');
  expect(sent().get('work_links')).toBe('[]');
});

test('what belongs to the other gender is cleared', async () => {
  await openWizard(received, { gender: 'Male', beard: 'LONG' });
  await choose('gender', 'Female');

  await submit();

  expect(sent().get('clear')).toBe('["beard"]');
  expect(sent().has('beard')).toBe(false);
});

test('the save says which profile the form was filled from', async () => {
  await openWizard(received, { updated_at: '2026-03-01T00:00:00.000Z' });

  await submit();

  expect(sent().get('if_match')).toBe('2026-03-01T00:00:00.000Z');
});

test('an empty profile may be saved, and its buttons wait meanwhile', async () => {
  await openWizard(received, { name: '' });

  await submit();

  expect(sent().get('if_match')).toBe('never');
  const buttons = ['Previous', 'Submitting...'].map((name) =>
    screen.getByRole<HTMLButtonElement>('button', { name }),
  );
  expect(buttons.map(({ disabled }) => disabled)).toEqual([true, true]);
});

test('a save shows the green box, then leads to the popular casting calls', async () => {
  await openWizard(received);
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

test('a save refreshes who is stored, clears the files that were chosen and shows those that are kept', async () => {
  storeTalent('t', { ...sampleProfile(), profileType: null });
  await openWizard(received);
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

test('a refusal is shown in a red box, and beside its field in whatever step that is', async () => {
  await openWizard(received);
  await submit();

  const message = 'This is no address of the web.';
  await answer(400, { success: false, message: 'Please check the form.', fields: { city: message } });

  expect(screen.getByRole('alert').textContent).toBe('Please check the form.');
  expect(screen.getByText(message)).toBeDefined();
  expect(document.activeElement).toBe(control('city'));
});

test('a refusal without words says that the profile was not updated', async () => {
  await openWizard(received);
  await submit();

  await act(async () => find(received, PUT).lose());

  expect(screen.getByRole('alert').textContent).toBe('Failed to update profile');
});

test('the same sent once more after a lost answer goes under the same id', async () => {
  await openWizard(received);
  await submit();
  const first = sent().get('request_id');
  await act(async () => find(received, PUT).lose());

  await press('Save and Submit');

  expect(sent().get('request_id')).toBe(first);
});

test('an ended session asks for the login and keeps what was typed', async () => {
  await openWizard(received);
  await type('city', 'Pune');
  await submit();

  await answer(401, { success: false, message: 'Please log in.' });

  expect(screen.getByRole('button', { name: 'Log in again' })).toBeDefined();
  expect(control('city').value).toBe('Pune');
});

test('a profile saved elsewhere is not overwritten: only what was changed here goes on top', async () => {
  await openWizard(received, { city: 'Pune', state: 'Goa', updated_at: '2026-03-01T00:00:00.000Z' });
  await type('city', 'Nagpur');
  await submit();
  await answer(409, { success: false, message: 'Saved elsewhere.' });
  expect(isThere('city')).toBe(true);

  await press('Save my changes on top');
  const now = sampleProfile({ city: 'Pune', state: 'Maharashtra', updated_at: '2026-03-03T00:00:00.000Z' });
  await act(async () => find(received, 'GET /api/user/profile').answer(200, { success: true, user: now }));

  expect([sent().get('city'), sent().get('state')]).toEqual(['Nagpur', null]);
  expect(sent().get('if_match')).toBe('2026-03-03T00:00:00.000Z');
});
