import { LEADS_BACK } from '#features/applications/move-application.ts';
import { selectOwn } from '#features/applications/queries.ts';
import { insertSteps } from '#features/timeline/queries.ts';
import { hasCode } from '#platform/database.ts';
import { Refusal } from '#platform/refusal.ts';
import type { Services } from '#platform/services.ts';

/** Takes a talent's application back, for good; doing so again changes nothing. */
export async function withdrawApplication(
  { db, now }: Pick<Services, 'db' | 'now'>,
  talentId: string,
  id: string,
) {
  const own = selectOwn(db, talentId, id);
  if (!(await own.executeTakeFirst())) throw new Refusal(404, 'Not found.');
  try {
    await insertSteps(db, own, { status: 'withdrawn', happened_at: now().toISOString(), party: 'talent' });
  } catch (error) {
    if (!hasCode(error, LEADS_BACK)) throw error;
    throw new Refusal(409, 'The production house has already decided, so there is nothing to withdraw.');
  }
}
