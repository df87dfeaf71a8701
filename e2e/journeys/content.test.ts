import type { Page } from 'playwright-core';
import { accessibilityViolations } from '#testing/accessibility.ts';
import { databaseUrlOf, queryDatabase } from '#testing/database.ts';
import { expect } from '#testing/expect.ts';
import { fill } from '#testing/fill.ts';
import { test } from '#testing/journey.ts';
import { startProduct } from '#testing/process.ts';
import { logInAsStaff } from '#testing/staff-log-in.ts';

const TASK_TIMEOUT_MS = 20_000;

test('an editor looks at a draft, schedules it, and takes it back, on the pages that another process keeps', async ({
  openPage,
  product: { dataDirectory },
}) => {
  const other = await startProduct({
    DATA_DIR: dataDirectory,
    DATABASE_URL: await databaseUrlOf(dataDirectory),
    PUBLIC_URL: 'http://localhost',
    ANSWER_CACHE_SECONDS: '60',
  });
  const keptPage = async () => (await fetch(`${other.origin}/projects`)).text();
  const editor = await openPage();
  await logInAsStaff(editor, 'editor', check);
  await editor.getByRole('link', { name: 'Content' }).click();
  await expect(editor.getByRole('heading', { name: 'Projects' })).toBeVisible();
  await check(editor);
  await editor.getByRole('link', { name: 'Aakhri Patang' }).click();
  await expect(editor.getByRole('heading', { name: 'Aakhri Patang' })).toBeVisible();
  await check(editor);

  await fill(editor, { Title: '' });
  await editor.getByRole('button', { name: 'Save draft' }).click();
  await expect(editor.getByText('Please fill this in.')).toBeVisible();
  await fill(editor, { Title: 'Aakhri Manjha' });
  await editor.getByRole('button', { name: 'Save draft' }).click();
  const preview = editor.frameLocator('iframe');
  await expect(preview.getByRole('heading', { name: 'Aakhri Manjha' })).toBeVisible();
  await check(editor);
  const before = await keptPage();

  await fill(editor, { Day: tomorrow(), 'Time in India': '09:30' });
  await editor.getByRole('button', { name: 'Schedule' }).click();
  await expect(editor.getByRole('heading', { name: /Goes live on .* 9:30 am IST/ })).toBeVisible();
  await check(editor);
  const scheduled = await keptPage();
  // Tomorrow comes.
  await queryDatabase(dataDirectory, 'update content_draft set publishes_at = now()');
  await queryDatabase(dataDirectory, `insert into pgboss.job (name) values ('publish-scheduled-content')`);
  await expect(async () => {
    expect(await keptPage()).toContain('Aakhri Manjha');
  }).toPass({ timeout: TASK_TIMEOUT_MS });

  await editor.reload();
  await editor.getByRole('button', { name: /^Publish the version of/ }).click();
  await editor.getByRole('button', { name: 'Publish it' }).click();
  await expect(editor.getByLabel('Title')).toHaveValue('Aakhri Patang');
  await expect(async () => {
    expect(await keptPage()).toContain('Aakhri Patang');
  }).toPass({ timeout: TASK_TIMEOUT_MS });
  for (const name of ['Clients', 'Banners of About us', 'Featured talent', 'Words of the plan Pro']) {
    await editor.getByRole('link', { name: 'All content' }).click();
    await editor.getByRole('link', { name }).click();
    await expect(editor.getByRole('heading', { name, level: 1 })).toBeVisible();
    await check(editor);
  }
  await editor.getByRole('link', { name: 'All content' }).click();
  await editor.getByRole('link', { name: 'Text of About us' }).click();
  await editor.getByRole('textbox', { name: 'About text' }).pressSequentially('Namaste. ');
  await check(editor);
  await editor.getByRole('button', { name: 'Save draft' }).click();
  await expect(preview.getByText('Namaste. ')).toBeVisible();
  await other.stop();

  for (const page of [before, scheduled]) {
    expect(page).toContain('Aakhri Patang');
    expect(page).not.toContain('Aakhri Manjha');
  }
});

function tomorrow(): string {
  return new Date(Date.now() + 86_400_000).toISOString().slice(0, 10);
}

async function check(page: Page) {
  expect(await accessibilityViolations(page)).toEqual([]);
}
