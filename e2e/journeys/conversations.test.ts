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
  await logInAsHouse(house);
  const job = await postCall(house, 'Tea Seller');
  await startAsTalent(talent, product.origin, 'Rukmini Phadke');
  await apply(talent, job);

  await house.goto(`/production/applicants/${job}?view=board`);
  await house.getByRole('link', { name: /^Message / }).click();
  await house.getByLabel('Message', { exact: true }).fill('You must pay Rs. 700 for the audition.');
  await house.getByRole('button', { name: 'Send' }).click();
  await expect(house.getByRole('alert')).toContainText('“You must pay Rs 700”');
  await house.getByRole('button', { name: 'Edit' }).click();
  await expect(house.getByLabel('Message', { exact: true })).toHaveValue(/Rs\. 700/);
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

  expect([await accessibilityViolations(house), await accessibilityViolations(talent)]).toEqual([[], []]);

  await talent.getByRole('button', { name: 'Report this message' }).first().click();
  await talent.getByLabel('Something else').check();
  await talent.getByRole('button', { name: 'Send report' }).click();
  await expect(talent.getByText('Report sent. Our staff will review it.')).toBeVisible();
  await talent.getByText('More', { exact: true }).click();
  await talent.getByRole('button', { name: 'Block this house' }).click();
  await expect(talent.getByText('You blocked this house. Unblock it to write again.')).toBeVisible();
  await house.getByLabel('Message', { exact: true }).fill('Lovely, thank you.');
  await house.getByRole('button', { name: 'Send' }).click();
  await expect(
    house.getByText('You can’t send messages to this talent at the moment.').first(),
  ).toBeVisible();
  await house.reload();
  await expect(house.getByText('Lovely, thank you.')).toBeVisible();
});
