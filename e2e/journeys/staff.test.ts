import type { Page } from 'playwright-core';
import { accessibilityViolations } from '#testing/accessibility.ts';
import { queryDatabase } from '#testing/database.ts';
import { expect } from '#testing/expect.ts';
import { fill } from '#testing/fill.ts';
import { logInAsTalent } from '#testing/join.ts';
import { busyTest as test } from '#testing/journey.ts';
import { joinAsStaff, logInAsStaff } from '#testing/staff-log-in.ts';

const fee = 'Talent told us that they were asked for money.';

/** A casting call of a house that no other journey needs. */
const fakeCall = `
  select job.id, production_house_id house, company_name company
  from job join production_house on production_house.id = production_house_id
  where job.status = 'open' and stopped_at is null and closes_at > now() + interval '1 day'
    and not exists (select from account where account.production_house_id = job.production_house_id
      and email like '%@kirdaar.example')
    and not exists (select from house_suspension where production_house_id = job.production_house_id)
    and not exists (select from report where subject_id = job.id)
  order by job.id limit 1`;

test('a fake call is reported and taken down, and its house suspended by two', async ({
  openPage,
  product,
}) => {
  const [talent, moderator] = [await openPage(), await openPage()];
  const owner = await openPage({ width: 1280, height: 800 });
  const [call = { id: '', house: '', company: '' }] = await queryDatabase<{
    id: string;
    house: string;
    company: string;
  }>(product.dataDirectory, fakeCall);
  const statusOf = async (address: string) => (await talent.request.get(address)).status();
  await logInAsTalent(talent);
  await talent.goto(`/castingcalls/${call.id}`);
  await talent.getByRole('button', { name: 'Report this casting call' }).click();
  await talent.getByLabel('Asks for money').check();
  await fill(talent, { 'Details (optional)': 'They asked 2,000 for a “registration”.' });
  await talent.getByRole('button', { name: 'Send report' }).click();
  await expect(talent.getByText('Report sent.')).toBeVisible();

  await logInAsStaff(moderator, 'moderator');
  await moderator
    .getByRole('listitem')
    .filter({ hasText: 'Casting call: Asks for money' })
    .filter({ hasText: call.company })
    .getByRole('link')
    .click();
  await expect(moderator.getByText('They asked 2,000 for a “registration”.')).toBeVisible();
  await check(moderator);
  const review = moderator.getByRole('link', { name: 'Open the casting call as it is now' });
  const address = await review.getAttribute('href');
  await moderator.getByRole('button', { name: 'Take the casting call down' }).click();
  await check(moderator);
  await give(moderator, fee, 'Take down and close');
  await expect.poll(() => statusOf(`/castingcalls/${call.id}`)).toBe(404);

  await moderator.goto(address ?? '');
  await expect(moderator.getByText(`We told them: ${fee}`)).toBeVisible();
  await check(moderator);
  await moderator.getByRole('link', { name: 'Open this production house' }).click();
  await moderator.getByRole('button', { name: 'Propose to suspend' }).click();
  await give(moderator, fee, 'Propose');
  await expect(moderator.getByText('You proposed a suspension.')).toBeVisible();
  await joinAsStaff(owner, product.dataDirectory, 'third@staff.example', check);
  await owner.getByRole('link', { name: /^Suspend a production house/ }).click();
  expect(await statusOf(`/houses/${call.house}`)).toBe(200);
  await owner.getByRole('button', { name: 'Confirm suspension' }).click();
  await expect(owner.getByRole('button', { name: 'Undo' })).toBeVisible();
  await expect.poll(() => statusOf(`/houses/${call.house}`)).toBe(404);
  await owner.reload();
  await expect(owner.getByText('This production house is suspended.')).toBeVisible();
  await expect(owner.getByRole('region', { name: 'History' })).toContainText('Took a casting call down');
  await check(owner);
});

/** Writes the reason in the open dialog and sends it. */
async function give(page: Page, reason: string, button: string) {
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('textbox').fill(reason);
  await dialog.getByRole('button', { name: button }).click();
}

async function check(page: Page) {
  expect(await accessibilityViolations(page)).toEqual([]);
}
