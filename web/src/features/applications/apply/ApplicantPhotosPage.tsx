import type { TalentProfile } from '@kirdaar/contract/talent/profile';
import { titled } from '#api/product-name.ts';
import { FoundApplicant, findApplicant } from '#features/applications/apply/FoundApplicant.tsx';
import { PhotoGallery } from '#features/talent/directory/PhotoGallery.tsx';
import { housePath } from '#house-paths.ts';
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
    <FoundApplicant id={id} found={found} back={housePath('applicantProfile', { id })}>
      {(profile) => {
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
      }}
    </FoundApplicant>
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
