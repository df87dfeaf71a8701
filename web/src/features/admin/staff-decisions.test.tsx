import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import * as appeals from '#features/admin/appeals/AppealPage.tsx';
import * as calls from '#features/admin/casting-calls/CallReviewPage.tsx';
import * as reports from '#features/admin/report-reviews/ReportPage.tsx';
import { answer } from '#testing/answer.ts';
import { mockServer } from '#testing/mock-server.ts';
import { letDialogsOpen } from '#testing/open-dialogs.ts';
import { openPage } from '#testing/open-page.tsx';

let received: ReturnType<typeof mockServer>;

letDialogsOpen();
beforeEach(() => {
  received = mockServer();
});
const press = (name: string | RegExp) =>
  act(async () => fireEvent.click(screen.getByRole('button', { name })));
const key = (name: string, more = {}) =>
  act(async () => fireEvent.keyDown(document.body, { key: name, ...more }));
const offers = () => screen.getAllByRole('button').map(({ textContent }) => textContent);
const dialog = () => screen.queryByRole('dialog');
const fill = (value: string) =>
  fireEvent.change(screen.getByRole('textbox', { name: /Reason|Why|What|Answer/ }), { target: { value } });
const at = '2026-03-01T10:00:00Z';
const ID = '11111111-1111-4111-8111-111111111111';

const job = {
  id: ID,
  version: 3,
  title: 'Lead role',
  status: 'pending',
  waits: 'call',
  refusal: null,
  held: false,
  sent_at: at,
  application_deadline: '2026-04-01',
  applications: 0,
  image: null,
  new_image: null,
  fields: [
    { field: 'city_location', now: 'Pune', changed: false, next: null },
    { field: 'skills_needed', now: null, changed: false, next: null },
    { field: 'compensation', now: 'None', changed: true, next: '5000' },
  ],
  flags: [{ flag: 'money', text: 'Asks for money' }],
  house: { id: ID, name: null, verified: false, since: at, calls: 1, open_reports: 2 },
};

/** The next thing that waits, after what was just decided, what a colleague took and a failed task. */
async function leadsOn() {
  const item = { kind: 'report', taken_by: null, is_mine: false };
  await answer(received, 'GET /api/admin/today', {
    items: [
      { ...item, id: ID },
      { ...item, id: 'taken', taken_by: 'Ravi' },
      { ...item, id: 'failed', kind: 'task' },
      { ...item, id: 'mine', taken_by: 'Me', is_mine: true, kind: 'appeal' },
      { ...item, id: 'later' },
    ],
    more: 0,
    needs_moderator: false,
  });
  expect(screen.getByRole('heading').textContent).toBe('At /admin/appeals/mine');
}

test('approves by a key the version of a casting call that was read, and leads on', async () => {
  await openPage(calls, job);
  expect(screen.getByText('Asks for money')).toBeDefined();
  expect(screen.getAllByRole('term').map(({ textContent }) => textContent)).toEqual([
    'Compensation',
    'City',
    'Application deadline',
  ]);

  for (const modifier of ['ctrlKey', 'metaKey', 'altKey', 'repeat']) await key('a', { [modifier]: true });
  expect(received).toHaveLength(0);
  await key('A');

  const sent = await answer(received, `POST /api/admin/jobs/${ID}/approve`);
  expect(sent.body).toEqual({ version: 3 });
  await leadsOn();
});

test('asks a house for a change with a reason, while the keys of the page rest', async () => {
  await openPage(calls, job);

  await key('c');
  await key('a');
  expect(screen.getByRole('button', { name: 'Send' })).toHaveProperty('disabled', true);
  fill(' ');
  expect(screen.getByRole('button', { name: 'Send' })).toHaveProperty('disabled', true);
  await press('Describe the role and the project in more detail.');
  await press('Send');

  expect(received.map(({ to, body }) => [to, body])).toEqual([
    [
      `POST /api/admin/jobs/${ID}/refuse`,
      { version: 3, reason: 'Describe the role and the project in more detail.' },
    ],
  ]);
});

test('offers for a casting call only what its state allows', async () => {
  await openPage(calls, { ...job, waits: null, status: 'open' });
  await key('a');
  await key('c');

  expect(offers()).toEqual(['Take down', 'Next N']);
  expect(screen.getByText('Nothing awaits approval. This casting call is open.')).toBeDefined();
  expect(dialog()).toBeNull();
  await press('Take down');
  fill('It is fake.');
  fireEvent.submit(screen.getByRole('textbox').closest('form') ?? document.body);
  const sent = await answer(received, `POST /api/admin/jobs/${ID}/take-down`);
  expect(sent.body).toEqual({ reason: 'It is fake.' });
});

test.each([
  [{ held: true }, /^On hold/],
  [{ waits: 'edit' }, /until you approve this edit/],
  [
    { waits: null, refusal: 'No money.' },
    'Waiting for the production house to make changes. We told them: No money.',
  ],
] as const)('says of a casting call with %j what it waits for', async (fields, text) => {
  await openPage(calls, { ...job, ...fields });

  expect(screen.getByText(text)).toBeDefined();
});

const report = {
  id: ID,
  subject: 'conversation',
  about: ID,
  reason: 'harassment',
  text: '',
  reported_at: at,
  closed_at: null,
  by: null,
  facts: [],
  messages: [
    { party: 'house', text: 'Come alone.', written_at: '1', reported: true },
    { party: 'talent', text: 'No.', written_at: '2', reported: false },
  ],
  can_take_down: false,
};

test('closes a report without action, or with a warning in words', async () => {
  await openPage(reports, report);
  expect(screen.getByText(/by a deleted account/)).toBeDefined();
  expect(screen.getByText('Come alone.').previousSibling?.textContent).toBe('Production house · reported');
  expect(screen.getByText('No.').previousSibling?.textContent).toBe('Talent');
  expect(screen.queryByRole('link')).toBeNull();
  expect(offers()).toEqual(['Warn W', 'Close without action', 'Next N']);

  await key('w');
  fill('Stop it.');
  await press('Send warning and close');
  const warned = await answer(received, `POST /api/admin/reports/${ID}/close`, {}, 500);
  expect(warned.body).toEqual({ outcome: 'warned', note: 'Stop it.' });
  expect(screen.getByRole('textbox')).toHaveProperty('value', 'Stop it.');
  fireEvent.click(screen.getByRole('button', { name: /Close$/ }));
  await press('Close without action');
  const closed = await answer(received, `POST /api/admin/reports/${ID}/close`);
  expect(closed.body).toEqual({ outcome: 'no_action', note: '' });
  await leadsOn();
});

test('takes a reported casting call down, unless the report is closed', async () => {
  await openPage(reports, { ...report, subject: 'job', can_take_down: true });
  expect(screen.getByRole('link').getAttribute('href')).toBe(`/admin/calls/${ID}`);
  await press('Take the casting call down');
  fill('Fake.');
  await press('Take down and close');
  expect(received[0]?.body).toEqual({ outcome: 'taken_down', note: 'Fake.' });
  cleanup();

  await openPage(reports, { ...report, subject: 'house', can_take_down: true, closed_at: at });
  await key('w');
  expect(offers()).toEqual(['Next N']);
  expect(screen.getByRole('link').getAttribute('href')).toBe(`/admin/houses/${ID}`);
  expect(dialog()).toBeNull();
});

const appeal = {
  id: ID,
  kind: 'ban',
  house_id: ID,
  house_name: 'Reel',
  job_id: null,
  title: null,
  reason: 'Asked for money.',
  decided_by: [],
  text: 'We did not.',
  sent_at: at,
  waits: true,
  is_own_decision: false,
  answered_at: null,
  answered_by: null,
  accepted: null,
  answer: null,
};

test.each([
  ['a', true, 'Accept appeal'],
  ['r', false, 'Reject appeal'],
])('answers an appeal by the key %s', async (name, accepted, button) => {
  await openPage(appeals, appeal);
  await key(name);
  fill('We looked again.');
  const [submit] = screen.getAllByRole('button', { name: button }).toReversed();
  await act(async () => fireEvent.click(submit ?? document.body));

  const sent = await answer(received, `POST /api/admin/appeals/${ID}/answer`);
  expect(sent.body).toEqual({ accepted, answer: 'We looked again.' });
  await leadsOn();
});

test.each([
  [{ is_own_decision: true }, 'You made this decision, so a colleague must answer.'],
  [{ waits: false }, 'The decision has ended or changed since the appeal. No answer is needed.'],
  [
    { waits: false, answered_at: at, answered_by: null, accepted: false, answer: 'No.' },
    /^A colleague rejected this appeal on .*: No\.$/,
  ],
])('lets nobody answer an appeal with %j', async (fields, text) => {
  await openPage(appeals, { ...appeal, ...fields });
  await key('a');
  await key('r');

  expect(screen.getByText(text)).toBeDefined();
  expect(offers()).toEqual(['Next N']);
  expect(dialog()).toBeNull();
});
