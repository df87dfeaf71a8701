import type { Page } from 'playwright-core';
import { accessibilityViolations } from '#testing/accessibility.ts';
import { openBrowser } from '#testing/browser.ts';
import { apply } from '#testing/by-api.ts';
import { queryDatabase } from '#testing/database.ts';
import { expect } from '#testing/expect.ts';
import { logInAsHouse, logInAsTalent } from '#testing/join.ts';
import { busyTest as test } from '#testing/journey.ts';
import { postCall } from '#testing/post-call.ts';

const lines = 'ASHA: Why did you come back?\nRAVI: I wrote. Every month.\nASHA: Then where are they?';

/** Asks everyone who applied to a casting call for a self-tape; returns its ID. */
async function requestTape(dataDirectory: string, job: string) {
  const [tape] = await queryDatabase<{ id: string }>(
    dataDirectory,
    `with request as (
      insert into tape_request (job_id, instructions, deadline, sides_text, questions, changed_at)
      values ($1, 'Look just beside the lens.', now() + interval '3 days', $2, '{}', now())
      returning id
    )
    insert into self_tape (application_id, request_id, invited_at, changed_at)
    select application.id, request.id, now(), now() from application, request where job_id = $1
    returning id`,
    [job, lines],
  );
  if (!tape) throw new Error('The talent has no application.');
  return tape.id;
}

/** Ends the page as a crash does, without any chance to save something. */
async function crash(page: Page) {
  const tools = await page.context().newCDPSession(page);
  // The command itself is never answered.
  void tools.send('Page.crash').catch(() => undefined);
  await page.waitForEvent('crash');
  await page.close();
}

async function slowDown(page: Page) {
  const tools = await page.context().newCDPSession(page);
  await tools.send('Network.enable');
  const speed = { offline: false, latency: 0, downloadThroughput: -1, uploadThroughput: 20 * 1024 };
  await tools.send('Network.emulateNetworkConditions', speed);
}

test('records a self-tape that survives a crash, a lost connection and a closed page, and plays it to the house', async ({
  openPage,
  product,
}) => {
  const house = await openPage({ width: 1280, height: 900 });
  await logInAsHouse(house, '/production/previous-job');
  const job = await postCall(house, 'Ravi');
  // Unlike the browser of the worker, it has a camera and works in the background.
  await using browser = await openBrowser({ isWhole: true, hasCamera: true });
  let phone = await openPage({ browser, serviceWorkers: 'allow' });
  const context = phone.context();
  await logInAsTalent(phone);
  await apply(phone, job);
  const id = await requestTape(product.dataDirectory, job);
  await phone.goto(`/user/self-tape/${id}`);
  await phone.getByRole('button', { name: 'I will keep the sides private' }).click();
  await expect(phone.getByText('Read the sides')).toBeVisible();
  expect(await accessibilityViolations(phone)).toEqual([]);

  await phone.getByRole('link', { name: 'Record your tape' }).click();
  await phone.getByRole('button', { name: /^Record( anyway)?$/ }).click();
  await expect(phone.getByRole('button', { name: 'Pause the prompter' })).toBeVisible();
  // Not what was recorded but what was written, which is later on a busy machine.
  await expect(phone.getByText(/^Recording 1 · 0:(0[5-9]|[1-5]\d)$/)).toBeVisible();
  await crash(phone);
  phone = await context.newPage();
  await phone.goto(`/user/self-tapes/${id}/studio`);
  await expect(phone.getByText(/^Recording 1 · 0:(0[5-9]|[1-5]\d)$/)).toBeVisible();

  await phone.getByRole('button', { name: 'Watch and trim' }).click();
  const video = phone.getByLabel('Your recording');
  const duration = () => video.evaluate(({ duration }: HTMLVideoElement) => duration);
  await expect.poll(duration).toBeGreaterThan(3);
  const kept = (await duration()) - 1;
  await phone.getByRole('slider', { name: 'Start' }).fill('1000');
  await phone.getByRole('button', { name: 'Save', exact: true }).click();
  const lengths = [Math.floor(kept), Math.ceil(kept)].map((seconds) => `0:${`${seconds}`.padStart(2, '0')}`);
  await expect(phone.getByText(new RegExp(`^Recording 1 · (${lengths.join('|')})$`))).toBeVisible();
  expect(await accessibilityViolations(phone)).toEqual([]);

  await context.setOffline(true);
  await phone.getByRole('button', { name: 'Send take' }).click();
  await expect(phone.getByText('Sending starts when you are online.')).toBeVisible();
  await slowDown(phone);
  await context.setOffline(false);
  await expect(phone.getByText(/KB of \d+/)).toBeVisible();
  await expect(
    phone.getByText('You can close this page. Sending continues in the background.'),
  ).toBeVisible();
  await phone.close();

  const arrived = () =>
    queryDatabase(
      product.dataDirectory,
      'select take, trim_from_ms, state from application_media where self_tape_id = $1',
      [id],
    );
  await expect.poll(arrived).toEqual([{ take: 1, trim_from_ms: 1000, state: 'ready' }]);
  await house.goto(`/production/jobs/${job}/tapes`);
  await house.getByRole('heading', { level: 2, name: 'Ananya Deshpande' }).waitFor();
  await house.keyboard.press(' ');
  await expect.poll(() => isPlaying(house)).toEqual([true]);
  await house.keyboard.press('m');
  await house.keyboard.type('the turn');
  await house.keyboard.press('Enter');
  await expect(house.getByRole('listitem').filter({ hasText: 'the turn' })).toContainText(/0:0\d/);
  expect(await accessibilityViolations(house)).toEqual([]);
});

function isPlaying(page: Page) {
  return page
    .locator('video[data-shown]')
    .evaluateAll((videos: HTMLVideoElement[]) =>
      videos.map(({ paused, currentTime }) => !paused && currentTime > 0),
    );
}
