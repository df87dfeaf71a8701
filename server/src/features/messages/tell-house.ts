import { listReviewers } from '#features/messages/queries.ts';
import { type Told, tell } from '#features/messages/tell.ts';
import type { Services } from '#platform/services.ts';

/**
 * Tells everybody of a house who may review, each in their own language and on the channels they take. What concerns
 * only some accounts is told to those of them, or to the owners when none is left.
 */
export async function tellHouse<F>(
  services: Services,
  houseId: string,
  told: Omit<Told<F>, 'account_id'>,
  concerned?: readonly string[],
) {
  const reviewers = await listReviewers(services.db, houseId);
  for (const { id } of concerned ? narrow(reviewers, concerned) : reviewers)
    await tell(services, { ...told, account_id: id });
}

type Reviewers = Awaited<ReturnType<typeof listReviewers>>;

function narrow(reviewers: Reviewers, concerned: readonly string[]): Reviewers {
  const some = reviewers.filter(({ id }) => concerned.includes(id));
  return some.length > 0 ? some : reviewers.filter(({ team_role }) => team_role === 'owner');
}
