import { cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ComponentProps } from 'react';
import { expect, test } from 'vitest';
import {
  invitationWrites,
  MutedHouses,
  ReceivedInvitations,
} from '#features/applications/invitations-to-apply/ReceivedInvitations.tsx';
import { pending, reject, reply } from '#testing/mock-server.ts';
import { showWithToasts } from '#testing/open-page.tsx';
import { sampleJob } from '#testing/sample-job.ts';

type Invitation = ComponentProps<typeof ReceivedInvitations>['invitations'][number];

function show(fields: object = {}) {
  const invitation = {
    id: 'i1',
    house: { id: 'h1', company_name: 'Lamp Films' },
    job: sampleJob({ id: 'job-1', title: 'Dancer' }),
    message: 'Please come.',
    ...fields,
  } as unknown as Invitation;
  showWithToasts(<ReceivedInvitations invitations={[invitation]} />, invitationWrites);
}
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

test('shows who invites to which casting call, until when', () => {
  show();

  expect(screen.getByText('Lamp Films').parentElement?.textContent).toBe('Lamp Films invites you to apply');
  expect(screen.getByRole('link', { name: 'Dancer' }).getAttribute('href')).toContain('job-1');
  expect(screen.getByText('Please come.')).toBeDefined();
  expect(screen.getByText('Pune · until 5 Mar 2031')).toBeDefined();
});

test('leaves out an unknown name and deadline', () => {
  show({ house: { id: 'h1', company_name: null }, job: sampleJob({ application_deadline: null }) });

  expect(screen.getByText('A production house')).toBeDefined();
  expect(screen.getByText('Pune')).toBeDefined();
});

test('declines an invitation, one answer at a time', async () => {
  show();

  await press('Decline: Dancer');
  const stop = screen.getByRole<HTMLButtonElement>('button', { name: 'Stop invitations from Lamp Films' });
  expect(stop.disabled).toBe(true);
  await reply('POST /api/user/casting-invitations/i1/decline', { message: 'Declined.' });

  expect(await screen.findByText('Declined.')).toBeDefined();
});

test('stops the invitations of a house after confirmation, and says when that failed', async () => {
  show();

  await press('Stop invitations from Lamp Films');
  expect(screen.getByText('Stop invitations from Lamp Films?')).toBeDefined();
  expect(pending).toHaveLength(0);
  await press('Stop invitations');
  await reject('POST /api/user/casting-invitations/i1/mute', 500, { message: '' });

  expect(await screen.findByText('We couldn’t stop these invitations. Try again.')).toBeDefined();
});

test('allows the invitations of a house again', async () => {
  const houses = [
    { id: 'h1', company_name: 'Lamp Films', muted_at: '' },
    { id: 'h2', company_name: null, muted_at: '' },
  ];
  showWithToasts(<MutedHouses houses={houses} />, invitationWrites);
  expect(screen.getByText('Production houses that can’t invite you (2)')).toBeDefined();
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'Lamp FilmsAllow invitations',
    'A production houseAllow invitations',
  ]);

  await userEvent.click(screen.getAllByText('Allow invitations')[0] ?? document.body);
  await reply('DELETE /api/user/muted-houses/h1', { message: 'Allowed.' });

  expect(await screen.findByText('Allowed.')).toBeDefined();
});

test('shows nothing without invitations and muted houses', () => {
  show();
  expect(screen.getByRole('region', { name: 'Invitations' })).toBeDefined();
  cleanup();

  showWithToasts(
    <>
      <ReceivedInvitations invitations={[]} />
      <MutedHouses houses={[]} />
    </>,
    invitationWrites,
  );
  expect(screen.queryByRole('region')).toBeNull();
  expect(screen.queryByText(/^Production houses/)).toBeNull();
});
