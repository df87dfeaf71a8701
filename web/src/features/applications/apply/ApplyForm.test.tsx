import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test } from 'vitest';
import { fill, fillAll, openForm, submit } from '#testing/apply-form.tsx';
import { control, toasts } from '#testing/controls.ts';
import { chooseFiles, readFilesIntoForms } from '#testing/file-inputs.ts';
import { received, reject, reply } from '#testing/mock-server.ts';
import { currentToasts } from '#ui/toast-list.ts';

beforeEach(() => {
  readFilesIntoForms();
});

test('names the first empty field in a toast and beside it, and focuses it', async () => {
  openForm();
  fill('fullName', '');

  await submit();

  expect(screen.getAllByText('❌ Please fill the field: Full Name')).toHaveLength(2);
  expect(document.activeElement).toBe(control('fullName'));
  expect(received).toHaveLength(0);
});

test('treats blanks as an empty field', async () => {
  openForm();
  fillAll();
  fill('location', '   ');

  await submit();

  expect(toasts()).toContain('❌ Please fill the field: Location');
});

test('treats a file field without a file as empty', async () => {
  openForm();
  fillAll();
  chooseFiles(control('headshot'));

  await submit();

  expect(toasts()).toContain('❌ Please fill the field: Headshot');
});

test('rejects a file that is not a picture as soon as it is chosen', async () => {
  openForm();

  chooseFiles(control('headshot'), new File(['%PDF-1.7 and its pages'], 'me.jpg'));

  expect(await screen.findByText(/^This file is a PDF\. Please choose a JPG/)).toBeTruthy();
});

test('sends nothing without all consents', async () => {
  openForm();
  fillAll();
  await userEvent.click(control('consent-sharing'));

  await submit();

  expect(toasts()).toContain('❌ You must agree to all consents before submitting.');
  expect(document.activeElement).toBe(control('consent-sharing'));
  expect(received).toHaveLength(0);
});

test('sends an application once, however often the form is submitted', async () => {
  openForm();
  fillAll();

  await submit();
  fireEvent.submit(screen.getByRole('form'));

  expect(received).toHaveLength(1);
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Submitting...' }).disabled).toBe(true);
});

test('sends the answers under the names of the contract, with the media and the consents', async () => {
  openForm();
  fillAll();
  fill('specifiedDates', 'No');

  await submit();

  const sent = Object.fromEntries(received[0]?.form ?? []);
  expect(sent).toMatchObject({
    job_id: 'job-1',
    role_specific_info: 'My roleInfo',
    travel: '1',
    availability: '0',
  });
  expect(JSON.parse(String(sent.details))).toMatchObject({ fullName: 'My fullName', gender: 'Male' });
  expect(JSON.parse(String(sent.details))).not.toHaveProperty('roleInfo');
  expect(JSON.parse(String(sent.consents))).toContainEqual({ id: 'accuracy', version: '2' });
  expect(sent.auditionVideo).toBeInstanceOf(File);
});

test('confirms success, goes back one page and deletes the draft', async () => {
  openForm();
  fillAll();
  await submit();

  await reply('POST /api/user/job-apply', { message: '', already_applied: false, waits_for_guardian: false });

  expect(await screen.findByText('✅ Application submitted successfully!')).toBeTruthy();
  expect(await screen.findByText('The page before')).toBeTruthy();
  expect(sessionStorage).toHaveLength(0);
});

test("shows the server's message after a rejection and keeps what was typed", async () => {
  openForm();
  fillAll();
  await submit();

  await reject('POST /api/user/job-apply', 409, { message: 'This casting call is closed.' });

  expect(await screen.findByText('This casting call is closed.')).toBeTruthy();
  expect(control('fullName').value).toBe('My fullName');
  expect(control('headshot').files).toHaveLength(1);
  expect(screen.getByRole('button', { name: 'Submit Application' })).toBeTruthy();
});

test.each([
  [401, 'You are no longer logged in.'],
  [403, 'A parent or guardian must agree first, and we must have checked who they are.'],
])('keeps an application that is rejected with %i and says: %s', async (status, text) => {
  openForm();
  fillAll();
  await submit();

  await reject('POST /api/user/job-apply', status, { message: '' });

  expect(await screen.findByText(text)).toBeTruthy();
  expect(control('headshot').files).toHaveLength(1);
});

test("shows the server's errors beside their fields", async () => {
  openForm();
  fillAll();
  await submit();

  await reject('POST /api/user/job-apply', 400, {
    message: 'Please check.',
    fields: { 'details.email': 'Wrong email.' },
  });

  expect(await screen.findByText('Wrong email.')).toBeTruthy();
  expect(document.activeElement).toBe(control('email'));
});

test('shows a failure when the application does not reach the server', async () => {
  openForm();
  fillAll();
  await submit();

  received[0]?.lose();

  expect(await screen.findByText('Failed to submit application.')).toBeTruthy();
});

test('shows nothing after a cancelled upload and lets the talent send again', async () => {
  openForm();
  fillAll();
  await submit();

  await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));

  await waitFor(() => screen.getByRole('button', { name: 'Submit Application' }));
  expect(currentToasts()).toHaveLength(0);
});

test('keeps what was typed through a reload', () => {
  openForm();
  fill('height', '170 cm');
  cleanup();

  openForm();

  expect(control('height').value).toBe('170 cm');
  expect(control('fullName').value).toBe('Asha Rao');
});
