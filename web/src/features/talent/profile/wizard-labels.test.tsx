import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { control, press } from '#testing/controls.ts';
import { openWizard, type } from '#testing/open-wizard.tsx';

const labels = () =>
  [...document.querySelectorAll('[data-field]')].map(
    (field) => field.querySelector('legend, label')?.textContent ?? '',
  );

test('shows the agreed labels of roles, experience, links, files and names in the last step', async () => {
  await openWizard({ date_of_birth: '1990-01-01' });

  await press('Save and Next');
  await press('Save and Next');

  const ticks = screen.getAllByRole('checkbox').map((tick) => tick.closest('label')?.textContent);
  expect(ticks).toEqual([
    'Lead Roles',
    'Supporting Roles',
    'Background/Extras',
    'Child Roles',
    'Elderly Roles',
    'Romantic Roles',
    'Villain/Negative Roles',
    'Comedy Roles',
    'Period/Historical Roles',
    'Fantasy/Sci-fi Roles',
    'Special category',
    'LGBTQ+ friendly',
    'in Theatre',
    'in Print/Modeling',
    'in Reality Shows',
    'Body double',
  ]);
  expect(labels()).toEqual(
    expect.arrayContaining([
      'Hand modeling',
      'Foot modeling',
      'Body Double Actor Name',
      'Lookalike Actor Name',
      'Agency Name',
      'Manager Name',
    ]),
  );
  expect(
    screen.getByText('Images: jpg, jpeg, png. Video: mp4, mkv, avi, mov. Max about 200MB.'),
  ).toBeDefined();
  const files = ['image', 'headshot_image', 'full_image', 'audition_video', 'images'];
  expect(files.map((name) => control(name).type)).toEqual(Array(5).fill('file'));
});

test('marks required answers with an asterisk', async () => {
  await openWizard({ date_of_birth: '1990-01-01', gender: 'Other' });

  const marked = labels().flatMap((label) => (label.endsWith(' *') ? [label.slice(0, -2)] : []));

  expect(marked).toEqual([
    'First Name',
    'Last Name',
    'Date of Birth',
    'Gender',
    'Profile Type',
    'Current Location',
    'City',
    'State',
    'Country',
    'Nationality',
    'Passport',
    'Driver License',
    'Language',
    'Body Type',
    'Skin Tone',
    'Hair Length',
    'Hair Color',
    'Eye Color',
    'Tattoo / Piercing',
    'Disabilities',
    'Distinctive Features',
    'Height',
    'Weight',
    'Shoe Size',
    'Measurement',
    'Waist',
    'Hips',
    'Arm Hole',
    'Shoulder',
    'Sleeve Length',
    'Trouser Length',
    'Inseam Length',
    '2-wheeler',
    '4-wheeler',
    'Portfolio Link',
    'IMDb Profile',
    'Instagram Link',
    'Facebook Link',
    'YouTube Link',
    'Headshot',
    'Full Photo',
    'Audition Video',
  ]);
});

test('marks fewer answers for a voice artist, who needs no measurements', async () => {
  await openWizard({ date_of_birth: '1990-01-01', gender: 'Female' });
  const isMarked = (name: string) =>
    document.querySelector(`[data-field="${name}"]`)?.textContent?.includes(' *') ?? false;
  const fields = ['language', 'headshot_image', 'waist', 'bust', 'eye_color', 'full_image'];
  expect(fields.filter(isMarked)).toEqual(fields);

  await type('profileType', 'VOICE OVER');

  expect(fields.filter(isMarked)).toEqual(['language', 'headshot_image']);
  expect(control('waist')).toBeDefined();
});
