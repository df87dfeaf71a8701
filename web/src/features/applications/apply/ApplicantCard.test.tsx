import { render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { expect, test } from 'vitest';
import { ApplicantCard } from '#features/applications/apply/ApplicantGrid.tsx';
import type { Applicant } from '#features/applications/apply/received.ts';
import { leaving } from '#words/houses/discovery.ts';

const applicant: Applicant = {
  id: '0f9619ff-8b86-4011-b42d-00c04fc964ff',
  name: 'Aarohi Deshpande',
  age: 22,
  age_band: null,
  gender: 'Female',
  city: 'Pune',
  image_url: '/media/public/aarohi.jpg',
  is_leaving: false,
};

function show(changes: Partial<Applicant>) {
  return render(<ApplicantCard applicant={{ ...applicant, ...changes }} />, { wrapper: MemoryRouter });
}

test('shows name, age, gender and location of an applicant and links to their application', () => {
  show({});

  expect(screen.getByRole('heading').textContent).toBe('Aarohi Deshpande');
  expect(screen.getAllByRole('definition').map(({ textContent }) => textContent)).toEqual([
    '22',
    'Female',
    'Pune',
  ]);
  expect(screen.getByRole('link', { name: /^View More.*Aarohi Deshpande$/ }).getAttribute('href')).toBe(
    `/production/application-details/${applicant.id}`,
  );
});

test('shows N/A for facts the applicant did not give', () => {
  show({ age: null, age_band: null, gender: null, city: null });

  expect(screen.getAllByText('N/A')).toHaveLength(3);
  expect(screen.queryByText(leaving)).toBeNull();
});

test('marks an applicant who asked for the deletion of the account', () => {
  show({ is_leaving: true });

  expect(screen.getByText(leaving)).toBeDefined();
});

test('shows initials for an applicant without a photo', () => {
  const { container } = show({ image_url: null });

  expect(container.querySelector('img')).toBeNull();
  expect(screen.getByText('AD')).toBeTruthy();
});
