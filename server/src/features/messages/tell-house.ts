import { listReviewers } from '#features/messages/queries.ts';
import { type Told, tell } from '#features/messages/tell.ts';
import type { Services } from '#platform/services.ts';

/** Tells everybody of a house who may review, each in their own language and on the channels they take. */
export async function tellHouse<F>(services: Services, houseId: string, told: Omit<Told<F>, 'account_id'>) {
  for (const { id } of await listReviewers(services.db, houseId))
    await tell(services, { ...told, account_id: id });
}
