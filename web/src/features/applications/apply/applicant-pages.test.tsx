import type { TalentProfile } from '@kirdaar/contract/talent/profile';
import { act, render, screen } from '@testing-library/react';
import type { ComponentType } from 'react';
import { createRoutesStub } from 'react-router';
import { expect, test } from 'vitest';
import ApplicantPhotosPage from '#features/applications/apply/ApplicantPhotosPage.tsx';
import ApplicantProfilePage from '#features/applications/apply/ApplicantProfilePage.tsx';
import { findApplicant } from '#features/applications/apply/find-applicant.ts';
import { mockServer } from '#testing/mock-server.ts';
import { sampleProfile } from '#testing/sample-profile.ts';

const id = sampleProfile().id;

/** Opens a page of an applicant; the server has not responded yet. */
async function open(address: string) {
  const received = mockServer();
  // The router passes only the loader's data, whatever other props each page's type requires.
  const page = (path: string, Page: unknown) => ({
    path,
    Component: Page as ComponentType,
    loader: () => ({ found: findApplicant(id) }),
  });
  const Site = createRoutesStub([
    page('/production/applicant-profile/:id', ApplicantProfilePage),
    page('/production/applicant-profile-photos/:id', ApplicantPhotosPage),
  ]);
  await act(async () => render(<Site initialEntries={[`/production/${address}/${id}`]} />));
  return async (status: number, profile?: Partial<TalentProfile>) => {
    const data = profile && { ...sampleProfile(), ...profile };
    await act(async () => received[0]?.answer(status, { success: status === 200, data }));
  };
}

test("shows the facts in an applicant's profile and links to the photos", async () => {
  const answer = await open('applicant-profile');
  expect(screen.getByRole('status').textContent).toBe('Loading...');

  await answer(200, { age: 31, city: 'Pune', body_type: 'Slim' });

  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Asha Rao');
  expect(screen.getAllByRole('definition').map(({ textContent }) => textContent)).toEqual([
    '31',
    'Pune',
    'Slim',
    '+919812300001',
    'asha@talent.example',
  ]);
  expect(screen.getByText('No skills info')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Photo' }).getAttribute('href')).toBe(
    `/production/applicant-profile-photos/${id}`,
  );
});

test('shows no profile for an unknown applicant', async () => {
  const answer = await open('applicant-profile');

  await answer(404);

  expect(screen.getByRole('heading', { name: 'No profile found.' })).toBeTruthy();
});

test('shows every photo of an applicant once, with a way back', async () => {
  const answer = await open('applicant-profile-photos');

  await answer(200, { profile_photo: '/a.jpg', headshot_image: '/b.jpg', images: ['/a.jpg', '/c.jpg'] });

  expect(screen.getAllByRole('img').map((photo) => photo.getAttribute('alt'))).toEqual([
    'Profile photo',
    'Headshot',
    'Photo 3 of Asha Rao',
  ]);
  expect(screen.getByRole('button', { name: 'Back' })).toBeTruthy();
});

test('shows that an applicant has no photos', async () => {
  const answer = await open('applicant-profile-photos');

  await answer(200, {});

  expect(screen.getByText('No photos uploaded yet.')).toBeTruthy();
});
