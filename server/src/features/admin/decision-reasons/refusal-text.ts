import type { RefusalGround } from '@kirdaar/contract/rules/staff-decisions';
import { findOwnerLanguage } from '#features/admin/decision-reasons/queries.ts';
import { serverWords } from '#platform/channels/server-words.ts';
import type { Database } from '#platform/database/database.ts';

const words = serverWords('refusals');

/** Returns what a house reads of a refusal: the ground in its language, then what staff wrote. */
export async function refusalText(
  db: Database,
  houseId: string,
  { ground, reason }: { ground: RefusalGround; reason: string },
): Promise<string> {
  const language = await findOwnerLanguage(db, houseId);
  return `${words[language].refusal_grounds[ground]}\n${reason}`;
}
