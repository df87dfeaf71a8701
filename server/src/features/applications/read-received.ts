import type { Page } from '@kirdaar/contract/fields';
import { findJobOfHouse, listReceived } from '#features/applications/queries.ts';
import { Refusal } from '#platform/refusal.ts';
import type { Services } from '#platform/services.ts';
import { shownAddress, signedAddress } from '#platform/storage.ts';

/** What a house received to its call or from its applicant of this id, with links to the media that end soon. */
export async function readReceived({ db, secrets, now }: Services, houseId: string, id: string, page: Page) {
  const { rows, total } = await listReceived(db, houseId, id, now(), page);
  if (total === 0 && !(await findJobOfHouse(db, houseId, id))) throw new Refusal(404, 'Not found.');

  const applications = rows.map((application) => shownReceived({ secrets, now }, application));
  return { applications, total };
}

type Received = Awaited<ReturnType<typeof listReceived>>['rows'][number];

/** An application with pictures, videos and recordings that can be seen now. */
export function shownReceived<T extends Pick<Received, 'user' | 'media'>>(
  { secrets, now }: Pick<Services, 'secrets' | 'now'>,
  application: T,
) {
  return {
    ...application,
    user: shownApplicant({ secrets, now }, application.user),
    media: application.media.map((file) => ({
      ...file,
      url: signedAddress(secrets.media, file.file, now()),
      poster: file.poster && signedAddress(secrets.media, file.poster, now()),
    })),
  };
}

/** An applicant with a picture that can be seen now. */
export function shownApplicant<T extends { image_url: string | null }>(
  { secrets, now }: Pick<Services, 'secrets' | 'now'>,
  applicant: T,
): T {
  return { ...applicant, image_url: shownAddress(secrets.media, applicant.image_url, now()) };
}
