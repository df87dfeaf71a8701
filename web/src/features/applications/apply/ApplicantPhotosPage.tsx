import type { TalentProfile } from '@kirdaar/contract/talent/profile';
import { titled } from '#api/product-name.ts';
import { applyLabel } from '#features/applications/apply/apply-fields.ts';
import { FoundApplicant, findApplicant } from '#features/applications/apply/FoundApplicant.tsx';
import { listReceivedFrom, type ReceivedApplication } from '#features/applications/apply/received.ts';
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
  return { found: findPhotos(id) };
}

/** The photos of the profile and those that came with applications to the house. */
async function findPhotos(id: string) {
  const [profile, sent] = await Promise.all([findApplicant(id), listReceivedFrom(id)]);
  return profile && { ...profile, photos: photosOf(profile, sent) };
}

export default function ApplicantPhotosPage({ loaderData: { found }, params: { id } }: Route.ComponentProps) {
  return (
    <FoundApplicant id={id} found={found} back={housePath('applicantProfile', { id })}>
      {({ name, photos }) => (
        <Page title={words.photos_of(name)}>
          {photos.length === 0 ? (
            <Notice>{words.photos_none}</Notice>
          ) : (
            <PhotoGallery name={name} photos={photos} />
          )}
        </Page>
      )}
    </FoundApplicant>
  );
}

/** Returns each photo once, because a picture may appear in several fields of a profile, and be sent with it. */
function photosOf(
  { profile_photo, headshot_image, full_image, images }: TalentProfile,
  sent: readonly ReceivedApplication[],
) {
  const captions = new Map<string, string | null>();
  const named = [
    [profile_photo, words.photo_profile],
    [headshot_image, common.headshot],
    [full_image, words.photo_full],
    ...images.map((url) => [url, null] as const),
    ...sent.flatMap(({ media }) =>
      media.filter(({ kind }) => kind === 'image').map(({ url, field }) => [url, applyLabel(field)] as const),
    ),
  ] as const;
  for (const [url, caption] of named) if (url && !captions.has(url)) captions.set(url, caption);
  return [...captions].map(([url, caption]) => ({ id: url, url, caption, width: null, height: null }));
}
