import type { ApplicationKit } from '@kirdaar/contract/applications/application-kits';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test } from 'vitest';
import { fill, fillAll, noMedia, openForm, storedPhoto, submit } from '#testing/apply-form.tsx';
import { control, toasts } from '#testing/controls.ts';
import { readFilesIntoForms } from '#testing/file-inputs.ts';
import { received, reject, reply } from '#testing/mock-server.ts';

const kit = (name: string, media_id: string): ApplicationKit => ({
  id: name,
  name,
  note: `My ${name}.`,
  media: [{ field: 'headshot', media_id }],
});
const media = { ...noMedia, headshot: [storedPhoto('one'), storedPhoto('two'), storedPhoto('three')] };

beforeEach(() => {
  readFilesIntoForms();
});

test('a kit fills in its files and note in one tap, and another one takes its place', async () => {
  openForm(media, {}, [kit('Dance', 'two'), kit('Voice', 'three')]);
  fillAll();
  fill('roleInfo', '');

  await userEvent.click(screen.getByRole('button', { name: 'Dance' }));
  expect(control('roleInfo').value).toBe('My Dance.');
  await userEvent.click(screen.getByRole('button', { name: 'Voice' }));

  expect(control('roleInfo').value).toBe('My Voice.');
  expect(screen.getByRole('button', { name: 'Voice', pressed: true })).toBeTruthy();
  await submit();
  const sent = Object.fromEntries(received[0]?.form ?? []);
  expect(JSON.parse(String(sent.media))).toEqual([{ field: 'headshot', media_id: 'three' }]);
});

test('a kit takes the place of a new file, and keeps what was written about the role', async () => {
  openForm(media, {}, [kit('Dance', 'two')]);
  await userEvent.click(screen.getByRole('button', { name: /^Add another file.*Headshot/ }));
  fillAll();
  fill('roleInfo', 'I grew up in this village.');

  await userEvent.click(screen.getByRole('button', { name: 'Dance' }));

  expect(control('roleInfo').value).toBe('I grew up in this village.');
  expect(screen.getByText('Filled in from Dance. Your own text about this role is unchanged.')).toBeTruthy();
  await submit();
  const sent = Object.fromEntries(received[0]?.form ?? []);
  expect(JSON.parse(String(sent.media))).toEqual([{ field: 'headshot', media_id: 'two' }]);
});

test('saves what is in the form as a kit, under a name', async () => {
  openForm(media, { roleInfo: 'I dance.' });
  await userEvent.click(screen.getByRole('button', { name: 'Save these files and this text as a kit' }));
  const dialog = within(screen.getByRole('dialog'));
  await userEvent.click(dialog.getByRole('button', { name: 'Save kit' }));
  expect(dialog.getByText('Enter a name.')).toBeTruthy();

  await userEvent.type(dialog.getByRole('textbox', { name: /Name of the kit/ }), 'Dance');
  await userEvent.click(dialog.getByRole('button', { name: 'Save kit' }));

  const saved = {
    name: 'Dance',
    note: 'I dance.',
    media: [{ field: 'headshot' as const, media_id: 'one' }],
  };
  expect(received[0]).toMatchObject({ to: 'POST /api/user/application-kits', body: saved });
  await reply('POST /api/user/application-kits', { message: 'Kit saved.', kits: [{ id: 'k1', ...saved }] });
  expect(await screen.findByRole('button', { name: 'Dance' })).toBeTruthy();
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('changes and deletes a kit', async () => {
  openForm(media, {}, [kit('Dance', 'two')]);
  const open = async () => {
    await userEvent.click(screen.getByRole('button', { name: 'Change the kit Dance' }));
    return within(screen.getByRole('dialog'));
  };
  const changing = await open();
  await userEvent.click(changing.getByRole('radio', { name: 'Not in this kit' }));
  await userEvent.click(changing.getByRole('button', { name: 'Save kit' }));

  expect(received[0]).toMatchObject({
    to: 'PUT /api/user/application-kits/Dance',
    body: { name: 'Dance', note: 'My Dance.', media: [] },
  });
  await reject('PUT /api/user/application-kits/Dance', 400, {
    message: '',
    fields: { name: 'Choose another name.' },
  });
  expect(await changing.findByText('Choose another name.')).toBeTruthy();

  await userEvent.click(changing.getByRole('button', { name: 'Delete kit' }));
  await userEvent.click(changing.getByRole('button', { name: 'Delete kit' }));
  expect(received[1]?.to).toBe('DELETE /api/user/application-kits/Dance');
  await reply('DELETE /api/user/application-kits/Dance', { message: 'Kit deleted.', kits: [] });
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Dance' })).toBeNull());
});

test('confirms a saved kit, and shows why one could not be saved', async () => {
  openForm(media, { roleInfo: '  I dance. ' });
  await userEvent.click(screen.getByRole('button', { name: 'Save these files and this text as a kit' }));
  const dialog = within(screen.getByRole('dialog'));
  expect(dialog.getByLabelText<HTMLTextAreaElement>(/^Role information/).value).toBe('I dance.');
  expect(dialog.queryByRole('button', { name: 'Delete kit' })).toBeNull();
  await userEvent.type(dialog.getByRole('textbox', { name: /Name of the kit/ }), ' Dance ');
  await userEvent.click(dialog.getByRole('button', { name: 'Save kit' }));
  expect(dialog.getByRole<HTMLButtonElement>('button', { name: 'Saving...' }).disabled).toBe(true);
  await reject('POST /api/user/application-kits', 409, { message: 'You have too many kits.' });
  expect(await dialog.findByText('You have too many kits.')).toBeTruthy();

  await userEvent.click(dialog.getByRole('button', { name: 'Save kit' }));
  expect(received[0]?.body).toMatchObject({ name: 'Dance', note: 'I dance.' });
  await reply('POST /api/user/application-kits', { message: 'Kit saved.', kits: [kit('Dance', 'one')] });

  await waitFor(() => expect(toasts()).toEqual(['Kit saved.']));
});

test('a kit without a note leaves what was written, and fills in over blanks', async () => {
  openForm(media, {}, [{ ...kit('Dance', 'two'), note: '' }, kit('Voice', 'gone')]);
  fill('roleInfo', 'My own text.');
  await userEvent.click(screen.getByRole('button', { name: 'Dance' }));
  expect(control('roleInfo').value).toBe('My own text.');
  expect(screen.getByText('Filled in from Dance.')).toBeTruthy();

  fill('roleInfo', '   ');
  await userEvent.click(screen.getByRole('button', { name: 'Voice' }));

  expect(control('roleInfo').value).toBe('My Voice.');
  expect(screen.getByText('Filled in from Voice.')).toBeTruthy();
  // A file that is no longer stored is not chosen.
  expect(document.querySelector<HTMLInputElement>('[name="headshot"]:checked')?.value).toBe('two');
});

test("does not count the text of a kit as the talent's own when it is used again", async () => {
  openForm(media, {}, [kit('Dance', 'two')]);
  fill('roleInfo', 'My Dance.');

  await userEvent.click(screen.getByRole('button', { name: 'Dance' }));

  expect(screen.getByText('Filled in from Dance.')).toBeTruthy();
});
