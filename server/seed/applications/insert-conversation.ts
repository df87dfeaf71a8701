import type { Participant } from '#features/messaging/conversations/participant.ts';
import { updateRead } from '#features/messaging/conversations/queries.ts';
import { insertMessage } from '#features/messaging/messages/queries.ts';
import type { Database } from '#platform/database/database.ts';
import { findOffered } from '#seed/applications/insert-arrangements.ts';
import { demoAccounts } from '#seed/demo-accounts.ts';
import type { World } from '#seed/world.ts';

const HOUR_MS = 3_600_000;

const messages = [
  {
    party: 'house',
    hours: 30,
    text: 'Hello! We liked how you wrote about Gauri. She cycles to school in two scenes: do you ride a bicycle?',
  },
  {
    party: 'talent',
    hours: 28,
    text: 'Thank you! Yes, every day until college, also on the ghats. I can send a short video if that helps.',
  },
  {
    party: 'house',
    hours: 5,
    text: 'That will not be needed, we believe you. We have sent you an offer. If the rehearsal week is a problem, tell us here.',
  },
] as const;

/** Inserts a conversation between the demo house and the demo talent; its last message is unread. */
export async function insertConversation(db: Database, world: World, now: Date) {
  const application = findOffered(world);
  const member = await db
    .selectFrom('account')
    .select(['id', 'production_house_id'])
    .where('email', '=', demoAccounts.reviewer)
    .executeTakeFirst();
  if (!application || !member?.production_house_id) return;

  const { id: application_id, person } = application;
  const talent: Participant = { party: 'talent', account_id: person.id };
  const { id: account_id, production_house_id } = member;
  const house: Participant = { party: 'house', account_id, production_house_id };
  for (const { party, hours, text } of messages) {
    const written_at = new Date(now.getTime() - hours * HOUR_MS).toISOString();
    const message = { id: crypto.randomUUID(), application_id, text, written_at };
    await insertMessage(db, party === 'house' ? house : talent, message);
  }
  await updateRead(db, talent, application_id, 1, new Date(now.getTime() - 29 * HOUR_MS));
  await updateRead(db, house, application_id, 2, new Date(now.getTime() - 27 * HOUR_MS));
}
