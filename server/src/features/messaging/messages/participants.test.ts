import { expect } from 'vitest';
import { RULES } from '#platform/database/sqlstates.ts';
import { test } from '#testing/conversation-world.ts';

test('the database rejects changed messages, and those of outsiders, viewers and removed members', async ({
  callApi,
  clock,
  db,
  given,
  pair: { house, id },
}) => {
  const [reviewer, removed] = [await given.member(house, 'reviewer'), await given.member(house, 'reviewer')];
  await callApi('DELETE /api/production/team/members/:id', { params: { id: removed.id } }, house);
  const insert = (account_id: string) => {
    const message = { id: crypto.randomUUID(), application_id: id, party: 'house' as const, account_id };
    const content = { text: 'Hello', place: 0, written_at: clock.now.toISOString() };
    return db
      .insertInto('conversation_message')
      .values({ ...message, ...content })
      .execute();
  };
  const rejection = { code: RULES.NOT_A_PARTICIPANT };

  await expect(insert((await given.member(house, 'viewer')).id)).rejects.toMatchObject(rejection);
  await expect(insert(removed.id)).rejects.toMatchObject(rejection);
  await expect(insert((await given.house()).id)).rejects.toMatchObject(rejection);
  await expect(insert(reviewer.id)).resolves.toBeDefined();
  const rewrite = db
    .updateTable('conversation_message')
    .set({ text: 'Bye' })
    .where('application_id', '=', id);
  await expect(rewrite.execute()).rejects.toMatchObject({ code: RULES.APPEND_ONLY });
});
