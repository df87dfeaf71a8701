import { sql } from 'kysely';
import { expect, vi } from 'vitest';
import { listen } from '#platform/database/listen.ts';
import { test as base } from '#testing/test.ts';

const test = base.extend<{
  /** Does something, and resolves once web processes are told to forget all kept pages. */
  forgotten: (change: () => Promise<unknown>) => Promise<void>;
}>({
  forgotten: async ({ url }, use) => {
    let heard: string[] = [];
    const { promise: listening, resolve } = Promise.withResolvers<void>();
    const onHeard = (payload: string) => heard.push(payload);
    const close = listen(url, 'public_pages', { onHeard, onListening: resolve, onError: () => {} });
    await listening;
    await use(async (change) => {
      heard = [];
      await change();
      await vi.waitFor(() => expect(heard).toContain(''));
    });
    await close();
  },
});

test.for([
  'announcement',
  'banner',
  'client',
  'content_translation',
  'featured_talent',
  'page_text',
  'plan',
  'project',
  'service_text',
])('no page shows deleted rows of the table %s', async (table, { db, forgotten }) => {
  // Triggers for each statement run even if no row is concerned.
  await forgotten(() => sql`delete from ${sql.table(table)} where false`.execute(db));
});

test('no page misses a new casting call, or shows a stopped or deleted one, a hidden talent or an old badge', async ({
  db,
  forgotten,
  given,
}) => {
  const [hidden, deleted] = [
    await given.talent({ date_of_birth: '1996-05-04' }),
    await given.talent({ date_of_birth: '1996-05-04' }),
  ];
  const house = await given.house();
  const { production_house_id } = house;

  await forgotten(() => given.job({ production_house_id }));
  await forgotten(() =>
    db
      .updateTable('job')
      .set({ stopped_at: new Date().toISOString() })
      .where('production_house_id', '=', production_house_id)
      .execute(),
  );
  await forgotten(() =>
    db
      .updateTable('production_house')
      .set({ verification: 'documents' })
      .where('id', '=', production_house_id)
      .execute(),
  );
  await forgotten(() =>
    db.deleteFrom('job').where('production_house_id', '=', production_house_id).execute(),
  );
  await forgotten(() =>
    db.updateTable('talent').set({ visibility: 'link' }).where('id', '=', hidden.id).execute(),
  );
  await forgotten(() => db.deleteFrom('account').where('id', '=', deleted.id).execute());
});
