import type { Participant } from '#features/messaging/conversations/participant.ts';
import type { Database } from '#platform/database/database.ts';

interface Pair {
  talent_id: string;
  production_house_id: string;
}

export function insertBlock(
  db: Database,
  { party, account_id }: Participant,
  { talent_id, production_house_id }: Pair,
  now: Date,
) {
  return db
    .insertInto('conversation_block')
    .values({ talent_id, production_house_id, party, account_id, blocked_at: now.toISOString() })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

export function deleteBlock(db: Database, { party }: Participant, { talent_id, production_house_id }: Pair) {
  return db
    .deleteFrom('conversation_block')
    .where('talent_id', '=', talent_id)
    .where('production_house_id', '=', production_house_id)
    .where('party', '=', party)
    .execute();
}
