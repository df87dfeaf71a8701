import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import * as appeals from '#features/admin/appeals/AppealPage.tsx';
import * as reports from '#features/admin/report-reviews/ReportPage.tsx';
import { press } from '#testing/controls.ts';
import { pending, reject, reply } from '#testing/mock-server.ts';
import { expectNextItem, fill, key, letItemsBeShown, offers, openItem } from '#testing/queue-item.ts';

letItemsBeShown();
const dialog = () => screen.queryByRole('dialog');
const at = '2026-03-01T10:00:00Z';
const ID = '11111111-1111-4111-8111-111111111111';

const report = {
  id: ID,
  subject: 'conversation',
  about: ID,
  reason: 'harassment',
  text: '',
  reported_at: at,
  closed_at: null,
  by: null,
  ...{ facts: [], proofs: [] },
  messages: [
    { party: 'house', text: 'Come alone.', written_at: '1', reported: true },
    { party: 'talent', text: 'No.', written_at: '2', reported: false },
  ],
  can_take_down: false,
  decision: null,
};

test('closes a report without action, or with a warning in words', async () => {
  await openItem(reports, report);
  expect(screen.getByText(/by a deleted account/)).toBeDefined();
  expect(screen.getByText('Come alone.').previousSibling?.textContent).toBe('Production house · reported');
  expect(screen.getByText('No.').previousSibling?.textContent).toBe('Talent');
  expect(screen.queryByRole('link')).toBeNull();
  expect(offers()).toEqual(['Warn W', 'Close without action', 'Next N']);

  await key('w');
  fill('Stop it.');
  await press('Send warning and close');
  const warned = await reject(`POST /api/admin/reports/${ID}/close`, 500);
  expect(warned.body).toEqual({ outcome: 'warned', note: 'Stop it.' });
  expect(screen.getByRole('textbox')).toHaveProperty('value', 'Stop it.');
  fireEvent.click(screen.getByRole('button', { name: /Close$/ }));
  await press('Close without action');
  const closed = await reply(`POST /api/admin/reports/${ID}/close`);
  expect(closed.body).toEqual({ outcome: 'no_action', note: '' });
  await expectNextItem(ID);
});

test('keeps the kind that Today was filtered by for the next item', async () => {
  await openItem(reports, report, { at: '/?kind=report' });
  await key('n');
  const asked = pending.map(({ to }) => to);
  await expectNextItem(ID, 'report');

  expect(asked).toEqual(['GET /api/admin/today?kind=report']);
});

test('takes a reported casting call down, unless the report is closed', async () => {
  await openItem(reports, { ...report, subject: 'job', can_take_down: true });
  expect(screen.getByRole('link').getAttribute('href')).toBe(`/admin/calls/${ID}`);
  await press('Take the casting call down');
  fill('Fake.');
  await press('Take down and close');
  expect(pending[0]?.body).toEqual({ outcome: 'taken_down', note: 'Fake.' });
  cleanup();

  await openItem(reports, { ...report, subject: 'house', can_take_down: true, closed_at: at });
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
  decision: null,
};

test.each([
  ['a', true, 'Accept appeal'],
  ['r', false, 'Reject appeal'],
])('answers an appeal by the key %s', async (name, accepted, button) => {
  await openItem(appeals, appeal);
  await key(name);
  fill('We looked again.');
  const [submit] = screen.getAllByRole('button', { name: button }).toReversed();
  await act(async () => fireEvent.click(submit ?? document.body));

  const sent = await reply(`POST /api/admin/appeals/${ID}/answer`);
  expect(sent.body).toEqual({ accepted, answer: 'We looked again.' });
  await expectNextItem(ID);
});

test.each([
  [{ is_own_decision: true }, 'You made this decision, so a colleague must answer.'],
  [{ waits: false }, 'The decision has ended or changed since the appeal. No answer is needed.'],
  [
    { waits: false, answered_at: at, answered_by: null, accepted: false, answer: 'No.' },
    /^A colleague rejected this appeal on .*: No\.$/,
  ],
])('lets nobody answer an appeal with %j', async (fields, text) => {
  await openItem(appeals, { ...appeal, ...fields });
  await key('a');
  await key('r');

  expect(screen.getByText(text)).toBeDefined();
  expect(offers()).toEqual(['Next N']);
  expect(dialog()).toBeNull();
});
