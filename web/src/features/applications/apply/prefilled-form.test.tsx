import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test } from 'vitest';
import { fill, fillAll, noMedia, openForm, storedPhoto, submit } from '#testing/apply-form.tsx';
import { control, toasts } from '#testing/controls.ts';
import { readFilesIntoForms } from '#testing/file-inputs.ts';
import { received, reject } from '#testing/mock-server.ts';

beforeEach(() => {
  readFilesIntoForms();
});

test('sends a stored file by its id and accepts a new file in its place', async () => {
  openForm({ ...noMedia, headshot: [storedPhoto('one')], fullPhoto: [storedPhoto('two')] });
  await userEvent.click(screen.getByRole('button', { name: /^Add another file.*Full Photo/ }));
  fillAll();

  await submit();

  const sent = Object.fromEntries(received[0]?.form ?? []);
  expect(JSON.parse(String(sent.media))).toEqual([{ field: 'headshot', media_id: 'one' }]);
  expect(sent.fullPhoto).toBeInstanceOf(File);
  expect(sent).not.toHaveProperty('headshot');
});

test('treats a stored file that was not chosen as an empty field', async () => {
  openForm({ ...noMedia, fullPhoto: [storedPhoto('two')] });
  fillAll();

  await submit();

  expect(toasts()).toContain('❌ Please fill the field: Full Photo');
  expect(document.activeElement).toBe(control('fullPhoto'));
});

test('warns a talent who does not match the casting call and still accepts the application', async () => {
  openForm();
  fillAll();
  fill('gender', 'Female');
  fill('dob', '1950-01-01');

  expect(screen.getByText('This casting call asks for Male, and you chose Female.')).toBeTruthy();
  expect(screen.getByText(/^This casting call asks for age 18-40. You are/)).toBeTruthy();
  await submit();
  expect(received).toHaveLength(1);
});

test('sends no email address that no email reaches', async () => {
  openForm();
  fillAll();
  fill('email', 'आशा@datamail.example');

  await submit();

  expect(received).toEqual([]);
  expect(document.activeElement).toBe(control('email'));
});

test('leads a talent without applications left to the plans', async () => {
  openForm();
  fillAll();
  await submit();

  const message = 'Without a plan you have 5 applications a year. See the plans at /user/plans for more.';
  await reject('POST /api/user/job-apply', 403, { message });

  const link = await screen.findByRole('link', { name: 'See the plans' });
  expect(link.getAttribute('href')).toBe('/user/plans');
  expect(toasts()).toContain(message);
});
