import { cleanup, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { afterEach, expect, test } from 'vitest';
import { ApplicantCard } from '#features/applications/ApplicantCard.tsx';
import type { Applicant } from '#features/applications/received.ts';

afterEach(cleanup);

const applicant: Applicant = {
  id: '0f9619ff-8b86-4011-b42d-00c04fc964ff',
  name: 'Aarohi Deshpande',
  age: 22,
  gender: 'Female',
  city: 'Pune',
  image_url: '/media/public/aarohi.jpg',
};

function show(changes: Partial<Applicant>) {
  return render(<ApplicantCard applicant={{ ...applicant, ...changes }} />, { wrapper: MemoryRouter });
}

test('an applicant is shown with name, age, gender and location, and leads to what they sent', () => {
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

test('what an applicant has not told is N/A', () => {
  show({ age: null, gender: null, city: null });

  expect(screen.getAllByText('N/A')).toHaveLength(3);
});

test('an applicant without a photo is shown by initials', () => {
  const { container } = show({ image_url: null });

  expect(container.querySelector('img')).toBeNull();
  expect(screen.getByText('AD')).toBeTruthy();
});
