import { readFile } from 'node:fs/promises';
import { addDays, dayInIndia } from '@kirdaar/contract/rules/calendar';
import { clip, pdf } from '@kirdaar/server/testing/files';
import { accessibilityViolations } from '#testing/accessibility.ts';
import { fillCall } from '#testing/applicants.ts';
import { queryDatabase } from '#testing/database.ts';
import { expect } from '#testing/expect.ts';
import { fill } from '#testing/fill.ts';
import { logInAsHouse, logInAsTalent } from '#testing/join.ts';
import { test } from '#testing/journey.ts';

const desktop = { width: 1280, height: 900 };

/** Puts the demo talent into the stage of auditions of a casting call of the demo house that asks for self-tapes. */
async function prepareTapes(dataDirectory: string): Promise<string> {
  const id = await fillCall(dataDirectory, 0);
  await queryDatabase(
    dataDirectory,
    `update job set audition_type = 'Self-tape', shoot_dates = current_date + 60 where id = $1`,
    [id],
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
    [id],
  );
  await queryDatabase(
    dataDirectory,
    `insert into status_change (application_id, status, happened_at, party)
    select id, 'audition', now(), 'house' from application where job_id = $1`,
    [id],
  );
  return id;
}

async function asUpload(file: File) {
  return { name: file.name, mimeType: file.type, buffer: Buffer.from(await file.arrayBuffer()) };
}

test('takes a self-tape from the request over the phone of the talent to the board', async ({
  openPage,
  product,
}) => {
  const id = await prepareTapes(product.dataDirectory);
  const house = await openPage(desktop);
  await logInAsHouse(house);
  await house.goto(`/production/auditions/${id}`);
  await expect(house.getByText('Save the instructions and the deadline first.')).toBeVisible();
  await fill(house, {
    Instructions: 'Say your name and city first.\nThen read scene 2 twice.',
    'Tape deadline': addDays(dayInIndia(new Date()), 3),
    'Time (IST)': '18:30',
  });
  await house.getByLabel('Sides (script pages)').setInputFiles(await asUpload(await pdf()));
  await house.getByRole('button', { name: 'Save request' }).click();
  await expect(house.getByRole('link', { name: 'Current sides (PDF)' })).toBeVisible();
  await house
    .getByRole('group', { name: 'In the stage Audition or a later one' })
    .getByRole('checkbox')
    .check();
  await house.getByRole('button', { name: 'Invite', exact: true }).click();
  await expect(house.getByText('Waiting for tape')).toBeVisible();
  expect(await accessibilityViolations(house)).toEqual([]);

  const phone = await openPage();
  await logInAsTalent(phone);
  await phone.goto('/user/my-application');
  await phone.getByRole('link', { name: 'Open the request' }).first().click();
  await expect(phone.getByText('Then read scene 2 twice.')).toBeVisible();
  const [pages] = await Promise.all([
    phone.waitForEvent('download'),
    phone.getByRole('link', { name: 'Download the sides (PDF)' }).click(),
  ]);
  expect((await readFile(await pages.path())).subarray(0, 5).toString()).toBe('%PDF-');
  await phone.getByLabel('Upload your tape').setInputFiles(await asUpload(clip('video.mp4')));
  await expect(phone.getByText('You can replace your tape until the deadline.')).toBeVisible();
  expect(await accessibilityViolations(phone)).toEqual([]);

  await house.reload();
  await expect(house.getByText('Tape received')).toBeVisible();
  await house.goto(`/production/applicants/${id}?view=board`);
  await expect(house.getByText('Tape received')).toBeVisible();
  await house.goto(`/production/auditions/${id}`);
  await house.getByRole('listitem').filter({ hasText: 'Tape received' }).getByRole('link').click();
  await house.waitForURL(/\/review\//);
  // The tape is shown once it is converted, and is then played with a key.
  await expect(async () => {
    await house.reload();
    await house.getByLabel(/^Self-tape of /).waitFor({ timeout: 3000 });
  }).toPass({ timeout: 60_000 });
  await house.keyboard.press('v');
  await expect
    .poll(() => house.locator('video').evaluate((video: HTMLVideoElement) => video.currentTime))
    .toBeGreaterThan(0);
});
