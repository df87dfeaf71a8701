import { announcementAudiences } from '@kirdaar/contract/rules/announcements';
import { contentKinds, pictureUses } from '@kirdaar/contract/rules/content';
import { guardianIdentities } from '@kirdaar/contract/rules/guardian-proofs';
import {
  correctionAskers,
  correctionKinds,
  personRequestKinds,
} from '@kirdaar/contract/rules/person-requests';
import { decisionActions, reasonKinds, refusalGrounds } from '@kirdaar/contract/rules/staff-decisions';
import { callStates, houseStates, staffLists, suspensionStates } from '@kirdaar/contract/rules/staff-lists';
import { reportOutcomes, suspensionKinds } from '@kirdaar/contract/rules/staff-queue';
import { staffRoles } from '@kirdaar/contract/rules/staff-roles';
import { switches } from '@kirdaar/contract/rules/switches';
import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import * as page from '#features/admin/audit-log/AuditLogPage.tsx';
import { reply } from '#testing/mock-server.ts';
import { openPage } from '#testing/open-page.tsx';

const entry = {
  ...{ place: 8, happened_at: '2026-03-01T10:00:00Z', staff: 'Ravi', action: 'approved_call' },
  ...{
    subject: 'call',
    subject_id: 'c',
    title: 'Lead',
    details: { version: 3, note: '', ends_at: '2026-03-02T10:00:00Z' },
  },
};
const people = [{ id: 'ravi', name: 'Ravi' }];
const log = { entries: [entry], more: false, people, query: {} };
const rows = () => screen.getAllByRole('listitem').map(({ textContent }) => textContent);

test('shows who did what to whom, with the facts', async () => {
  const rejected = {
    ...entry,
    place: 7,
    staff: null,
    action: 'login_rejected',
    subject: null,
    title: null,
    details: {},
  };
  const ran = { ...rejected, place: 6, action: 'retried_task', details: { names: ['a'], old_role: null } };
  await openPage(page, { ...log, entries: [entry, rejected, ran] });

  const time = '1 Mar 2026, 3:30 pm IST';
  expect(rows()).toEqual([
    `${time} · 8Approved a casting call · RaviCasting call Lead · Version: 3 · Ends: 2 Mar 2026, 3:30 pm IST`,
    `${time} · 7Login failed · Unknown person`,
    `${time} · 6Retried a task · Command linenames: ["a"]`,
  ]);
  expect(screen.queryByRole('link', { name: 'Earlier entries' })).toBeNull();
});

const codes = {
  asked_by: correctionAskers,
  audience: announcementAudiences,
  decision: decisionActions,
  ground: refusalGrounds,
  kind: [
    ...correctionKinds,
    ...personRequestKinds,
    ...contentKinds,
    ...reasonKinds,
    ...suspensionKinds,
    ...guardianIdentities,
    'badge',
  ],
  list: staffLists,
  name: switches,
  outcome: reportOutcomes,
  role: staffRoles,
  state: [...houseStates, ...callStates, ...suspensionStates, ...decisionActions],
  use: pictureUses,
};

test.each(Object.entries(codes))('shows every code of “%s” in words', async (name, values) => {
  const entries = values.map((value, place) => ({ ...entry, place, details: { [name]: value } }));
  await openPage(page, { ...log, entries });

  const shown = rows().map((text) => text?.split(': ').at(-1));
  expect(shown.filter((text) => values.some((value) => value === text))).toEqual([]);
});

test('links what an entry is about, and shows views that follow each other in one row', async () => {
  const approved = { ...entry, details: { what: 'call', version: 1 } };
  const viewed = { ...entry, action: 'viewed_call', details: {} };
  const views = [7, 6].map((place) => ({ ...viewed, place, subject_id: `${place}`, title: `Call ${place}` }));
  const deleted = { ...viewed, place: 5, staff: 'Asha', title: null };
  await openPage(page, { ...log, entries: [approved, ...views, deleted] });

  const time = '1 Mar 2026, 3:30 pm IST';
  expect(rows()).toEqual([
    `${time} · 8Approved a casting call · RaviCasting call Lead · About: Casting call · Version: 1`,
    `${time} · 7Opened a casting call · Ravi · 2 timesCasting call Call 7 · Casting call Call 6`,
    `${time} · 5Opened a casting call · AshaCasting call c`,
  ]);
  expect(screen.getByRole('link', { name: 'Casting call Call 6' }).getAttribute('href')).toBe(
    '/admin/calls/6',
  );
});

test('keeps the search, and goes on to earlier entries with it', async () => {
  const query = { text: 'reel', action: 'approved_call', by: 'ravi' };
  await openPage(page, { ...log, more: true, query });

  expect(screen.getByRole('searchbox')).toHaveProperty('value', 'reel');
  expect(screen.getByLabelText('Action')).toHaveProperty('value', 'approved_call');
  expect(screen.getByLabelText('Person')).toHaveProperty('value', 'ravi');
  expect(screen.getByRole('option', { name: 'Ravi' })).toBeDefined();
  expect(screen.getByRole('link', { name: 'Earlier entries' }).getAttribute('href')).toBe(
    '/admin/audit-log?text=reel&action=approved_call&by=ravi&before=8',
  );
  cleanup();

  await openPage(page, { ...log, entries: [] });
  expect(screen.getByText('No entries.')).toBeDefined();
});

test('requests the data that the URL names', async () => {
  const request = new Request('https://kirdaar.example/admin/audit-log?text=reel&before=8');
  const loading = page.clientLoader({ request } as never);
  await reply('GET /api/admin/audit-log?text=reel&before=8', { entries: [], people, more: false });

  expect(await loading).toMatchObject({ query: { text: 'reel', before: '8' } });
});

test.each([
  [null, /^All 9 entries are unchanged.*abc$/],
  [4, /^Entry 4 was changed/],
])('finds a change of %s in the log', async (changed, text) => {
  await openPage(page, log);

  await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Verify' })));
  expect(screen.getByRole('button', { name: 'Verifying...' })).toHaveProperty('disabled', true);
  await reply('POST /api/admin/audit-log/verify', { changed, entries: 9, head: 'abc' });

  const notice = screen.getByText(/entries are unchanged|was changed/).closest('[role]') ?? document.body;
  expect(notice.textContent).toMatch(text);
});
