import { cleanup, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { afterEach, expect, test } from 'vitest';
import { AppliedLabel } from '#features/jobs/AppliedLabel.tsx';
import { JobCard, type JobCardProps } from '#features/jobs/JobCard.tsx';

const job: JobCardProps['job'] = {
  title: 'Younger sister · Short Film',
  project_type: 'Short Film',
  project_description: 'A quiet film.',
  city_location: 'Pune',
  application_deadline: null,
  image: null,
  status: 'open',
};

afterEach(cleanup);

function show(fields: Partial<JobCardProps['job']>, props: Partial<JobCardProps> = {}) {
  return render(<JobCard job={{ ...job, ...fields }} detailsTo="/details" {...props} />, {
    wrapper: MemoryRouter,
  });
}

test('a long description is cut after 100 characters and leads on to the details', () => {
  show({ project_description: `${'a'.repeat(100)}b` });

  const link = screen.getByRole('link', { name: /^View More/ });
  expect(link.getAttribute('href')).toBe('/details');
  expect(link.parentElement?.textContent).toMatch(/^a{100}… View More/);
});

test('a description of 100 characters stays whole', () => {
  show({ project_description: 'a'.repeat(100) });

  expect(screen.getByRole('link').parentElement?.textContent).toMatch(/^a{100} View More/);
});

test('the deadline reads as day and short month, beside the place', () => {
  show({ application_deadline: '2031-03-05' });

  expect(screen.getByText('05 Mar')).toBeTruthy();
  expect(screen.getByText('Pune')).toBeTruthy();
});

test('a call past its deadline reads Closed', () => {
  show({ application_deadline: '2020-01-01' });

  expect(screen.getByText('Closed')).toBeTruthy();
});

test('a call without a deadline says nothing of closing', () => {
  show({ application_deadline: null });

  expect(screen.queryByText(/^Close/)).toBeNull();
});

test('a poster is loaded late and keeps its place', () => {
  const { container } = show({ image: '/media/poster.webp' });

  const poster = container.querySelector('img');
  expect(poster?.getAttribute('loading')).toBe('lazy');
  expect(poster?.getAttribute('width')).toBe('480');
  expect(poster?.getAttribute('height')).toBe('360');
});

test('a call without a poster shows a drawn one', () => {
  const { container } = show({ image: null });

  expect(container.querySelector('img')).toBeNull();
  expect(screen.getByText('Short Film')).toBeTruthy();
});

test('what one has done about a call stands on its card', () => {
  show({}, { action: <AppliedLabel /> });

  expect(screen.getByText('Applied')).toBeTruthy();
});

test('Applied is green, and the closing text red', () => {
  show({ application_deadline: '2020-01-01' }, { action: <AppliedLabel /> });

  // Leaf is the green of the theme, and its accent the red.
  expect(screen.getByText('Applied').className).toContain('text-leaf');
  expect(screen.getByText('Closed').className).toContain('text-accent');
});
