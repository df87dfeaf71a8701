import { cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test } from 'vitest';
import { voiceFirst } from '#features/applications/apply/prefill.ts';
import { fill, fillAll, noMedia, openForm, storedPhoto, submit } from '#testing/apply-form.tsx';
import { control } from '#testing/controls.ts';
import { readFilesIntoForms } from '#testing/file-inputs.ts';
import { received } from '#testing/mock-server.ts';

beforeEach(() => {
  readFilesIntoForms();
});

/** What a profile says. */
const known = {
  email: 'asha@home.example',
  phone: '+91 98123 45678',
  dob: '2000-01-01',
  location: 'Pune',
  height: '165 cm',
};
const fullName = () => screen.queryByRole('textbox', { name: /^Full Name/ });

test('collapses answers from the profile, lets them be changed and sends them', async () => {
  openForm(noMedia, known);
  expect(fullName()).toBeNull();
  expect(screen.getAllByRole('definition')[0]?.textContent).toBe('Asha Rao');

  await userEvent.click(screen.getByRole('button', { name: 'Change these answers' }));
  expect(fullName()).toBeTruthy();
  fillAll();
  await userEvent.click(screen.getByRole('button', { name: 'Show as a summary' }));

  expect(fullName()).toBeNull();
  expect(screen.getAllByRole('definition')[0]?.textContent).toBe('My fullName');
  await submit();
  const sent = Object.fromEntries(received[0]?.form ?? []);
  expect(JSON.parse(String(sent.details))).toMatchObject({ fullName: 'My fullName' });
});

test('opens the folded answers when one of them is wrong', async () => {
  openForm(noMedia, known);
  fillAll();
  fill('fullName', '');

  await submit();

  await waitFor(() => expect(document.activeElement).toBe(fullName()));
  expect(fullName()).toBeTruthy();
});

test('folds nothing of a profile that says little', () => {
  openForm(noMedia, { email: 'asha@home.example' });

  expect(fullName()).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Change these answers' })).toBeNull();
});

test('answers with None in one tap', async () => {
  openForm();

  await userEvent.click(screen.getByRole('button', { name: 'I don’t have one: Portfolio Link' }));

  expect(control('portfolioLink').value).toBe('None');
});

test('offers the voice sample first for roles that are only heard', () => {
  const video = { ...storedPhoto('video'), kind: 'audition_video' } as const;
  const voice = { ...storedPhoto('voice'), kind: 'voice_sample' } as const;
  const values = { fullName: 'Asha Rao', auditionVideo: 'video' };

  const fitting = voiceFirst({ values, media: { ...noMedia, auditionVideo: [video, voice] } });
  const without = voiceFirst({ values, media: { ...noMedia, auditionVideo: [video] } });

  expect(fitting.media.auditionVideo.map(({ id }) => id)).toEqual(['voice', 'video']);
  expect(fitting.values.auditionVideo).toBe('voice');
  expect(without.values.auditionVideo).toBe('video');
});

test('leaves out a section whose answers are all folded', () => {
  openForm(noMedia, known);
  expect(screen.getByRole('heading', { name: 'About you' })).toBeTruthy();
  cleanup();

  openForm(noMedia, { ...known, gender: 'Female' });
  expect(screen.getByRole('heading', { name: 'Appearance' })).toBeTruthy();
  expect(screen.queryByRole('heading', { name: 'About you' })).toBeNull();
});
