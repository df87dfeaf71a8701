import type { Page } from 'playwright-core';
import { accessibilityViolations } from '#testing/accessibility.ts';
import { fillCall } from '#testing/applicants.ts';
import { openBrowser } from '#testing/browser.ts';
import { queryDatabase } from '#testing/database.ts';
import { expect } from '#testing/expect.ts';
import { logInAsTalent } from '#testing/join.ts';
import { test as base } from '#testing/journey.ts';

// Not the browser that other files of the worker share, which has no camera and does nothing in the background.
const test = base
  .extend({ serviceWorkers: 'allow' })
  .extend('browser', { scope: 'worker' }, async ({}, { onCleanup }) => {
    const browser = await openBrowser({ isWhole: true, hasCamera: true });
    onCleanup(() => browser.close());
    return browser;
  });

/** Asks the demo talent for a self-tape and returns its ID. */
async function requestTape(dataDirectory: string): Promise<string> {
  const job = await fillCall(dataDirectory, 0);
  await queryDatabase(dataDirectory, 'update job set shoot_dates = current_date + 60 where id = $1', [job]);
  await queryDatabase(
    dataDirectory,
    `with sent as (
      insert into application (job_id, talent_id, role_specific_info, travel, availability, applied_at)
      select $1, id, 'I know this part.', true, true, now() from account where email = 'talent@kirdaar.example'
      returning id
    )
    insert into application_consent (application_id, consent, version, agreed_at)
    select id, consent, '1', now() from sent, unnest(array['accuracy', 'sharing', 'contact']) consent`,
    [job],
  );
  await queryDatabase(dataDirectory, 'delete from tape_request where job_id = $1', [job]);
  const [tape] = await queryDatabase<{ id: string }>(
    dataDirectory,
    `with request as (
      insert into tape_request (job_id, instructions, deadline, sides_text, questions, changed_at)
      values ($1, 'Look just beside the lens.', now() + interval '3 days', $2, '{Can you ride a scooter?}', now())
      returning id
    )
    insert into self_tape (application_id, request_id, invited_at, changed_at)
    select application.id, request.id, now(), now() from application, request where job_id = $1
    returning id`,
    [job, 'ASHA: Why did you come back?\nRAVI: I wrote. Every month.\nASHA: Then where are they?'],
  );
  if (!tape) throw new Error('The talent has no application.');
  return tape.id;
}

/** Ends the page as a crash does, without any chance to save something. */
async function crash(page: Page) {
  const crashed = page.waitForEvent('crash');
  const tools = await page.context().newCDPSession(page);
  void tools.send('Page.crash').catch(() => undefined);
  await crashed;
  await page.close();
}

async function slowDown(page: Page) {
  const tools = await page.context().newCDPSession(page);
  await tools.send('Network.enable');
  const speed = { offline: false, latency: 0, downloadThroughput: -1, uploadThroughput: 20 * 1024 };
  await tools.send('Network.emulateNetworkConditions', speed);
}

test('records a self-tape that survives a crash, a lost connection and a closed page', async ({
  openPage,
  product,
}) => {
  const id = await requestTape(product.dataDirectory);
  const request = `/user/self-tape/${id}`;
  let phone = await openPage();
  const context = phone.context();
  await logInAsTalent(phone);
  await phone.goto(request);
  await phone.getByRole('button', { name: 'I will keep the sides private' }).click();
  await phone.getByText('Read the sides').click();
  await expect(phone.getByText('Then where are they?')).toBeVisible();
  await phone.getByLabel('Can you ride a scooter?').fill('Yes, since 2020.');
  await phone.getByRole('button', { name: 'Save answers' }).click();
  await expect(phone.getByText('Answers saved.')).toBeVisible();
  expect(await accessibilityViolations(phone)).toEqual([]);

  await phone.getByRole('link', { name: 'Record your tape' }).click();
  await phone.getByRole('button', { name: /^Record( anyway)?$/ }).click();
  await expect(phone.getByRole('button', { name: 'Pause the prompter' })).toBeVisible();
  await expect(phone.getByText(/^0:(0[5-9]|1\d)$/)).toBeVisible();
  await crash(phone);
  phone = await context.newPage();
  await phone.goto(`/user/self-tapes/${id}/studio`);
  await expect(phone.getByText(/^Recording 1 · 0:(0[4-9]|1\d)$/)).toBeVisible();

  await phone.getByRole('button', { name: 'Watch and trim' }).click();
  const video = phone.getByLabel('Your recording');
  await expect.poll(() => video.evaluate(({ duration }: HTMLVideoElement) => duration)).toBeGreaterThan(3);
  await phone.getByRole('slider', { name: 'Start' }).fill('1000');
  await phone.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(phone.getByText(/^Recording 1 · 0:(0[3-9]|1\d)$/)).toBeVisible();
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

  const trimmed = () =>
    queryDatabase(
      product.dataDirectory,
      'select take, trim_from_ms from application_media where self_tape_id = $1',
      [id],
    );
  await expect.poll(trimmed, { timeout: 20_000 }).toEqual([{ take: 1, trim_from_ms: 1000 }]);
  phone = await context.newPage();
  await phone.goto(request);
  await expect(phone.getByText(/^Received /)).toBeVisible();
  await expect(phone.getByText('Nobody has watched it yet.')).toBeVisible();
});
