import { picture } from '@kirdaar/server/testing/files';
import { accessibilityViolations } from '#testing/accessibility.ts';
import { apply, startAsTalent } from '#testing/by-api.ts';
import { expect } from '#testing/expect.ts';
import { logInAsHouse } from '#testing/join.ts';
import { busyTest as test } from '#testing/journey.ts';
import { filePayload, postCall } from '#testing/post-call.ts';

const desktop = { width: 1280, height: 900 };

test("delivers a house's message and a talent's answer with a picture live on both sides", async ({
  openPage,
  product,
}) => {
  const [house, talent] = [await openPage(desktop), await openPage()];
  await logInAsHouse(house, '/production/previous-job');
  const job = await postCall(house, 'Tea Seller');
  await startAsTalent(talent, product.origin, 'Rukmini Phadke');
  await apply(talent, job);

  await house.goto(`/production/applicants/${job}?view=board`);
  await house.getByRole('link', { name: /^Message / }).click();
  await house.getByLabel('Message', { exact: true }).fill('Could you send us a photo of today?');
  await house.keyboard.press('Control+Enter');
  await expect(house.getByRole('log')).toContainText('Could you send us a photo of today?');

  await talent.getByRole('link', { name: 'Messages, 1 unread' }).click();
  await talent
    .getByRole('main')
    .getByRole('listitem')
    .filter({ hasText: 'Could you send' })
    .getByRole('link')
    .click();
  await expect(talent.getByRole('log')).toContainText('Could you send us a photo of today?');
  await expect(house.getByRole('log')).toContainText(/Read \d{1,2}:\d\d [ap]m/);
  await talent.getByLabel('Attach files').setInputFiles(await filePayload(await picture('today.png')));
  await talent.getByLabel('Message', { exact: true }).fill('Here it is.');
  await expect(talent.getByRole('button', { name: 'Send' })).toBeEnabled();
  // The unsent text and the uploaded file survive a reload.
  await talent.reload();
  await expect(talent.getByRole('list', { name: 'Attached files' })).toContainText('today.png');
  await talent.getByRole('button', { name: 'Send' }).click();

  await expect(house.getByRole('log')).toContainText('Here it is.');
  await expect(house.getByRole('log').getByRole('img', { name: 'today.png' })).toBeVisible();

  expect(await accessibilityViolations(house)).toEqual([]);
});
