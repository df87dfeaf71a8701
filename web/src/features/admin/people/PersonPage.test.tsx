import { api } from '@kirdaar/contract/api';
import { act, cleanup, fireEvent, screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import * as page from '#features/admin/people/PersonPage.tsx';
import { button, press } from '#testing/controls.ts';
import { emptyOf } from '#testing/empty-of.ts';
import { reject, reply } from '#testing/mock-server.ts';
import { openPage } from '#testing/open-page.tsx';

const samplePerson = {
  ...emptyOf(api['GET /api/admin/people/:id'].reply.shape.person),
  ...{ id: 'p', name: 'Meera Joshi', role: 'talent', house: null, house_id: null, state: 'active' },
  ...{ email: 'm•••@one.example', mobile: '••••223', mobile_verified: true, is_child: false, plan: 'Pro' },
  ...{ created_at: '2026-03-01T10:00:00Z', deletion: null, two_step_login: false, passkeys: 0 },
  ...{ google: false, identity_checked: false, sessions: [], requests: [] },
};
const shownAt = '1 Mar 2026, 3:30 pm IST';

async function open(fields: object = {}, { role = 'support' } = {}) {
  await openPage(page, { ...samplePerson, ...fields }, { context: { role } });
}

const inDialog = () => within(screen.getByRole('dialog'));
const pressInDialog = (name: string) =>
  act(async () => fireEvent.click(inDialog().getByRole('button', { name })));
const facts = () =>
  Object.fromEntries(
    screen.getAllByRole('term').map((term) => [term.textContent, term.nextSibling?.textContent]),
  );

test('shows the facts of an account and how its person logs in', async () => {
  await open();
  expect(facts()).toEqual({
    ...{ Status: 'Active', Email: 'm•••@one.example', Mobile: '••••223', Plan: 'Pro', Registered: shownAt },
    'Identity for the verified badge': 'Not checked',
    ...{ 'Two-step login': 'Off', Passkeys: '0', Google: 'Not connected', 'Logged in on': 'No device' },
  });
  expect(screen.getByText('Talent')).toBeDefined();
  expect(screen.queryByRole('button', { name: 'Turn two-step login off' })).toBeNull();
  cleanup();

  const session = { id: 's', device: 'Chrome on Android', created_at: samplePerson.created_at };
  await open({
    ...{ role: 'production', house: 'Reel', mobile_verified: false, is_child: true, two_step_login: true },
    ...{ passkeys: 2, google: true, sessions: [session], name: null },
  });
  expect(facts()).toMatchObject({
    ...{ Age: 'Under 18', Mobile: '••••223 (not verified)', 'Two-step login': 'On', Passkeys: '2' },
    Google: 'Connected',
  });
  expect(facts()['Logged in on']).toContain(`since ${shownAt}`);
  expect(screen.getByRole('heading', { name: 'No name yet' })).toBeDefined();
  expect(screen.getByText('Reel')).toBeDefined();
  expect(screen.queryByRole('button', { name: 'Record identity check' })).toBeNull();
  expect(button('Turn two-step login off')).toBeDefined();
});

test('shows the email and mobile for a reason, once', async () => {
  await open();

  await press('Show email and mobile');
  await pressInDialog('They asked us for help, and we write or call back.');
  await pressInDialog('Show email and mobile');
  expect(inDialog().getByRole('button', { name: 'Show email and mobile' })).toHaveProperty('disabled', true);
  const contact = { email: 'meera@one.example', mobile: '+919812300223' };
  const sent = await reply('POST /api/admin/people/p/contact', contact);

  expect(sent.body).toEqual({ reason: 'They asked us for help, and we write or call back.' });
  expect(facts()).toMatchObject({ Email: 'meera@one.example', Mobile: '+919812300223' });
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(screen.queryByRole('button', { name: 'Show email and mobile' })).toBeNull();
});

test.each([
  ['Log out all devices', 'end-sessions'],
  ['Turn two-step login off', 'reset-two-step-login'],
  ['Record identity check', 'check-identity'],
  ['Keep this account', 'restore'],
] as const)('helps for a reason that is kept: %s', async (name, endpoint) => {
  await open({ two_step_login: true, deletion: { erase_at: samplePerson.created_at, by_guardian: false } });
  expect(facts()['Will be deleted']).toBe(shownAt);

  await press(name);
  fireEvent.change(inDialog().getByRole('textbox'), { target: { value: 'They called.' } });
  await pressInDialog(name);
  const sent = await reply(`POST /api/admin/people/p/${endpoint}`);

  expect(sent.body).toEqual({ reason: 'They called.' });
  expect(screen.queryByRole('dialog')).toBeNull();
  await press(name);
  await pressInDialog('Close');
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('shows what the person did and was sent, and links what staff may open', async () => {
  const row = {
    id: 'a',
    page: 'call',
    page_id: 'c',
    title: 'Lead · Film',
    about: 'Reel',
    state: 'viewed',
    at: samplePerson.created_at,
  };
  const message = {
    ...row,
    id: 'm',
    page: null,
    title: 'Your account: new password',
    about: 'email · m•••@lamp.example',
    state: 'delivered',
  };
  const rows = { applications: [row], messages: [message], children: [{ ...row, id: 'k', page: 'person' }] };
  await open({ ...rows, is_public: true });

  expect(screen.getByRole('link', { name: 'Public Profile' }).getAttribute('href')).toBe('/talent/p');
  const links = screen.getAllByRole('link', { name: 'Lead · Film' });
  expect(links.map((link) => link.getAttribute('href'))).toEqual(['/admin/people/c', '/admin/calls/c']);
  expect(screen.getByRole('region', { name: 'Messages sent' }).textContent).toMatch(
    /^Messages sentYour account: new passwordEmail · m•••@lamp.example · .*Delivered$/,
  );
  expect(screen.queryByRole('region', { name: 'Orders' })).toBeNull();
});

test('cannot keep an account that a guardian deletes, and leads support to the house', async () => {
  await open({ deletion: { erase_at: samplePerson.created_at, by_guardian: true }, house_id: 'h' });
  expect(facts()['Will be deleted']).toBe(`${shownAt}, as a guardian asked`);
  expect(screen.queryByRole('button', { name: 'Keep this account' })).toBeNull();
  const house = screen.getByRole('link', { name: 'Open the production house' });
  expect(house.getAttribute('href')).toBe('/admin/houses/h');
});

const request = {
  ...{ id: 'r', kind: 'deletion', channel: 'post', received_on: '2026-03-01', due_on: '2026-03-31' },
  ...{ note: 'Folder 7.', by: 'Ravi', state: 'open' },
};

test('records what a person asked for by post', async () => {
  await open();
  expect(screen.getByText(/^No requests/)).toBeDefined();

  await press('Record a request');
  const fill = (label: RegExp, value: string) =>
    fireEvent.change(inDialog().getByLabelText(label), { target: { value } });
  fill(/^They ask for/, 'export');
  fill(/^By/, 'post');
  fill(/^Received on/, '2026-03-01');
  fill(/^Where it is filed/, 'Folder 7.');
  await pressInDialog('Record request');
  expect(inDialog().getByRole('button', { name: 'Record request' })).toHaveProperty('disabled', true);
  const fields = { note: 'Say more.' };
  const rejected = await reject('POST /api/admin/people/p/requests', 400, { fields });
  expect(rejected.body).toEqual({
    ...{ kind: 'export', channel: 'post', received_on: '2026-03-01', note: 'Folder 7.' },
  });
  expect(inDialog().getByText('Say more.')).toBeDefined();
  await pressInDialog('Record request');
  await reply('POST /api/admin/people/p/requests');

  expect(screen.queryByRole('dialog')).toBeNull();
});

test('carries out or rejects an open request', async () => {
  await open({
    requests: [
      request,
      { ...request, id: 'e', kind: 'export', channel: 'email' },
      { ...request, id: 'd', state: 'done' },
    ],
  });
  expect(screen.getAllByRole('listitem').map((row) => row.querySelector('p')?.textContent)).toEqual([
    ...['Deletion of the account: open', 'A copy of their data: open', 'Deletion of the account: done'],
  ]);
  expect(screen.getAllByText('By post on 1 Mar 2026. Due by 31 Mar 2026.')).toHaveLength(2);
  expect(screen.getAllByText('Ravi: Folder 7.')).toHaveLength(3);
  expect(screen.getAllByRole('button', { name: 'Reject' })).toHaveLength(2);
  expect(screen.queryByText(/^No requests/)).toBeNull();

  await press('Prepare the data');
  await reply('POST /api/admin/person-requests/e/carry-out');
  await press('Delete account in 30 days');
  await reply('POST /api/admin/person-requests/r/carry-out');
  const [reject] = screen.getAllByRole('button', { name: 'Reject' });
  await act(async () => fireEvent.click(reject ?? document.body));
  await pressInDialog('We could not confirm that the request came from you.');
  await pressInDialog('Reject request');
  const rejected = await reply('POST /api/admin/person-requests/r/reject');

  expect(rejected.body).toMatchObject({ reason: 'We could not confirm that the request came from you.' });
  expect(screen.queryByRole('dialog')).toBeNull();
});
