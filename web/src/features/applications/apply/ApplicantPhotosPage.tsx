import type { TalentProfile } from '@kirdaar/contract/talent/profile';
import { Suspense } from 'react';
import { Await } from 'react-router';
import { titled } from '#api/product-name.ts';
import { findApplicant } from '#features/applications/apply/find-applicant.ts';
import { NoProfile } from '#features/applications/apply/NoProfile.tsx';
import { PhotoGallery } from '#features/talent/directory/PhotoGallery.tsx';
import { housePath } from '#house-paths.ts';
import { BackButton } from '#ui/BackButton.tsx';
import { Loading } from '#ui/Loading.tsx';
import { Notice } from '#ui/Notice.tsx';
import { Page } from '#ui/Page.tsx';
import * as words from '#words/applications/review.ts';
import * as common from '#words/ui/common.ts';
import type { Route } from './+types/ApplicantPhotosPage.ts';

export const meta: Route.MetaFunction = (page) => titled(words.photos_page, page);

/** Not awaited: the page shows a loading state. */
export function clientLoader({ params: { id } }: Route.ClientLoaderArgs) {
  return { found: findApplicant(id) };
}

export default function ApplicantPhotosPage({ loaderData: { found }, params: { id } }: Route.ComponentProps) {
  return (
    <div className="flex flex-col gap-4">
      <BackButton fallback={housePath('applicantProfile', { id })}>{common.back}</BackButton>
      <Suspense key={id} fallback={<Loading />}>
        <Await resolve={found}>
          {(profile) => (profile ? <ApplicantPhotos profile={profile} /> : <NoProfile />)}
        </Await>
      </Suspense>
    </div>
  );
}

function ApplicantPhotos({ profile }: { profile: TalentProfile }) {
  const photos = photosOf(profile);
  return (
    <Page title={words.photos_of(profile.name)}>
      {photos.length === 0 ? (
        <Notice>{words.photos_none}</Notice>
      ) : (
        <PhotoGallery name={profile.name} photos={photos} />
      )}
    </Page>
  );
}

/** Returns each photo once, because a picture may appear in several fields of a profile. */
function photosOf({ profile_photo, headshot_image, full_image, images }: TalentProfile) {
  const captions = new Map<string, string | null>();
  const named = [
    [profile_photo, words.photo_profile],
    [headshot_image, common.headshot],
    [full_image, words.photo_full],
    ...images.map((url) => [url, null] as const),
  ] as const;
  for (const [url, caption] of named) if (url && !captions.has(url)) captions.set(url, caption);
  return [...captions].map(([url, caption]) => ({ id: url, url, caption, width: null, height: null }));
}
