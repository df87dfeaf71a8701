import type { ProjectRole } from '@kirdaar/contract/auditions/projects';
import { fireEvent, screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import ProjectPage, { clientAction, clientLoader } from '#features/auditions/projects/ProjectPage.tsx';
import { press, toasts } from '#testing/controls.ts';
import { received, reject, reply } from '#testing/mock-server.ts';
import { openSite } from '#testing/open-page.tsx';
import { sampleRole as role } from '#testing/sample-role.ts';

const PROJECT = 'GET /api/production/projects/film-1';

const project = { id: 'film-1', name: null as string | null, project_type: 'Web Series' };
const team = [{ id: 'a', name: 'Ira Sen', team_role: 'owner' as const }];
const noSlots = { slots: [], more: false };

async function openProject(roles: ProjectRole[], found: object = {}, at = '') {
  const page = { Component: ProjectPage, loader: clientLoader, action: clientAction };
  await openSite(
    [{ path: '/production/projects/:id', ...page, HydrateFallback: () => null }],
    `/production/projects/film-1${at}`,
    { toasts: true },
  );
  await reply(PROJECT, { project, roles, team, ...found });
  await reply('GET /api/production/projects/film-1/auditions', { ...noSlots, ...found });
}

test('shows the roles in one table, the dates over all of them and who sees the project', async () => {
  await openProject([
    role({ unsent: 2 }),
    role({ id: 'job-2', role_title: 'Friend', positions: 1, shoot_dates: '2031-05-02', next_audition: null }),
  ]);

  expect(await screen.findByRole('heading', { level: 1, name: 'Web Series · Lead' })).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Add a role' }).getAttribute('href')).toBe(
    '/production/add-job?project=film-1',
  );
  const rows = within(screen.getByRole('table', { name: 'Roles' })).getAllByRole('row');
  const cells = within(rows[1] ?? document.body);
  expect(cells.getByRole('link', { name: 'Lead' }).getAttribute('href')).toBe(
    '/production/view-job-details/job-1',
  );
  expect(cells.getByRole('link', { name: '4 of 9 new for Lead' }).textContent).toBe('4 of 9');
  expect(rows[1]?.textContent).toContain('1 of 2');
  expect(rows[2]?.textContent).toContain('None planned');
  const decisions = screen.getByRole('link', { name: 'Lead: 2 decisions not sent' });
  expect(decisions.getAttribute('href')).toBe('/production/applicants/job-1/decisions');
  expect(screen.getByText('1 Apr 2031 – 2 May 2031')).toBeTruthy();
  expect(screen.getByText('Ira Sen').textContent).toContain('Owner');
});

test('says what to do next while nobody has applied', async () => {
  const none = { applicants: 0, new: 0, shortlisted: 0, selected: 0 };
  await openProject([role(none)]);

  const next = within(await screen.findByRole('region', { name: 'What to do next' }));
  const whatsapp = next.getByRole('link', { name: /WhatsApp/ }).getAttribute('href');
  expect(decodeURIComponent(whatsapp ?? '')).toContain('/castingcalls/job-1');
  expect(next.getByRole('link', { name: 'Invite talent' }).getAttribute('href')).toBe(
    '/production/profiles?scope=talent',
  );
});

test('renames the project in place', async () => {
  await openProject([role()]);

  await press('Give it a name');
  fireEvent.input(screen.getByLabelText(/^Name of the project/), { target: { value: 'The Letter' } });
  await press('Save changes');
  expect(received.at(-1)).toMatchObject({
    to: 'PUT /api/production/projects/film-1',
    body: { name: 'The Letter' },
  });
  await reply('PUT /api/production/projects/film-1', { message: 'Project renamed.' });
  await reply(PROJECT, { project: { ...project, name: 'The Letter' }, roles: [role()], team });
  await reply('GET /api/production/projects/film-1/auditions', noSlots);

  expect(await screen.findByRole('heading', { level: 1, name: 'The Letter' })).toBeTruthy();
  expect(toasts()).toContain('Project renamed.');
});

test('leads from each slot of the day to its role and to the people in it', async () => {
  const slot = { id: 's', starts_at: '2031-03-20T04:30:00.000Z', ends_at: '2031-03-20T05:00:00.000Z' };
  const attendees = [{ application_id: 'application-1', name: 'Asha Rao', confirmed: true }];
  await openProject([role()], {
    slots: [
      {
        ...slot,
        place: 'Hall 2',
        round: 2,
        capacity: 2,
        job: { id: 'job-1', role_title: 'Lead' },
        attendees,
      },
    ],
  });

  const day = within(await screen.findByRole('region', { name: 'Thursday 20 March' }));
  expect(day.getByRole('link', { name: 'Asha Rao' }).getAttribute('href')).toBe(
    '/production/applicants/job-1/review/application-1',
  );
  expect(day.getByText(/Round 2/)).toBeTruthy();
  expect(day.getByText('1 free')).toBeTruthy();
});

test('searches the applicants of all roles, with role and stage of each', async () => {
  await openProject([role()], {}, '?search=asha');
  const asha = {
    ...{ id: 't', name: 'Asha Rao', age: 30, age_band: null, gender: null, city: 'Pune', image_url: null },
    is_leaving: false,
  };
  const job = { id: 'job-1', role_title: 'Lead', stage_names: [] };
  await reply('GET /api/production/projects/film-1/applicants?search=asha&page=1&limit=24', {
    applicants: [{ application_id: 'application-1', status: 'shortlisted', user: asha, job }],
    total: 1,
  });

  expect((await screen.findByRole('link', { name: 'Asha Rao' })).getAttribute('href')).toBe(
    '/production/applicants/job-1/review/application-1',
  );
  expect(screen.getByText('Lead · Shortlisted')).toBeTruthy();
});

test('shows a project that the reader does not see as not found', async () => {
  const page = { Component: ProjectPage, loader: clientLoader, action: clientAction };
  await openSite(
    [{ path: '/production/projects/:id', ...page, HydrateFallback: () => null }],
    '/production/projects/film-1',
  );
  await reject(PROJECT, 404, { message: 'Project not found.' });

  expect(await screen.findByRole('heading', { name: 'Project not found.' })).toBeTruthy();
});
