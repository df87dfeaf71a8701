import type { Page } from 'playwright-core';
import { accessibilityViolations } from '#testing/accessibility.ts';
import { databaseUrlOf, queryDatabase } from '#testing/database.ts';
import { expect } from '#testing/expect.ts';
import { fill } from '#testing/fill.ts';
import { logInAsTalent } from '#testing/join.ts';
import { test } from '#testing/journey.ts';
import { startProduct } from '#testing/process.ts';
import { logInAsStaff } from '#testing/staff-log-in.ts';
import { WAIT_MS } from '#testing/wait.ts';

test('an editor previews, schedules and withdraws a draft, on pages cached by another process', async ({
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
  await logInAsStaff(editor, 'editor');
  await editor.getByRole('link', { name: 'Content', exact: true }).click();
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
  }).toPass({ timeout: WAIT_MS });

  await editor.reload();
  await editor.getByRole('button', { name: /^Publish again: version of/ }).click();
  await editor.getByRole('button', { name: 'Publish version' }).click();
  await expect(editor.getByLabel('Title')).toHaveValue('Aakhri Patang');
  await expect(async () => {
    expect(await keptPage()).toContain('Aakhri Patang');
  }).toPass({ timeout: WAIT_MS });
  for (const name of ['Clients', 'About us banners', 'Featured talent', 'Text of the Pro plan']) {
    await editor.getByRole('link', { name: 'All content' }).click();
    await editor.getByRole('link', { name }).click();
    await expect(editor.getByRole('heading', { name, level: 1 })).toBeVisible();
    await check(editor);
  }
  await editor.getByRole('link', { name: 'All content' }).click();
  await editor.getByRole('link', { name: 'About us text' }).click();
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

test('an editor changes the terms, an owner publishes them, and a talent reads what changed and agrees', async ({
  openPage,
}) => {
  const [editor, owner] = [await openPage(), await openPage()];
  await logInAsStaff(editor, 'editor');
  await editor.goto('/admin/content/legal.terms');
  await editor.getByRole('textbox', { name: 'Text', exact: true }).pressSequentially('Namaste. ');
  await editor.getByLabel(/Ask everyone to agree again/).check();
  await fill(editor, { 'What changed, in one or two sentences': 'We now greet everybody.' });
  await check(editor);
  await editor.getByRole('button', { name: 'Save draft' }).click();
  await expect(
    editor.frameLocator('iframe').getByRole('heading', { name: 'Namaste. What this is' }),
  ).toBeVisible();
  await editor.getByRole('button', { name: 'Ask for approval' }).click();
  await expect(editor.getByText(/^Approval was asked for on/)).toBeVisible();
  await check(editor);
  await logInAsStaff(owner, 'owner');
  await expect(owner.getByText('Legal text to approve', { exact: true })).toBeVisible();
  await owner.goto('/admin/content/legal.terms');
  await owner.getByRole('button', { name: 'Publish now' }).click();
  await expect(owner.getByText('Published.')).toBeVisible();
  await expect(owner.getByText('public now')).toBeVisible();

  const talent = await openPage();
  await logInAsTalent(talent);
  const dialog = talent.getByRole('dialog', { name: 'What changed' });
  await expect(dialog.getByText('We now greet everybody.')).toBeVisible();
  await check(talent);
  await dialog.getByRole('button', { name: 'I agree' }).click();
  await expect(talent.getByText('Your agreement is recorded.')).toBeVisible();
  await expect(talent.getByRole('button', { name: 'Read what changed' })).toBeHidden();

  const greeting = talent.getByRole('heading', { name: 'Namaste. What this is' });
  await talent.goto('/terms');
  await expect(greeting).toBeVisible();
  await talent.getByRole('link', { name: /^Version 1, effective from/ }).click();
  await expect(talent.getByText('This is version 1.')).toBeVisible();
  await expect(greeting).toBeHidden();
  await check(talent);
});

function tomorrow(): string {
  return new Date(Date.now() + 86_400_000).toISOString().slice(0, 10);
}

async function check(page: Page) {
  expect(await accessibilityViolations(page)).toEqual([]);
}
