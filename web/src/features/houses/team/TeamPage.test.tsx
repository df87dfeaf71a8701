import type { Reply } from '@kirdaar/contract/api';
import type { TeamInvitation, TeamMember } from '@kirdaar/contract/houses/team';
import { cleanup, fireEvent, screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import TeamPage, { clientAction, clientLoader } from '#features/houses/team/TeamPage.tsx';
import { press, toasts } from '#testing/controls.ts';
import { received, reject, reply } from '#testing/mock-server.ts';
import { openSite } from '#testing/open-page.tsx';
import { currentToasts } from '#ui/toast-list.ts';

function member(fields: Partial<TeamMember>): TeamMember {
  return {
    id: '0e9f6d0a-7d2f-4a3c-8a57-5d3c3f0b9e10',
    name: 'Ira Sen',
    email: 'ira@house.example',
    team_role: 'owner',
    joined_at: '2031-02-01T06:30:00.000Z',
    is_self: true,
    calendar_link_made_at: null,
    projects: null,
    ...fields,
  };
}

const self = member({});
const mira = member({
  id: '5d8a0e06-9f0f-4b0c-9d0e-2f1f3c7c1a11',
  name: 'Mira Das',
  email: 'mira@house.example',
  team_role: 'reviewer',
  is_self: false,
});

const TEAM = 'GET /api/production/team';
const invitation = (email: string): TeamInvitation => ({
  ...{ id: 'i', email, team_role: 'viewer', invited_by: 'Ira' },
  ...{ sent_at: '2031-02-01T06:30:00.000Z', expires_at: '2031-02-08T06:30:00.000Z', projects: null },
});
const answerTeam = (members: TeamMember[]) =>
  reply(TEAM, { members, invitations: [], projects: [], history: [] });

async function openTeam(
  loaded: Omit<Reply<typeof TEAM>, 'success'> = {
    members: [self, mira],
    invitations: [],
    projects: [],
    history: [],
  },
) {
  await openSite(
    [
      {
        path: '/production/team',
        Component: TeamPage,
        loader: clientLoader,
        action: clientAction,
        HydrateFallback: () => null,
      },
      { path: '/production/login', Component: () => <h1>Client Login</h1> },
    ],
    '/production/team',
    { toasts: true },
  );
  await reply(TEAM, loaded);
}

test('removes a member after a confirmation and confirms it', async () => {
  await openTeam();

  await press('Remove Mira Das');
  await press('Remove member');
  expect(received.at(-1)?.to).toBe(`DELETE /api/production/team/members/${mira.id}`);
  await reply(`DELETE /api/production/team/members/${mira.id}`, { message: 'Removed from the team.' });
  await answerTeam([self]);

  expect(screen.queryByText('Mira Das')).toBeNull();
  expect(screen.getByText('Removed from the team.')).toBeTruthy();
});

test('shows why a role could not be changed, with the role as it was', async () => {
  await openTeam();
  const role = screen.getByRole<HTMLSelectElement>('combobox', { name: 'Role of Mira Das' });

  fireEvent.change(role, { target: { value: 'owner' } });
  fireEvent.change(role, { target: { value: 'viewer' } });
  await press('Save changes to the role of Mira Das');
  expect(received.at(-1)?.body).toEqual({ team_role: 'viewer' });
  await reject(`PUT /api/production/team/members/${mira.id}`, 403, { message: 'You cannot do this.' });
  await answerTeam([self, mira]);

  expect(screen.getByText('You cannot do this.')).toBeTruthy();
  expect(role.value).toBe('reviewer');
});

test('opens the login after leaving the team', async () => {
  await openTeam();

  await press('Leave team');
  await press('Leave team');
  expect(received.at(-1)?.to).toBe('POST /api/production/team/leave');
  await reply('POST /api/production/team/leave', { message: 'You have left the team.' });

  expect(screen.getByRole('heading', { name: 'Client Login' })).toBeTruthy();
});

test('confirms a sent invitation and lists it then', async () => {
  await openTeam();
  expect(screen.queryByRole('list', { name: 'Pending invitations' })).toBeNull();

  fireEvent.change(screen.getByLabelText(/^Email/), { target: { value: 'dev@house.example' } });
  await press('Send invitation');
  await reply('POST /api/production/team/invitations', { message: 'Invitation sent.' });
  await reply(TEAM, {
    members: [self],
    invitations: [invitation('dev@house.example')],
    projects: [],
    history: [],
  });

  expect(toasts()).toEqual(['Invitation sent.']);
  expect(screen.getByRole('list', { name: 'Pending invitations' }).textContent).toContain(
    'dev@house.example',
  );
  expect(screen.getByLabelText(/^Email/)).toHaveProperty('value', '');
});

const row = (name: string) => {
  const found = within(screen.getByRole('list', { name: 'Members' }))
    .getAllByRole('listitem')
    .find(({ textContent }) => textContent?.startsWith(name));
  return within(found ?? document.body);
};

test('lets only owners change the team, and nobody remove themselves', async () => {
  await openTeam({ members: [self, mira], invitations: [], projects: [], history: [] });
  expect(screen.getAllByRole('combobox', { name: /^Role of/ })).toHaveLength(2);
  expect(screen.getAllByRole('button', { name: /^Remove/ })).toHaveLength(1);
  expect(row('Ira Sen').getByText('(you)')).toBeDefined();
  cleanup();

  const viewer = member({ ...mira, team_role: 'viewer', is_self: true });
  await openTeam({
    members: [member({ is_self: false }), viewer],
    invitations: [],
    projects: [],
    history: [],
  });
  expect(screen.queryByRole('combobox', { name: /^Role of/ })).toBeNull();
  expect(screen.queryByRole('button', { name: /^Remove/ })).toBeNull();
  expect(row('Mira Das').getByText('Viewer')).toBeDefined();
  expect(screen.queryByRole('heading', { name: 'Invite someone' })).toBeNull();
  expect(screen.queryByRole('heading', { name: 'Team history' })).toBeNull();
});

test('does not offer a sole member to leave, and clears a name that is only the email', async () => {
  await openTeam({
    members: [member({ name: 'ira@house.example' })],
    invitations: [],
    projects: [],
    history: [],
  });

  expect(screen.queryByRole('heading', { name: 'Leave the team' })).toBeNull();
  expect(screen.getByLabelText(/^Full name/)).toHaveProperty('value', '');
  expect(screen.getAllByText('ira@house.example')).toHaveLength(1);
});

test('changes a role once it is chosen and turns off the calendar link of a member', async () => {
  const linked = { ...mira, calendar_link_made_at: '2031-02-01T06:30:00.000Z' };
  await openTeam({ members: [self, linked], invitations: [], projects: [], history: [] });
  expect(screen.getByText(/^Has had a calendar link since 1 Feb 2031/)).toBeDefined();

  const role = screen.getByRole<HTMLSelectElement>('combobox', { name: 'Role of Mira Das' });
  fireEvent.change(role, { target: { value: 'owner' } });
  fireEvent.change(role, { target: { value: 'viewer' } });
  await press('Save changes to the role of Mira Das');
  fireEvent.change(role, { target: { value: 'owner' } });
  expect([role.value, role.ariaDisabled]).toEqual(['viewer', 'true']);
  expect(received.at(-1)).toMatchObject({
    to: `PUT /api/production/team/members/${mira.id}`,
    body: { team_role: 'viewer' },
  });
  await reply(`PUT /api/production/team/members/${mira.id}`, { message: 'Changed.' });
  await answerTeam([self, { ...linked, team_role: 'viewer' }]);
  expect([role.value, document.activeElement]).toEqual(['viewer', role]);
  await press('Turn off Mira Das’s calendar link');
  await press('Turn off calendar link');

  expect(received.at(-1)?.to).toBe(`DELETE /api/production/team/members/${mira.id}/calendar`);
});

test('shows pending invitations, which can be sent again or withdrawn', async () => {
  await openTeam({
    members: [self, mira],
    invitations: [invitation('new@house.example')],
    projects: [],
    history: [],
  });
  const pending = within(screen.getByRole('list', { name: 'Pending invitations' }));
  expect(pending.getByText('Viewer, invited by Ira · valid until 8 Feb 2031')).toBeDefined();

  await press('Resend invitation to new@house.example');
  expect(received.at(-1)?.to).toBe('POST /api/production/team/invitations/i/resend');
  await reject('POST /api/production/team/invitations/i/resend', 500, { message: '' });
  expect(currentToasts().at(-1)?.text).toBe('We couldn’t send the invitation. Try again.');
  await press('Withdraw invitation to new@house.example');
  await press('Withdraw invitation');

  expect(received.at(-1)?.to).toBe('DELETE /api/production/team/invitations/i');
});

test('shows the latest four entries of the history, and all when asked', async () => {
  const left = {
    action: 'member_left' as const,
    by: null,
    team_role: null,
    happened_at: '2031-02-01T06:30:00.000Z',
  };
  const entries = [1, 2, 3, 4, 5].map((id) => ({ ...left, id, member: `Member ${id}` }));
  await openTeam({ members: [self, mira], invitations: [], projects: [], history: entries });
  const list = () => within(screen.getByRole('list', { name: 'History' })).getAllByRole('listitem');
  expect(list()).toHaveLength(4);

  await press('Show all 5');

  expect(list()).toHaveLength(5);
  expect(screen.queryByRole('button', { name: 'Show all 5' })).toBeNull();
});
