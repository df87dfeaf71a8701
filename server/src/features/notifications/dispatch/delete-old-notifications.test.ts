import { DAY_MS } from '@kirdaar/contract/rules/calendar';
import { expect } from 'vitest';
import { rejectionMessageEmail } from '#features/applications/decisions/emails.ts';
import { notify } from '#features/notifications/dispatch/notify.ts';
import { dropAllQueued } from '#features/notifications/dispatch/queries.ts';
import { deleteOldNotifications } from '#features/notifications/dispatch/tasks.ts';
import { test } from '#testing/test.ts';

test('deletes sent deliveries after a while and fails those that were never sent', async ({
  services,
  db,
  clock,
  deliver,
  given,
}) => {
  const talent = await given.talent();
  const notification = {
    account_id: talent.id,
    template: rejectionMessageEmail,
    facts: rejectionMessageEmail.sample,
  };
  await notify(services, { ...notification, source: 'sent' });
  await deliver();
  await notify(services, { ...notification, source: 'stuck' });
  const messages = db
    .selectFrom('notification_delivery')
    .select(['source', 'state', 'content'])
    .orderBy('source');
  const begun = clock.now.getTime();

  clock.now = new Date(begun + 31 * DAY_MS);
  await deleteOldNotifications.run(services, {}, 'first night');
  const after = await messages.execute();
  clock.now = new Date(begun + 181 * DAY_MS);
  await deleteOldNotifications.run(services, {}, 'later night');

  expect(after).toEqual([
    { source: 'sent', state: 'sent', content: null },
    { source: 'stuck', state: 'failed', content: null },
  ]);
  expect(await messages.execute()).toEqual([]);
  expect(await db.selectFrom('notification').select('id').execute()).toEqual([]);
});

test('does not send what waited in a backup if that is left out, and sends what comes after', async ({
  services,
  db,
  clock,
  deliver,
  given,
}) => {
  const { id: account_id } = await given.talent();
  const { sample: facts } = rejectionMessageEmail;
  const send = (source: string) =>
    notify(services, { account_id, template: rejectionMessageEmail, facts, source });

  await send('before the backup');
  const dropped = await dropAllQueued(db, clock.now);
  await send('after the restore');
  await deliver();

  expect(dropped).toBe(1n);
  const deliveries = db.selectFrom('notification_delivery').select(['source', 'state']).orderBy('source');
  expect(await deliveries.execute()).toEqual([
    { source: 'after the restore', state: 'sent' },
    { source: 'before the backup', state: 'dropped' },
  ]);
});
