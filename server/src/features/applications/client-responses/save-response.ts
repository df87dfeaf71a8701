import type { NewClientResponse } from '@kirdaar/contract/applications/share-links';
import { hashToken } from '#features/accounts/identity/session-token.ts';
import { upsertResponse } from '#features/applications/client-responses/queries.ts';
import { findShareOfToken } from '#features/applications/share-links/queries.ts';
import { AppError } from '#platform/http/app-error.ts';
import type { Services } from '#platform/services.ts';

/** Stores what the recipient of a working share link says about an applicant on it. */
export async function saveResponse({ db, now }: Pick<Services, 'db' | 'now'>, said: NewClientResponse) {
  const share = await findShareOfToken(db, hashToken(said.token), now());
  if (!share) throw new AppError('share_link_ended');
  const response = await upsertResponse(db, share, said, now());
  if (!response) throw new AppError('applicants_not_found');
  return response;
}
