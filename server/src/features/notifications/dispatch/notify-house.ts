import { type Notification, notify } from '#features/notifications/dispatch/notify.ts';
import { listReviewers } from '#features/notifications/recipients/queries.ts';
import type { Services } from '#platform/services.ts';

/**
 * Notifies every member of a house who may review, each in their language and on their channels. If only some
 * accounts are concerned, notifies those of them, or the owners if none is left.
 */
export async function notifyHouse<F>(
  services: Services,
  houseId: string,
  notification: Omit<Notification<F>, 'account_id'>,
  concerned?: readonly string[],
) {
  const reviewers = await listReviewers(services.db, houseId);
  for (const { id } of concerned ? narrow(reviewers, concerned) : reviewers)
    await notify(services, { ...notification, account_id: id });
}

type Reviewers = Awaited<ReturnType<typeof listReviewers>>;

function narrow(reviewers: Reviewers, concerned: readonly string[]): Reviewers {
  const some = reviewers.filter(({ id }) => concerned.includes(id));
  return some.length > 0 ? some : reviewers.filter(({ team_role }) => team_role === 'owner');
}
