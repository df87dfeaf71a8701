import { conversationLetter } from '#features/conversation-news/letters.ts';
import { findNews, listWriters } from '#features/conversation-news/queries.ts';
import { pageOf } from '#features/conversations/side.ts';
import { tell } from '#features/messages/tell.ts';
import { tellHouse } from '#features/messages/tell-house.ts';
import type { Services } from '#platform/services.ts';

const ways = {
  'at once': ['bell', 'push'],
  'when unread': ['email', 'whatsapp', 'sms'],
} as const;

/**
 * Tells the other side of a message that it is there: where it is seen at once, or where it is found later. Of a
 * house it is told to those who wrote there.
 */
export async function tellReaders(services: Services, messageId: string, when: keyof typeof ways) {
  const { db, now } = services;
  const news = await findNews(db, messageId, now());
  if (!news) return;
  const { application_id, party, title, talent_id, production_house_id } = news;
  const path = pageOf(party === 'house' ? 'talent' : 'house', application_id);
  const told = {
    source: `message ${messageId}`,
    letter: conversationLetter,
    facts: { name: news.writer, title, path },
    by: ways[when],
  };
  if (party === 'house') await tell(services, { ...told, account_id: talent_id });
  else await tellHouse(services, production_house_id, told, await listWriters(db, application_id));
}
