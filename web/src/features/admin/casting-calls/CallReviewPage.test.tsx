import { api } from '@kirdaar/contract/api';
import { act, fireEvent, screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import * as calls from '#features/admin/casting-calls/CallReviewPage.tsx';
import { MIN_SHOWN_MS } from '#features/admin/decisions/use-shown.ts';
import { press } from '#testing/controls.ts';
import { emptyOf } from '#testing/empty-of.ts';
import { pending, reply } from '#testing/mock-server.ts';
import { openPage } from '#testing/open-page.tsx';
import { expectNextItem, fill, key, letItemsBeShown, offers, openItem, pass } from '#testing/queue-item.ts';

letItemsBeShown();
const dialog = () => screen.queryByRole('dialog');
const at = '2026-03-01T10:00:00Z';
const ID = '11111111-1111-4111-8111-111111111111';

const job = {
  ...emptyOf(api['GET /api/admin/jobs/:id'].reply.shape.job),
  id: ID,
  version: 3,
  title: 'Lead role',
  status: 'pending',
  waits: 'call',
  rejection: null,
  held: false,
  child: false,
  decision: null,
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

test('approves by a key the version of a casting call that was read, and leads on', async () => {
  await openItem(calls, job);
  expect(screen.getByText('Asks for money')).toBeDefined();
  expect(screen.getAllByRole('term').map(({ textContent }) => textContent)).toEqual([
    'Compensation',
    'City',
    'Application deadline',
  ]);

  for (const modifier of ['ctrlKey', 'metaKey', 'altKey', 'repeat']) await key('a', { [modifier]: true });
  expect(pending).toHaveLength(0);
  await key('A');

  const sent = await reply(`POST /api/admin/jobs/${ID}/approve`);
  expect(sent.body).toEqual({ version: 3 });
  await expectNextItem(ID);
});

test('ignores keys and clicks until a casting call has been on the screen for a moment', async () => {
  await openPage(calls, job, { context: { role: 'moderator' } });
  await key('a');
  await press('Approve');
  await pass(MIN_SHOWN_MS - 1);
  await key('a');
  expect(pending).toEqual([]);

  await pass(1);
  await key('a');

  expect(pending).toHaveLength(1);
});

test('asks once more before it approves a casting call that may cast children', async () => {
  await openItem(calls, { ...job, child: true });

  await key('a');
  expect(screen.getByRole('dialog', { name: 'Approve “Lead role”?' })).toBeDefined();
  const confirm = () => within(screen.getByRole('dialog')).getByRole('button', { name: 'Approve' });
  // The button would be clicked by the key press or the click that has opened the dialog.
  expect(fireEvent.keyDown(confirm(), { key: 'Enter', repeat: true })).toBe(false);
  await act(async () => fireEvent.click(confirm()));
  await key('a');
  expect(pending).toEqual([]);
  await pass();
  expect(fireEvent.keyDown(confirm(), { key: 'Enter' })).toBe(true);
  await act(async () => fireEvent.click(confirm()));

  const sent = await reply(`POST /api/admin/jobs/${ID}/approve`);
  expect(sent.body).toEqual({ version: 3 });
});

const decision = {
  id: ID,
  item: `call:${ID}`,
  action: 'approved_call',
  title: 'Lead role',
  by: 'Ravi',
  is_mine: false,
  decided_at: at,
  undo_ms: 4000,
};

test.each([
  [{ state: 'waiting' }, 'call', /^Ravi: Approved a casting call, .* can be undone\.$/, ['Next N']],
  [{ state: 'done' }, 'refused', /^Ravi: Approved a casting call, 1 Mar 2026, 3:30 pm IST\.$/, ['Next N']],
  [
    { state: 'failed' },
    'call',
    /nothing was sent\. Decide again\.$/,
    ['Approve A', 'Ask for a change C', 'Refuse for good', 'Next N'],
  ],
  [{ state: 'failed' }, 'removal', /Decide again\.$/, ['Approve A', 'Refuse for good', 'Next N']],
] as const)('says of a decision that is %j who decided', async (fields, waits, text, buttons) => {
  const refused = waits === 'refused';
  await openItem(calls, {
    ...job,
    ...{ refused, waits: refused ? null : waits },
    decision: { ...decision, ...fields },
  });
  if (buttons.length === 1) await key('a');

  expect(screen.getByText(text)).toBeDefined();
  expect(offers()).toEqual(buttons);
  expect(pending).toEqual([]);
});

const reasons = [
  { id: 'c', kind: 'call_change', text_en: 'Say more about the role.', text_hi: 'रोल के बारे में और बताएँ।' },
  { id: 'f', kind: 'fraud', text_en: 'You asked for money.', text_hi: 'आपने पैसे माँगे।' },
];
const fillReason = (value: string) =>
  fireEvent.change(within(screen.getByRole('dialog')).getByRole('textbox'), { target: { value } });

test('refuses an open casting call for good on a ground, with the texts for that ground', async () => {
  await openItem(calls, { ...job, waits: null, status: 'open', language: 'en', reasons });
  await press('Refuse for good');
  fillReason('Three talent paid.');
  const send = within(screen.getByRole('dialog')).getByRole('button', { name: 'Refuse for good' });
  expect(send).toHaveProperty('disabled', true);
  expect(screen.queryByRole('button', { name: 'You asked for money.' })).toBeNull();
  fireEvent.change(screen.getByLabelText(/^Why/), { target: { value: 'fraud' } });
  expect(screen.getByLabelText(/^Why/).getAttribute('autofocus')).toBe('');
  expect(screen.queryByText(/language of the reader/)).toBeNull();
  await press('You asked for money.');
  await act(async () => fireEvent.click(send));

  const sent = await reply(`POST /api/admin/jobs/${ID}/refuse`);
  const reason = 'Three talent paid.\nYou asked for money.';
  expect(sent.body).toEqual({ version: 3, ground: 'fraud', reason });
});

test('lets support read a casting call, and decide nothing', async () => {
  await openItem(calls, job, { context: { role: 'support' } });

  expect(offers()).toEqual(['Next N']);
});

test('asks a house for a change with a reason, while the page shortcuts are off', async () => {
  await openItem(calls, { ...job, language: 'hi', reasons });

  await key('c');
  await key('a');
  expect(screen.getByRole('button', { name: 'Send' })).toHaveProperty('disabled', true);
  fillReason(' ');
  expect(screen.getByRole('button', { name: 'Send' })).toHaveProperty('disabled', true);
  expect(screen.queryByRole('button', { name: 'You asked for money.' })).toBeNull();
  expect(screen.getByText('These texts are added in हिंदी, the language of the reader.')).toBeDefined();
  fillReason('The fee of 500.');
  await press('Say more about the role.');
  await press('Say more about the role.');
  await press('Send');

  expect(pending.map(({ to, body }) => [to, body])).toEqual([
    [`POST /api/admin/jobs/${ID}/reject`, { version: 3, reason: 'The fee of 500.\nरोल के बारे में और बताएँ।' }],
  ]);
});

test('offers for a casting call only what its state allows', async () => {
  await openItem(calls, { ...job, waits: null, status: 'open' });
  await key('a');
  await key('c');

  expect(offers()).toEqual(['Take down', 'Refuse for good', 'Next N']);
  expect(screen.getByText('Nothing awaits approval. This casting call is open.')).toBeDefined();
  expect(dialog()).toBeNull();
  await press('Take down');
  fill('It is fake.');
  fireEvent.submit(screen.getByRole('textbox', { name: /Reason/ }).closest('form') ?? document.body);
  const sent = await reply(`POST /api/admin/jobs/${ID}/take-down`);
  expect(sent.body).toEqual({ reason: 'It is fake.' });
});

test.each([
  [{ held: true }, /^On hold/],
  [{ waits: 'edit' }, /until you approve this edit/],
  [{ waits: 'removal' }, /Approve it to leave it as it is/],
  [
    { waits: null, rejection: 'No money.' },
    'Waiting for the production house to make changes. We told them: No money.',
  ],
  [{ waits: null, rejection: 'Fraud', refused: true }, /Fraud/],
])('says what a casting call with %j waits for, and what is left to decide', async (fields, text) => {
  await openItem(calls, { ...job, ...fields });

  expect(screen.getByText(text)).toBeDefined();
  if ('rejection' in fields)
    expect(offers()).toEqual('refused' in fields ? ['Next N'] : ['Refuse for good', 'Next N']);
});
