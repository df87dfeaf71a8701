import type { TeamMember } from '@kirdaar/contract/houses/team';
import { fireEvent, screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import TeamPage, { clientAction, clientLoader } from '#features/houses/team/TeamPage.tsx';
import { control, press, toasts } from '#testing/controls.ts';
import { received, reject, reply } from '#testing/mock-server.ts';
import { openSite } from '#testing/open-page.tsx';

const TEAM = 'GET /api/production/team';
const self: TeamMember = {
  ...{ id: 'ira', name: 'Ira Sen', email: 'ira@house.example', team_role: 'owner', is_self: true },
  ...{ joined_at: '2031-02-01T06:30:00.000Z', calendar_link_made_at: null, projects: null },
};
const mira: TeamMember = { ...self, id: 'mira', name: 'Mira Das', team_role: 'reviewer', is_self: false };
const projects = [
  { id: 'film-1', name: 'The Letter', project_type: 'Movie', role_title: 'Lead' },
  { id: 'film-2', name: null, project_type: 'Web Series', role_title: 'Friend' },
];
const loaded = { invitations: [], projects, history: [] };

async function openTeam(members: TeamMember[]) {
  const page = { Component: TeamPage, loader: clientLoader, action: clientAction };
  await openSite([{ path: '/production/team', ...page, HydrateFallback: () => null }], '/production/team', {
    toasts: true,
  });
  await reply(TEAM, { members, ...loaded });
}

test('limits a member to projects in a dialog, and shows on the page to how many', async () => {
  await openTeam([self, mira]);
  expect(screen.queryByRole('button', { name: /^What Ira Sen sees/ })).toBeNull();

  await press('What Mira Das sees: Sees every project');
  const dialog = within(screen.getByRole('dialog'));
  fireEvent.click(dialog.getByLabelText('Only these projects'));
  fireEvent.click(dialog.getByLabelText('Web Series · Friend'));
  await press('Save changes');
  expect(received.at(-1)).toMatchObject({
    to: `PUT /api/production/team/members/${mira.id}/projects`,
    body: { project_ids: ['film-2'] },
  });
  await reply(`PUT /api/production/team/members/${mira.id}/projects`, { message: 'Saved.' });
  await reply(TEAM, { members: [self, { ...mira, projects: ['film-2'] }], ...loaded });

  expect(toasts()).toEqual(['Saved.']);
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(screen.getByText('Sees 1 project')).toBeDefined();
});

test('sends an invitation with the projects to which it limits a member, but never an owner', async () => {
  await openTeam([self]);
  fireEvent.change(screen.getByLabelText(/^Email/), { target: { value: 'dev@house.example' } });
  fireEvent.click(screen.getByLabelText('Only these projects'));
  fireEvent.click(screen.getByLabelText('The Letter'));
  await press('Send invitation');

  const path = 'POST /api/production/team/invitations';
  const sent = { email: 'dev@house.example', team_role: 'reviewer', project_ids: ['film-1'] };
  expect(received.at(-1)).toMatchObject({ to: path, body: sent });
  await reject(path, 500, { message: '' });
  fireEvent.input(control('team_role'), { target: { value: 'owner' } });
  expect(screen.queryByLabelText('Only these projects')).toBeNull();
});
