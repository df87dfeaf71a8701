import { addDays, dayInIndia } from '@kirdaar/contract/rules/calendar';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { control, press } from '#testing/controls.ts';
import { received, reject, reply } from '#testing/mock-server.ts';
import {
  answerWith,
  choose,
  find,
  isShown,
  openWizard,
  openWizardPage,
  type,
} from '#testing/open-wizard.tsx';
import { sampleProfile } from '#testing/sample-profile.ts';

const childsBirthDate = addDays(dayInIndia(new Date()), -3650);
const adult = { date_of_birth: '1990-01-01' };
const isOff = (name: string) => screen.getByRole<HTMLButtonElement>('button', { name }).disabled;

test('shows that the profile is loading and disables the buttons', async () => {
  await openWizardPage();

  expect(screen.getByText('Loading profile…')).toBeDefined();
  expect([isOff('Previous'), isOff('Save and Next')]).toEqual([true, true]);
});

test('reports a profile that cannot be loaded and offers a retry', async () => {
  await openWizardPage();
  await reject('GET /api/user/profile', 500, { message: 'x' });
  await reply('GET /api/user/profile/draft', { draft: null });
  expect(screen.getByText('Failed to fetch profile')).toBeDefined();

  await press('Try again');
  await answerWith(sampleProfile());

  expect(screen.getByRole('form', { name: 'Profile' })).toBeDefined();
});

test('shows the profile when its draft cannot be loaded', async () => {
  await openWizardPage();

  await act(async () => find('GET /api/user/profile/draft').lose());
  await reply('GET /api/user/profile', { user: sampleProfile() });

  expect(screen.getByRole('form', { name: 'Profile' })).toBeDefined();
});

test('has three steps; Save and Next only moves forward and Previous moves back', async () => {
  await openWizard();
  expect(screen.getByRole('group', { name: /Step 1 of 3.*Personal Information/ })).toBeDefined();
  expect(isOff('Previous')).toBe(true);
  const asked = received.length;

  await press('Save and Next');
  expect(
    screen.getByRole('group', { name: /Step 2 of 3.*Physical Attributes and Body Measurement/ }),
  ).toBeDefined();
  expect(screen.getByText('?step=2')).toBeDefined();
  await press('Save and Next');
  expect(screen.getByRole('button', { name: 'Save and Submit' })).toBeDefined();
  await press('Previous');

  expect(screen.getByText('?step=2')).toBeDefined();
  expect(received).toHaveLength(asked);
});

test('asks a man only the questions for men', async () => {
  await openWizard({ ...adult, gender: 'Female', beard: 'STUBBLE' });

  await choose('gender', 'Male');

  expect(['moustache', 'beard', 'biceps', 'collar', 'fork'].map(isShown)).toEqual(Array(5).fill(true));
  expect(['plus_size_model', 'bust', 'till_elbow'].map(isShown)).toEqual(Array(3).fill(false));
  expect(control('beard').value).toBe('STUBBLE');
});

test('asks a woman only the questions for women', async () => {
  await openWizard(adult);

  await choose('gender', 'Female');

  const femaleFields = [
    'plus_size_model',
    'petite_model',
    'bust',
    'cup_size',
    'above_bust',
    'under_bust',
    'upper_thigh',
    'lower_thigh',
    'till_elbow',
  ];
  expect(femaleFields.filter((name) => !isShown(name))).toEqual([]);
  expect(['moustache', 'beard', 'biceps', 'collar', 'fork'].filter(isShown)).toEqual([]);
});

test('asks which height is meant by 5.6 ft, until one of the two is written', async () => {
  await openWizard();
  const write = async (height: string) => {
    await type('height', height);
    await act(async () => fireEvent.blur(control('height')));
  };

  await write('5.6 ft');

  const question = 'Do you mean 5 ft 6 in, or 171 cm? Write it in one of these ways.';
  expect(screen.getByText(question)).toBeDefined();
  for (const meant of ['5 ft 6 in', '171 cm']) {
    await write(meant);
    expect(screen.queryByText(question)).toBeNull();
  }
});

test('hides adult questions and asks for the guardian when the birth date is a child’s', async () => {
  await openWizard({ gender: 'Female', bust: '32' });
  expect(isShown('bust')).toBe(true);

  await type('date_of_birth', childsBirthDate);

  const adultFields = [
    'bust',
    'cup_size',
    'hips',
    'upper_thigh',
    'romantic_roles',
    'body_double',
    'lgbtq_friendly',
    'driver_license',
    'two_wheeler',
    'four_wheeler',
  ];
  expect(adultFields.filter(isShown)).toEqual([]);
  expect(screen.getByText('Different rules apply to talent under 18.')).toBeDefined();
  expect(screen.getByRole('link', { name: 'Parent or guardian' }).getAttribute('href')).toBe(
    '/user/guardian?return=%2Fuser%2Fcomplate-profile',
  );
});

test('shows a saved birth date read-only', async () => {
  await openWizard(adult);

  expect(control('date_of_birth').disabled).toBe(true);
  expect(
    screen.getByText('Our staff can correct a saved date of birth if you send us a document that shows it.'),
  ).toBeDefined();
});

test('lists missing answers by step and links to their fields', async () => {
  await openWizard({ ...adult, gender: 'Male' });
  const list = screen.getByText(/Missing answers/).closest('details');
  if (!list) throw new Error('There is no list.');
  expect(within(list).queryByRole('button', { name: 'First Name', hidden: true })).toBeNull();

  await act(async () => fireEvent.click(within(list).getByRole('button', { name: 'Beard', hidden: true })));

  expect(screen.getByText('?step=2')).toBeDefined();
  expect(document.activeElement).toBe(control('beard'));
});

test('removes an answered question from the missing list', async () => {
  await openWizard(adult);
  const left = () => Number(/\((\d+)\)/.exec(screen.getByText(/Missing answers/).textContent)?.[1]);
  const before = left();

  await type('nationality', 'Indian');

  expect(left()).toBe(before - 1);
});

test('shows respectful labels for hurtful values without changing the values', async () => {
  await openWizard({ ...adult, disabilities: 'DUMB', hair_length: 'MILATRY CUT' });

  const shown = (name: string) =>
    within(control(name)).getByRole<HTMLOptionElement>('option', { selected: true, hidden: true })
      .textContent;

  expect([control('disabilities').value, shown('disabilities')]).toEqual(['DUMB', 'Non-speaking']);
  expect([control('hair_length').value, shown('hair_length')]).toEqual(['MILATRY CUT', 'Military cut']);
});

test('finds skills by any part of their name, ignoring case, accents and spaces', async () => {
  await openWizard(adult);
  const skills = screen.getByRole('combobox', { name: /^Skills/ });

  await userEvent.type(skills, 'STÚNT  sk{Enter}');
  await userEvent.type(skills, 'riding{Enter}');

  expect(JSON.parse(control('skills').value)).toEqual(['Stunt Skills', 'Horse Riding']);
});

test('accepts a language that is not in the list', async () => {
  await openWizard({ ...adult, language: ['Hindi'] });

  await userEvent.type(screen.getByRole('combobox', { name: /^Language/ }), 'Ladakhi{Enter}');

  expect(JSON.parse(control('language').value)).toEqual(['Hindi', 'Ladakhi']);
});

test('fills in the state of a town, and keeps a state that was typed', async () => {
  await openWizard(adult);

  await type('city', 'Alibag');
  await waitFor(() => expect(control('state').value).toBe('Maharashtra'));
  await type('state', 'Goa');
  await type('city', 'Mapusa');

  await waitFor(() => expect(document.querySelector('datalist option[value="Mapusa"]')).not.toBeNull());
  expect(control('state').value).toBe('Goa');
});
