import { render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { expect, test } from 'vitest';
import { AppliedLabel } from '#features/jobs/jobs/AppliedLabel.tsx';
import { JobCard, type JobCardProps } from '#features/jobs/jobs/JobCard.tsx';

const job: JobCardProps['job'] = {
  title: 'Younger sister · Short Film',
  project_type: 'Short Film',
  project_description: 'A quiet film.',
  project_description_hi: null,
  city_location: 'Pune',
  application_deadline: null,
  image: null,
  status: 'open',
  compensation: null,
  gender: 'Female',
  age_range: '18-24',
  applicants: 0,
  open_to: 'all',
};

function show(fields: Partial<JobCardProps['job']>, props: Partial<JobCardProps> = {}) {
  return render(<JobCard job={{ ...job, ...fields }} detailsTo="/details" {...props} />, {
    wrapper: MemoryRouter,
  });
}

test('cuts a long description after 100 characters and links to the details', () => {
  show({ project_description: `${'a'.repeat(100)}b` });

  const link = screen.getByRole('link', { name: /^View More/ });
  expect(link.getAttribute('href')).toBe('/details');
  expect(link.parentElement?.textContent).toMatch(/^a{100}… View More/);
});

test('shows a description of 100 characters in full', () => {
  show({ project_description: 'a'.repeat(100) });

  expect(screen.getByRole('link').parentElement?.textContent).toMatch(/^a{100} View More/);
});

test('shows the deadline as day and short month beside the city', () => {
  show({ application_deadline: '2031-03-05' });

  expect(screen.getByText('05 Mar')).toBeTruthy();
  expect(screen.getByText('Pune')).toBeTruthy();
});

test('shows pay, gender, age and number of applicants', () => {
  show({ compensation: '₹8,000 a day', gender: 'Any', applicants: 1204 });

  for (const fact of ['₹8,000 a day', 'Any gender', 'Age 18-24', '1,204 applied'])
    expect(screen.getByText(fact)).toBeTruthy();
});

test('says that only agencies or invited people can apply', () => {
  show({ open_to: 'agencies' });

  expect(screen.getByText('Through agencies only')).toBeTruthy();
});

test('says when no pay is stated and nobody has applied', () => {
  show({ compensation: null, applicants: 0 });

  expect(screen.getByText('Pay not stated')).toBeTruthy();
  expect(screen.getByText('No applicants yet')).toBeTruthy();
});

test('shows Closed after the deadline', () => {
  show({ application_deadline: '2020-01-01' });

  expect(screen.getByText('Closed')).toBeTruthy();
});

test('shows no closing text without a deadline', () => {
  show({ application_deadline: null });

  expect(screen.queryByText(/^Close/)).toBeNull();
});

test('loads the poster lazily and reserves its space', () => {
  const { container } = show({ image: '/media/poster.webp' });

  const poster = container.querySelector('img');
  expect(poster?.getAttribute('loading')).toBe('lazy');
  expect(poster?.getAttribute('width')).toBe('480');
  expect(poster?.getAttribute('height')).toBe('360');
});

test('shows a drawn poster when the casting call has none', () => {
  const { container } = show({ image: null });

  expect(container.querySelector('img')).toBeNull();
  expect(container.querySelector('svg')).toBeTruthy();
});

test('shows the Applied label on its card', () => {
  show({}, { action: <AppliedLabel /> });

  expect(screen.getByText('Applied')).toBeTruthy();
});

test('shows Applied in green and the closing text in red', () => {
  show({ application_deadline: '2020-01-01' }, { action: <AppliedLabel /> });

  // In the theme, `leaf` is the green and `accent` is the red.
  expect(screen.getByText('Applied').className).toContain('text-leaf');
  expect(screen.getByText('Closed').className).toContain('text-accent');
});

test('marks the language of a description that is not in the language of the page', () => {
  show({ project_description: 'एक शांत फ़िल्म।' });

  expect(screen.getByText('एक शांत फ़िल्म।').lang).toBe('hi');
});
