import { conversationLetter } from '#features/conversation-news/letters.ts';
import { findNews, listReaders } from '#features/conversation-news/queries.ts';
import { pageOf } from '#features/conversations/side.ts';
import { tell } from '#features/messages/tell.ts';
import type { Services } from '#platform/services.ts';

const ways = {
  'at once': ['bell', 'push'],
  'when unread': ['email', 'whatsapp', 'sms'],
} as const;

/** Tells the other side of a message that it is there: where it is seen at once, or where it is found later. */
export async function tellReaders(services: Services, messageId: string, when: keyof typeof ways) {
  const { db, now } = services;
  const news = await findNews(db, messageId, now());
  if (!news) return;
  const { application_id, party, title } = news;
  const path = pageOf(party === 'house' ? 'talent' : 'house', application_id);
  const facts = { name: news.writer, title, path };
  for (const { id: account_id } of await listReaders(db, news)) {
    await tell(services, {
      source: `message ${messageId}`,
      account_id,
      letter: conversationLetter,
      facts,
      by: ways[when],
    });
  }
}
