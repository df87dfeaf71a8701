import { cleanup, fireEvent, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { control } from '#testing/controls.ts';
import { received, reply } from '#testing/mock-server.ts';
import { descriptionOf, openJobForm } from '#testing/open-job-form.tsx';

async function paste(message: string) {
  await openJobForm();
  fireEvent.click(screen.getByRole('button', { name: 'Paste a casting message' }));
  fireEvent.input(control('message'), { target: { value: message } });
  fireEvent.click(screen.getByRole('button', { name: 'Fill the form' }));
}

test('fills the form with what a message says, and shows what to check', async () => {
  await paste('Female 22-26, Mumbai or Pune');
  await reply('POST /api/production/casting-messages', {
    fields: { gender: 'Female', age_range: '22-26', city_location: 'Mumbai', 'more_roles.0.gender': 'Male' },
    checks: { city_location: 'Mumbai or Pune' },
  });

  expect(await screen.findAllByText('Read from your message')).toHaveLength(3);
  expect(control('age_range').value).toBe('22-26');
  expect(control('more_roles.0.gender').value).toBe('Male');
  expect(descriptionOf('city_location')).toBe('Please check. Your message says “Mumbai or Pune”.');

  cleanup();
  await openJobForm();
  expect(screen.getAllByText('Read from your message')).toHaveLength(3);
});

test('keeps a message that says nothing of a casting, with a reason', async () => {
  await paste('Good morning!');
  await reply('POST /api/production/casting-messages', {
    fields: { role_description: 'Good morning!' },
    checks: {},
  });

  expect(await screen.findByText(/found no facts about a casting/)).toBeTruthy();
  expect(control('message').value).toBe('Good morning!');
  expect(received[0]?.body).toEqual({ message: 'Good morning!' });
});

test('opens an empty form after a redirect, as after a login', async () => {
  await openJobForm('house-1', '/redirected');

  expect(screen.queryByText(/your message/)).toBeNull();
});
