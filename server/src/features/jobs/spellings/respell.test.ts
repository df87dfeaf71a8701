import { expect } from 'vitest';
import { respell } from '#features/jobs/spellings/tasks.ts';
import { test } from '#testing/test.ts';

test('converts stored values once for each release that knows other spellings', async ({
  db,
  given,
  services,
}) => {
  const { id } = await given.talent({ city: 'Bombay' });
  const convert = async () => {
    await respell.run(services, {}, '');
    return (await db.selectFrom('talent').select('city').where('id', '=', id).executeTakeFirst())?.city;
  };

  expect(await convert()).toBe('Mumbai');
  await db.updateTable('talent').set({ city: 'Bombay' }).where('id', '=', id).execute();
  expect(await convert()).toBe('Bombay');
  await db.updateTable('spelling_version').set({ digest: 'of an older release' }).execute();
  expect(await convert()).toBe('Mumbai');
});
