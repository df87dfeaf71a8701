import { readFile } from 'node:fs/promises';
import { applyConsents } from '@kirdaar/contract/rules/consents';
import { video } from '@kirdaar/server/testing/files';
import { answers } from '@kirdaar/server/testing/posts';
import { rowsOf } from '@kirdaar/server/testing/workbook';
import type { Page } from 'playwright-core';
import { accessibilityViolations, widthViolations } from '#testing/accessibility.ts';
import { addApplicants } from '#testing/applicants.ts';
import { bearer, send } from '#testing/by-api.ts';
import { queryDatabase } from '#testing/database.ts';
import { expect } from '#testing/expect.ts';
import { fill } from '#testing/fill.ts';
import { logInAsHouse } from '#testing/join.ts';
import { busyTest as test } from '#testing/journey.ts';
import { postCall } from '#testing/post-call.ts';

const desktop = { width: 1280, height: 900 };

test('takes applicants from faces to an audition and the pick of a client, who plays a tape on a phone', async ({
  openPage,
  product,
}) => {
  const house = await openPage(desktop);
  await logInAsHouse(house, '/production/previous-job');
  const id = await postCall(house, 'Priya');
  await addApplicants(product.dataDirectory, id, 12);
  await applyWithVideo(product.origin, id);
  await house.goto(`/production/applicants/${id}?view=grid`);
  const name = await dragToAudition(house);
  const search = house.getByRole('searchbox');
  await search.fill('Ananya');
  await search.press('Enter');
  await expect(house.locator('[data-application]')).toHaveCount(1);
  const link = await shareBoard(house);
  await expect
    .poll(async () =>
      queryDatabase(
        product.dataDirectory,
        `select from application_media join application on application.id = application_id
          where job_id = $1 and kind = 'video' and application_media.state = 'ready'`,
        [id],
      ),
    )
    .toHaveLength(1);
  await pickOnPhone(await openPage(), link);
  // The open board of the house shows the answer without being loaded again.
  await expect(house.locator('[data-application]')).toContainText('What clients said: Yes 1');
  expect(product.output()).not.toContain(link.split('/').at(-1));

  await house.goto(`/production/auditions/${id}`);
  await fillSlot(house, name);
});

/** Applies as the demo talent with a video, as the form does. */
async function applyWithVideo(origin: string, job_id: string) {
  const login = { identifier: 'talent@kirdaar.example', password: 'kirdaar-demo' };
  const { token = '' } = await send(origin, 'POST /api/user/login', login);
  const body = new FormData();
  const consents = JSON.stringify(applyConsents.map(({ id, version }) => ({ id, version })));
  const fields = { ...answers, job_id, consents, travel: '1', availability: '1' };
  for (const [field, answer] of Object.entries(fields)) body.append(field, answer);
  body.append('auditionVideo', video());
  const sent = await fetch(`${origin}/api/user/job-apply`, { method: 'POST', headers: bearer(token), body });
  expect(sent.status).toBe(200);
}

/** Drags the first of the faces whose name is numbered, and returns the name. */
async function dragToAudition(house: Page): Promise<string> {
  await expect(house.locator('[data-application]')).toHaveCount(13);
  const face = house
    .locator('[data-application]')
    .filter({ hasText: / Applicant \d+/ })
    .first();
  const name = await face.getByRole('link').first().innerText();
  await Promise.all([
    house.waitForResponse((response) => response.url().endsWith('/review/moves')),
    face.dragTo(house.getByRole('navigation', { name: 'Stages' }).getByText('Audition')),
  ]);
  await house.getByRole('heading', { name: 'Audition 1' }).waitFor();
  return name;
}

/** Gives the person on the waiting list a slot, and reads the call sheet. */
async function fillSlot(house: Page, name: string) {
  const waiting = house.getByRole('region', { name: 'Waiting list' });
  await expect(waiting).toContainText(name);
  await house.getByRole('button', { name: 'Add slots' }).click();
  const dialog = house.getByRole('dialog');
  await fill(dialog, { 'Place or link': 'Studio 4, Andheri', 'Contact person': 'Ravi Menon' });
  await dialog.getByLabel('Is this a private home or a hotel room?').selectOption('no');
  await dialog.getByRole('button', { name: 'Add slots' }).click();
  await house.getByRole('button', { name: 'Fill free slots from the waiting list' }).click();
  await expect(dialog).toContainText(name);
  await dialog.getByRole('button', { name: 'Send 1 invitation' }).click();
  await expect(waiting).not.toContainText(name);
  await expect(house.getByRole('region', { name: 'Timetable' })).toContainText(name);

  const rows = rowsOf(await fileOf(house, 'Call sheet (Excel)'));
  expect(rows).toContainEqual(expect.objectContaining({ Name: name, Role: 'Priya' }));
}

/** Shares the board with a client and returns the path of the link, which was copied. */
async function shareBoard(house: Page): Promise<string> {
  await house.getByText('More', { exact: true }).click();
  await house.getByRole('button', { name: 'Share', exact: true }).click();
  await fill(house, { 'Who is it for?': 'Saffron Soap' });
  await house.getByRole('button', { name: 'Create link' }).click();
  await house.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await house.getByRole('button', { name: 'Copy link' }).click();
  await expect(house.getByText('Link copied')).toBeVisible();
  const copied = await house.evaluate(() => navigator.clipboard.readText());
  await house.keyboard.press('Escape');
  return new URL(copied).pathname;
}

async function pickOnPhone(client: Page, link: string) {
  await client.goto(link);
  await fill(client, { 'Your name': 'Neha' });
  await client.getByRole('button', { name: 'Show applicants' }).click();
  const person = client.getByRole('article').filter({ hasText: 'Ananya' });
  await person.getByRole('button', { name: /^Play/ }).click();
  await expect
    .poll(() => person.locator('video').evaluate((played: HTMLVideoElement) => played.currentTime))
    .toBeGreaterThan(0);
  await person.getByRole('button', { name: 'Yes', exact: true }).click();
  await expect(person.getByText('Saved')).toBeVisible();
  expect([...(await accessibilityViolations(client)), ...(await widthViolations(client))]).toEqual([]);
}

async function fileOf(house: Page, button: string): Promise<Buffer> {
  const [file] = await Promise.all([
    house.waitForEvent('download'),
    house.getByRole('button', { name: button }).click(),
  ]);
  return readFile(await file.path());
}
