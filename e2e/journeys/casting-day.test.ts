import { readFile } from 'node:fs/promises';
import { addDays, dayInIndia } from '@kirdaar/contract/rules/calendar';
import { applyConsents } from '@kirdaar/contract/rules/consents';
import { textOfPdf, video } from '@kirdaar/server/testing/files';
import { answers } from '@kirdaar/server/testing/posts';
import { rowsOf } from '@kirdaar/server/testing/workbook';
import type { Page } from 'playwright-core';
import { accessibilityViolations, widthViolations } from '#testing/accessibility.ts';
import { addApplicants } from '#testing/applicants.ts';
import { openView } from '#testing/board-view.ts';
import { queryDatabase } from '#testing/database.ts';
import { expect } from '#testing/expect.ts';
import { choose, fill } from '#testing/fill.ts';
import { logInAsHouse } from '#testing/join.ts';
import { busyTest as test } from '#testing/journey.ts';

const desktop = { width: 1280, height: 900 };
const today = dayInIndia(new Date());

/** Writes a day as people do in messages, such as 9 January 2027. */
function written(day: string): string {
  return new Date(day).toLocaleDateString('en-IN', { day: 'numeric', month: 'long', year: 'numeric' });
}

const message = `🎬 *CASTING CALL* 🎬
Web series for an OTT platform

1) Raj - Male, 28-32, lead, tall and athletic
2) Priya - Female, 22-26, must know Bharatnatyam
3) Father - Male, 50-60

Languages: Hindi and English
Audition: ${written(addDays(today, 14))}
Shoot: Jaipur from ${written(addDays(today, 40))}, 20 days
Pay: 25k per day
Last date to apply: ${written(addDays(today, 9))}
Contact: 98200 12345`;

test('takes a pasted message of three roles to faces, an audition and the pick of a client, who plays a tape on a phone', async ({
  openPage,
  product,
}) => {
  const house = await openPage(desktop);
  await logInAsHouse(house);
  const project = await postFromMessage(house);

  const [role] = await queryDatabase<{ id: string }>(
    product.dataDirectory,
    `select id from job where role_details = 'Priya' and project_id = $1`,
    [project],
  );
  const id = role?.id ?? '';
  await addApplicants(product.dataDirectory, id, 30);
  await applyWithVideo(product.origin, id);
  await house.reload();
  await house.getByRole('link', { name: '31 of 31 new for Priya' }).click();
  const name = await dragToAudition(house);
  await house.goto(`/production/auditions/${id}`);
  await fillSlot(house, name);

  await house.goto(`/production/applicants/${id}?view=grid&search=Ananya`);
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

  await house.goto(`/production/applicants/${id}?view=grid`);
  await openMore(house, 'Download');
  const sheet = await textOfPdf(await fileOf(house, '20 faces a page (PDF)'));
  for (const listed of ['Ananya', name.replace(/ \d+$/, '')]) expect(sheet).toContain(listed);
});

/** Posts the casting calls of the message and returns the ID of their project. */
async function postFromMessage(house: Page): Promise<string> {
  await house.goto('/production/add-job');
  await house.getByRole('button', { name: 'Paste a casting message' }).click();
  await fill(house, { Message: message });
  await house.getByRole('button', { name: 'Fill the form' }).click();
  await expect(house.getByText(/^Please check. Your message says “Jaipur from/)).toBeVisible();
  const role = (number: number) =>
    house.getByRole('region', { name: `Role Details${number > 1 ? `: role ${number}` : ''}`, exact: true });
  await expect(role(2).getByText('Read from your message')).toHaveCount(4);
  await expect(role(2).getByLabel(/^Age Range/)).toHaveValue('22-26');
  for (const number of [1, 2, 3]) {
    await fill(role(number), { Height: 'Any', 'Body Type': 'Any', 'Skills Needed': 'Acting' });
    if (number > 1) await choose(role(number), { 'Role Type': 'Secondary' });
  }
  await choose(house.getByRole('region', { name: 'Logistics' }), {
    'Audition Type': 'Offline',
    'Availability Required': 'Full-time',
  });
  await house.getByRole('button', { name: 'Add Job Post' }).click();
  await house.waitForURL('**/production/projects/*');
  for (const title of ['Raj', 'Priya', 'Father'])
    await expect(house.getByRole('row').filter({ hasText: title })).toContainText('0 of 1');
  expect(await accessibilityViolations(house)).toEqual([]);
  return new URL(house.url()).pathname.split('/').at(-1) ?? '';
}

/** Applies as the demo talent with a video, as the form does. */
async function applyWithVideo(origin: string, job_id: string) {
  const login = { identifier: 'talent@kirdaar.example', password: 'kirdaar-demo' };
  const { token } = await (
    await fetch(`${origin}/api/user/login`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(login),
    })
  ).json();
  const body = new FormData();
  const consents = JSON.stringify(applyConsents.map(({ id, version }) => ({ id, version })));
  const fields = { ...answers, job_id, consents, travel: '1', availability: '1' };
  for (const [field, answer] of Object.entries(fields)) body.append(field, answer);
  body.append('auditionVideo', video());
  const headers = { authorization: `Bearer ${token}` };
  const sent = await fetch(`${origin}/api/user/job-apply`, { method: 'POST', headers, body });
  expect(sent.status).toBe(200);
}

/** Drags the first of the faces whose name is numbered, and returns the name. */
async function dragToAudition(house: Page): Promise<string> {
  await openView(house, 'Faces');
  await expect(house.locator('[data-application]')).toHaveCount(31);
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

/** Gives the person on the waiting list a slot, and reads both call sheets. */
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

  const expected = { Name: name, Role: 'Priya' };
  const rows = rowsOf(await fileOf(house, 'Call sheet (Excel)'));
  expect(rows).toContainEqual(expect.objectContaining(expected));
  expect(await textOfPdf(await fileOf(house, 'Call sheet (PDF)'))).toContain(name);
}

async function shareBoard(house: Page): Promise<string> {
  await openMore(house, 'Share');
  await fill(house, { 'Who is it for?': 'Saffron Soap' });
  const [created] = await Promise.all([
    house.waitForResponse(
      (response) => response.request().method() === 'POST' && response.url().endsWith('/shares'),
    ),
    house.getByRole('button', { name: 'Create link' }).click(),
  ]);
  const { share } = await created.json();
  await house.keyboard.press('Escape');
  return new URL(share.address).pathname;
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

async function openMore(house: Page, choice: string) {
  await house.getByText('More', { exact: true }).click();
  await house.getByRole('button', { name: choice, exact: true }).click();
}

async function fileOf(house: Page, button: string): Promise<Buffer> {
  const [file] = await Promise.all([
    house.waitForEvent('download'),
    house.getByRole('button', { name: button }).click(),
  ]);
  return readFile(await file.path());
}
