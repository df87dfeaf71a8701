import type { Page } from 'playwright-core';
import { accessibilityViolations } from '#testing/accessibility.ts';
import { addApplicants, fillCall } from '#testing/applicants.ts';
import { openBrowser } from '#testing/browser.ts';
import { queryDatabase } from '#testing/database.ts';
import { expect } from '#testing/expect.ts';
import { logInAsHouse, logInAsTalent } from '#testing/join.ts';
import { test as base } from '#testing/journey.ts';

// Not the browser that other files of the worker share, which has no camera and does nothing in the background.
const test = base
  .extend({ serviceWorkers: 'allow' })
  .extend('browser', { scope: 'worker' }, async ({}, { onCleanup }) => {
    const browser = await openBrowser({ isWhole: true, hasCamera: true });
    onCleanup(() => browser.close());
    return browser;
  });

const lines = 'ASHA: Why did you come back?\nRAVI: I wrote. Every month.\nASHA: Then where are they?';

/** Asks the demo talent for a self-tape; returns its ID and that of the casting call. */
async function requestTape(dataDirectory: string) {
  const job = await fillCall(dataDirectory, 0);
  await queryDatabase(
    dataDirectory,
    `update job set shoot_dates = current_date + 60, audition_type = 'Self-tape' where id = $1`,
    [job],
  );
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
    [job, lines],
  );
  if (!tape) throw new Error('The talent has no application.');
  return { id: tape.id, job };
}

/** Adds script pages to the request: a print of the page that the house has open. */
async function sendPages(house: Page, job: string) {
  const token = await house.evaluate(() => localStorage.getItem('token'));
  const buffer = await house.pdf();
  const sent = await house.request.put(`/api/production/self-tapes/${job}`, {
    headers: { authorization: `Bearer ${token}` },
    multipart: {
      instructions: 'Look just beside the lens.',
      day: new Date(Date.now() + 3 * 86_400_000).toISOString().slice(0, 10),
      time: '18:00',
      sides_text: lines,
      questions: JSON.stringify(['Can you ride a scooter?']),
      sides: { name: 'sides.pdf', mimeType: 'application/pdf', buffer },
    },
  });
  expect(await sent.json()).toMatchObject({ success: true });
}

/** Gives the casting call another applicant with the same take, once it is processed; returns both names. */
async function addSecondTape(dataDirectory: string, job: string, id: string) {
  const first = () =>
    queryDatabase<{ name: string; application: string }>(
      dataDirectory,
      `select talent.name, application_id as application from application_media
      join application on application.id = application_id join talent on talent.id = talent_id
      where self_tape_id = $1 and application_media.state = 'ready'`,
      [id],
    );
  await expect.poll(first).toHaveLength(1);
  await addApplicants(dataDirectory, job, 1);
  const [second] = await queryDatabase<{ id: string; name: string }>(
    dataDirectory,
    `with other as (
      select application.id, talent.name from application join talent on talent.id = talent_id
      where job_id = $1 and application.id <> (select application_id from self_tape where id = $2)
    ), asked as (
      insert into self_tape (application_id, request_id, invited_at, changed_at, received_at)
      select other.id, request_id, invited_at, invited_at, invited_at from self_tape, other where self_tape.id = $2
      returning id
    )
    select asked.id, name from asked, other`,
    [job, id],
  );
  await queryDatabase(
    dataDirectory,
    `insert into application_media (application_id, field, kind, file, small_file, seconds, self_tape_id, take)
    select self_tape.application_id, field, kind, file, small_file, seconds, self_tape.id, take
    from application_media, self_tape where self_tape_id = $1 and self_tape.id = $2`,
    [id, second?.id],
  );
  const [{ name, application }] = (await first()) as [{ name: string; application: string }];
  return { name, application, other: second?.name ?? '' };
}

const shown = (page: Page) => page.locator('video[data-shown]');
const isPlaying = (page: Page) =>
  shown(page).evaluateAll((videos: HTMLVideoElement[]) =>
    videos.map(({ paused, currentTime }) => !paused && currentTime > 0),
  );

/** Watches the tapes of a casting call by the keyboard alone. */
async function watchByKeys(house: Page, job: string, { name, other }: { name: string; other: string }) {
  await house.goto(`/production/jobs/${job}/tapes`);
  await house.getByRole('heading', { level: 2, name }).waitFor();
  await house.keyboard.press(' ');
  await expect.poll(() => isPlaying(house)).toEqual([true]);
  await house.keyboard.press('m');
  await house.keyboard.type('the turn');
  await house.keyboard.press('Enter');
  await expect(house.getByRole('listitem').filter({ hasText: 'the turn' })).toContainText(/0:0\d/);
  await house.keyboard.press('4');
  await expect(house.getByRole('button', { name: '4 of 5' })).toHaveAttribute('aria-pressed', 'true');
  await house.keyboard.press('n');
  await house.getByRole('heading', { level: 2, name: other }).waitFor();
  await expect.poll(() => isPlaying(house)).toEqual([true]);
  await house.keyboard.press('c');
  await expect.poll(() => isPlaying(house)).toEqual([true, true]);
  expect(await accessibilityViolations(house)).toEqual([]);
}

/** Shares an applicant with a client and returns the path of the link. */
function shareByApi(house: Page, job: string, application: string): Promise<string> {
  return house.evaluate(
    async ([path, applications]) => {
      const body = { request_id: crypto.randomUUID(), label: 'Blue Lamp', days: 7, applications };
      const headers = {
        authorization: `Bearer ${localStorage.getItem('token')}`,
        'content-type': 'application/json',
      };
      const made = await fetch(path, { method: 'POST', headers, body: JSON.stringify(body) });
      return new URL((await made.json()).share.address).pathname;
    },
    [`/api/production/jobs/${job}/shares`, [application]] as const,
  );
}

async function commentAsClient(client: Page, path: string) {
  await client.goto(path);
  await client.getByLabel('Your name').fill('Priya Nair');
  await client.getByRole('button', { name: 'Show applicants' }).click();
  await client.getByRole('button', { name: /^Play video of / }).click();
  const field = client.getByRole('textbox', { name: 'Write a comment at this moment' });
  await field.fill('Her eyes');
  const [saved] = await Promise.all([
    client.waitForResponse('**/api/shared-board/comments'),
    field.press('Enter'),
  ]);
  expect(saved.status()).toBe(200);
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

test('records a self-tape that survives a crash, a lost connection and a closed page; house and client watch it', async ({
  openPage,
  product,
}) => {
  const { id, job } = await requestTape(product.dataDirectory);
  const request = `/user/self-tape/${id}`;
  const house = await openPage({ width: 1280, height: 900 });
  await logInAsHouse(house);
  await sendPages(house, job);
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
  await expect(phone.getByRole('img', { name: /^Page 1 of / })).toBeVisible();
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
  await expect.poll(() => video.evaluate(({ duration }: HTMLVideoElement) => duration)).toBeGreaterThan(3);
  await phone.getByRole('slider', { name: 'Start' }).fill('1000');
  await phone.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(phone.getByText(/^Recording 1 · 0:(0[4-9]|[1-5]\d)$/)).toBeVisible();
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
  await expect.poll(trimmed).toEqual([{ take: 1, trim_from_ms: 1000 }]);
  phone = await context.newPage();
  await phone.goto(request);
  await expect(phone.getByText(/^Received /)).toBeVisible();
  await expect(phone.getByText('Nobody has watched it yet.')).toBeVisible();

  const { application, ...names } = await addSecondTape(product.dataDirectory, job, id);
  await watchByKeys(house, job, names);
  await commentAsClient(await openPage(), await shareByApi(house, job, application));
  await house.goto(`/production/jobs/${job}/tapes?application=${application}`);
  const comment = house.getByRole('listitem').filter({ hasText: 'Her eyes' });
  await expect(comment).toContainText('Priya Nair (client)');
  await phone.reload();
  await expect(phone.getByText(/^Watched by 2 people/)).toBeVisible();
});
