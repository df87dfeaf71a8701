import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { auditionWrites } from '#features/auditions/slots/audition-writes.ts';
import { InviteForm } from '#features/auditions/slots/InviteForm.tsx';
import { received, reject } from '#testing/mock-server.ts';
import { showWithToasts } from '#testing/open-page.tsx';
import { sampleApplicant } from '#testing/sample-application.ts';

const candidate = (name: string, city: string | null = null) => ({
  application_id: name,
  user: sampleApplicant(name, { city }),
});

function show(candidates: ReturnType<typeof candidate>[]) {
  showWithToasts(<InviteForm jobId="job-1" candidates={candidates} />, auditionWrites);
}

const box = (name: string | RegExp) => screen.getByRole<HTMLInputElement>('checkbox', { name });
const press = () => userEvent.click(screen.getByRole('button', { name: 'Invite' }));

test('invites the ticked applicants together and blocks a second invitation meanwhile', async () => {
  show([candidate('Meera', 'Pune'), candidate('Asha'), candidate('Zoya')]);
  await userEvent.click(box(/^Meera/));
  await userEvent.click(box('Zoya'));

  await press();

  expect(received[0]).toMatchObject({
    to: 'POST /api/production/auditions/job-1/invitations',
    body: { applications: ['Meera', 'Zoya'], round: 1 },
  });
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Inviting...' }).disabled).toBe(true);
});

test('requires at least one applicant', async () => {
  show([candidate('Meera')]);

  await press();

  expect(screen.getByRole('alert').textContent).toBe('Select at least one applicant.');
  expect(received).toHaveLength(0);

  await userEvent.click(box('Meera'));
  await press();
  expect(screen.queryByRole('alert')).toBeNull();
});

test('keeps the ticked applicants after a rejection', async () => {
  show([candidate('Meera'), candidate('Asha')]);
  await userEvent.click(box('Asha'));
  await press();

  const message = 'Please add times first: there is none to choose from.';
  await reject('POST /api/production/auditions/job-1/invitations', 409, { message });

  expect(await screen.findByText(message)).toBeTruthy();
  expect([box('Meera').checked, box('Asha').checked]).toEqual([false, true]);
});

test('offers nothing to send when nobody is in the stage', () => {
  show([]);

  expect(screen.getByText('Nobody to invite. Move applicants to Audition on the board first.')).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Invite' })).toBeNull();
});
