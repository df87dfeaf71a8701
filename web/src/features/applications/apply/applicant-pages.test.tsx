import type { TalentProfile } from '@kirdaar/contract/talent/profile';
import { act, render, screen } from '@testing-library/react';
import type { ComponentType } from 'react';
import { createRoutesStub } from 'react-router';
import { expect, test } from 'vitest';
import ApplicantPhotosPage from '#features/applications/apply/ApplicantPhotosPage.tsx';
import ApplicantProfilePage, { clientLoader } from '#features/applications/apply/ApplicantProfilePage.tsx';
import { findApplicant } from '#features/applications/apply/find-applicant.ts';
import { answer as reply } from '#testing/answer.ts';
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

test('shows every known fact, skill and language and the audition video of an applicant', async () => {
  const answer = await open('applicant-profile');

  await answer(200, {
    ...{ age: 31, gender: 'Female', city: 'Delhi', state: 'Delhi', country: 'India', height: '5 ft 6 in' },
    ...{ hair_color: 'Black', eye_color: 'Brown', beard: 'None', mobile: null, email: null },
    ...{ skills: ['Singing'], language: ['Hindi'], audition_video: '/a.mp4' },
  } as Partial<TalentProfile>);

  const label = (element: HTMLElement) => element.previousElementSibling?.textContent;
  expect(screen.getAllByRole('definition').map((fact) => `${label(fact)}: ${fact.textContent}`)).toEqual([
    'Age: 31',
    'Gender: Female',
    'Location: Delhi, India',
    'Height: 5 ft 6 in',
    'Hair: Black',
    'Eyes: Brown',
    'Beard: None',
  ]);
  expect(screen.getByRole('list', { name: 'Skills' }).textContent).toBe('Singing');
  expect(screen.getByRole('list', { name: 'Languages' }).textContent).toBe('Hindi');
  expect(screen.getByLabelText('Audition video of Asha Rao').getAttribute('src')).toBe('/a.mp4');
  expect(screen.queryByText('No skills info')).toBeNull();
});

test('shows neither languages nor a video that the applicant does not have', async () => {
  const answer = await open('applicant-profile');

  await answer(200, {});

  expect(screen.getByText('No skills info')).toBeTruthy();
  expect(screen.queryByRole('heading', { name: 'Languages' })).toBeNull();
  expect(screen.queryByRole('heading', { name: 'Audition video' })).toBeNull();
});

test.each([
  ['verified', 200, false],
  ['not_sent', 200, true],
  ['unknown', 500, false],
])('asks a house whose verification is %s (%i) to be verified: %s', async (state, status, asks) => {
  const received = mockServer();
  const loader = ({ params }: { params: object }) => clientLoader({ params } as never);
  const Component = ApplicantProfilePage as unknown as ComponentType;
  const Site = createRoutesStub([{ path: '/:id', Component, loader: loader as never }]);
  await act(async () => render(<Site initialEntries={[`/${id}`]} />));

  await reply(received, 'GET /api/user/profile/', { data: sampleProfile() });
  await reply(received, 'GET /api/production/documents', { verification: { state } }, status);

  expect(await screen.findByRole('heading', { name: 'Asha Rao' })).toBeTruthy();
  expect(screen.queryByRole('link', { name: 'Verify your production house' }) !== null).toBe(asks);
});
