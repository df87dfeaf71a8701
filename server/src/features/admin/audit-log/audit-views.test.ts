import { api, type EndpointName } from '@kirdaar/contract/api';
import { expect } from 'vitest';
import { checkChain } from '#features/admin/audit-log/queries.ts';
import { openWorld } from '#testing/matrix/objects.ts';
import { sendRequest, viewersOf } from '#testing/matrix/requests.ts';
import { createShowcase } from '#testing/matrix/showcase.ts';
import { test } from '#testing/test.ts';

/** What shows no contact, no document and nobody's age. A new endpoint is recorded, or comes here. */
const withoutPeople: EndpointName[] = [
  'GET /api/admin/me',
  'GET /api/admin/passkeys',
  'GET /api/admin/today',
  'GET /api/admin/decisions',
  'GET /api/admin/staff',
  'GET /api/admin/audit-log',
  'GET /api/admin/switches',
  'GET /api/admin/announcements',
  'GET /api/admin/flag-rules',
  'GET /api/admin/decision-reasons',
  'GET /api/admin/content',
  'GET /api/admin/content/:id',
  // Written about the people of an example.
  'GET /api/admin/figures',
  'GET /api/admin/gst',
  'GET /api/admin/plan-prices',
  // Only counts.
];

// Every key of the contract is an endpoint name.
const names = Object.keys(api) as EndpointName[];

test('records every other view of staff with its viewer', async ({ app, db, services }) => {
  const views = names.filter(
    (name) => name.startsWith('GET /api/admin/') && !withoutPeople.includes(name) && !name.endsWith('.csv'),
  );
  const world = openWorld(services, app);
  const showcase = await createShowcase(services);
  const recorded: EndpointName[] = [];
  for (const name of views) {
    const [viewer] = await viewersOf(world, showcase, name);
    const before = await checkChain(db);
    const answer = await sendRequest(app, name, viewer?.request ?? {});
    expect([name, answer.statusCode]).toEqual([name, 200]);
    const added = db.selectFrom('staff_audit_entry').select('staff_id').where('place', '>', before.entries);
    if ((await added.execute()).some(({ staff_id }) => staff_id !== null)) recorded.push(name);
  }

  // Without words, a search finds nothing.
  expect(recorded).toEqual(views.filter((name) => name !== 'GET /api/admin/search'));
});

test('records who searched, without the words', async ({ callApi, given }) => {
  const [owner, talent] = [await given.staff('owner'), await given.talent()];

  await callApi('GET /api/admin/search', { query: { text: talent.email } }, owner);

  const { body } = await callApi('GET /api/admin/audit-log', {}, owner);
  expect(body.entries[0]).toMatchObject({ action: 'searched', details: { person: 1, house: 0 } });
});

test('records a login with an unknown email', async ({ callApi, given }) => {
  const owner = await given.staff('owner');
  await callApi('POST /api/admin/login', { body: { email: 'nobody@kirdaar.example', password: 'a guess' } });

  const { body } = await callApi('GET /api/admin/audit-log', {}, owner);
  expect(body.entries[0]).toMatchObject({
    action: 'login_rejected',
    staff: null,
    details: { wrong: 'email' },
  });
});
