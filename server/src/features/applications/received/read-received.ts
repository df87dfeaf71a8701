import type { Page } from '@kirdaar/contract/fields';
import { findJobOfHouse, listReceived } from '#features/applications/received/queries.ts';
import { isClean, mediumUrl } from '#features/talent/media/describe-medium.ts';
import type { Database } from '#platform/database/database.ts';
import { AppError } from '#platform/http/app-error.ts';
import type { Services } from '#platform/services.ts';
import { shownAddress, signedAddress } from '#platform/storage/storage.ts';

/** Returns the applications to a casting call or from a talent, with links to media that expire soon. */
export async function readReceived(
  { db, secrets, now }: Services,
  member: Record<'id' | 'production_house_id', string>,
  id: string,
  page: Page,
) {
  const { rows, total } = await listReceived(db, member, id, now(), page);
  if (total === 0) await requireJobOfHouse(db, member.production_house_id, id);

  const applications = rows.map((application) => shownReceived({ secrets, now }, application));
  return { applications, total };
}

export async function requireJobOfHouse(db: Database, houseId: string, id: string, memberId?: string) {
  if (!(await findJobOfHouse(db, houseId, id, memberId))) throw new AppError('job_not_found');
}

type Received = Awaited<ReturnType<typeof listReceived>>['rows'][number];

/** Returns an application with links to its pictures, videos and recordings that work now. */
export function shownReceived<T extends Pick<Received, 'user' | 'media'>>(
  { secrets, now }: Pick<Services, 'secrets' | 'now'>,
  application: T,
) {
  return {
    ...application,
    user: shownApplicant({ secrets, now }, application.user),
    media: application.media.map(({ file, focus, ...medium }) => ({
      ...medium,
      url: isClean(medium.state) ? mediumUrl(secrets.media, { file, public_file: null, focus }, now()) : null,
      poster: medium.poster && signedAddress(secrets.media, medium.poster, now()),
    })),
  };
}

/** Returns an applicant with a link to the picture that works now. */
export function shownApplicant<T extends { image_url: string | null }>(
  { secrets, now }: Pick<Services, 'secrets' | 'now'>,
  applicant: T,
): T {
  return { ...applicant, image_url: shownAddress(secrets.media, applicant.image_url, now()) };
}
