import { expect } from '#testing/expect.ts';
import { sharedTest as test } from '#testing/journey.ts';
import { logInAsStaff } from '#testing/staff-log-in.ts';

test('an editor types in the text about us and sees the draft in the frame of the preview', async ({
  openPage,
}) => {
  const editor = await openPage();
  await logInAsStaff(editor, 'editor');
  await editor.getByRole('link', { name: 'Content', exact: true }).click();
  await editor.getByRole('link', { name: 'About us text' }).click();
  await editor.getByRole('textbox', { name: 'About text' }).pressSequentially('Namaste. ');
  await editor.getByRole('button', { name: 'Save draft' }).click();

  await expect(editor.frameLocator('iframe').getByText('Namaste. ')).toBeVisible();
});
