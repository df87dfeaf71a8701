import type { TalentProfile } from '@kirdaar/contract/talent/profile';
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import ApplicantPhotosPage, {
  clientLoader as photosLoader,
} from '#features/applications/apply/ApplicantPhotosPage.tsx';
import ApplicantProfilePage, { clientLoader } from '#features/applications/apply/ApplicantProfilePage.tsx';
import { applyLabel } from '#features/applications/apply/apply-fields.ts';
import { findApplicant } from '#features/applications/apply/FoundApplicant.tsx';
import { reject, reply } from '#testing/mock-server.ts';
import { openSite } from '#testing/open-page.tsx';
import { sampleVerification } from '#testing/sample-company.ts';
import { sampleProfile } from '#testing/sample-profile.ts';

const id = sampleProfile().id;
const RECEIVED = `GET /api/production/applications/${id}` as const;
const PROFILE = `GET /api/user/profile/${id}` as const;
const profileOf = (fields: Partial<TalentProfile> = {}): TalentProfile => ({
  ...sampleProfile(),
  seen_as: 'house',
  ...fields,
});

/** Opens a page of an applicant; the server has not responded yet. */
async function open(address: string) {
  const page = (path: string, Page: unknown, loader: unknown = () => ({ found: findApplicant(id) })) => ({
    path,
    Component: Page,
    loader,
  });
  await openSite(
    [
      page('/production/applicant-profile/:id', ApplicantProfilePage),
      page('/production/applicant-profile-photos/:id', ApplicantPhotosPage, photosLoader),
    ],
    `/production/${address}/${id}`,
  );
}

test("shows the facts in an applicant's profile and links to the photos", async () => {
  await open('applicant-profile');
  expect(screen.getByRole('status').textContent).toBe('Loading...');

  await reply(PROFILE, { data: profileOf({ age: 31, city: 'Pune', body_type: 'Slim' }) });

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
  await open('applicant-profile');

  await reject(PROFILE, 404);

  expect(screen.getByRole('heading', { name: 'No profile found.' })).toBeTruthy();
});

test('shows every photo of an applicant and of their applications once, with a way back', async () => {
  await open('applicant-profile-photos');

  const photos = { profile_photo: '/a.jpg', headshot_image: '/b.jpg', images: ['/a.jpg', '/c.jpg'] };
  await reply(PROFILE, { data: profileOf(photos) });
  const medium = (url: string, field: string) => ({ id: url, kind: 'image', field, url });
  const media = [medium('/c.jpg', 'headshot'), medium('/d.jpg', 'fullPhoto')];
  await reply(RECEIVED, { data: [{ user: { id }, media }] } as never);

  expect(screen.getAllByRole('img').map((photo) => photo.getAttribute('alt'))).toEqual([
    'Profile photo',
    'Headshot',
    'Photo 3 of Asha Rao',
    applyLabel('fullPhoto'),
  ]);
  expect(screen.getByRole('button', { name: 'Back' })).toBeTruthy();
});

test('shows that an applicant has no photos', async () => {
  await open('applicant-profile-photos');

  await reply(PROFILE, { data: profileOf() });
  await reject(RECEIVED, 404);

  expect(screen.getByText('No photos uploaded yet.')).toBeTruthy();
});

test('shows every known fact, skill and language and the audition video of an applicant', async () => {
  await open('applicant-profile');

  const profile: Partial<TalentProfile> = {
    ...{ age: 31, gender: 'Female', city: 'Delhi', state: 'Delhi', country: 'India', height: '5 ft 6 in' },
    ...{ hair_color: 'Black', eye_color: 'Brown', beard: 'None', mobile: null, email: null },
    ...{ skills: ['Singing'], language: ['Hindi'], audition_video: '/a.mp4' },
  };
  await reply(PROFILE, { data: profileOf(profile) });

  const label = (element: HTMLElement) => element.previousElementSibling?.textContent;
  expect(screen.getAllByRole('definition').map((fact) => `${label(fact)}: ${fact.textContent}`)).toEqual([
    'Age: 31',
    'Gender: Female',
    'Location: Delhi, India',
    'Height: 168 cm · 5′6″',
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
  await open('applicant-profile');

  await reply(PROFILE, { data: profileOf() });

  expect(screen.getByText('No skills info')).toBeTruthy();
  expect(screen.queryByRole('heading', { name: 'Languages' })).toBeNull();
  expect(screen.queryByRole('heading', { name: 'Audition video' })).toBeNull();
});

test.each([
  ['verified', false],
  ['none', true],
  ['unknown', false],
] as const)('asks a house whose verification is %s to be verified: %s', async (state, asks) => {
  await openSite([{ path: '/:id', Component: ApplicantProfilePage, loader: clientLoader }], `/${id}`);

  await reply(PROFILE, { data: profileOf() });
  if (state === 'unknown') await reject('GET /api/production/documents', 500);
  else await reply('GET /api/production/documents', { verification: sampleVerification({ state }) });

  expect(await screen.findByRole('heading', { name: 'Asha Rao' })).toBeTruthy();
  expect(screen.queryByRole('link', { name: 'Verify your production house' }) !== null).toBe(asks);
});
