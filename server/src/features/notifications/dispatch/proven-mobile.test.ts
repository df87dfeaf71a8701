import { expect } from 'vitest';
import { notify } from '#features/notifications/dispatch/notify.ts';
import { trialTemplate } from '#testing/deliveries.ts';
import { test } from '#testing/test.ts';

const template = trialTemplate({ atOnce: true });

test('sends WhatsApp only to a mobile number verified by a code', async ({
  services,
  db,
  deliver,
  given,
}) => {
  const proven = await given.talent();
  const entered = await given.talent();
  for (const { id } of [proven, entered]) await given.whatsApp(id);
  await db.updateTable('account').set({ mobile_verified_at: null }).where('id', '=', entered.id).execute();

  for (const { id } of [proven, entered])
    await notify(services, { source: 'a trial', account_id: id, template, facts: {} });

  const byWhatsApp = (await deliver()).filter(({ channel }) => channel === 'whatsapp');
  expect(byWhatsApp.map(({ to }) => to)).toEqual([proven.mobile]);
});
