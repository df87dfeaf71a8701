import type { BoardCard } from '@kirdaar/contract/applications/board';
import type { ReviewedApplication } from '@kirdaar/contract/applications/review';
import { act, cleanup, fireEvent, screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { storeHouse } from '#session/store.ts';
import { press, toasts } from '#testing/controls.ts';
import { pending, reject, reply } from '#testing/mock-server.ts';
import { boardCard, openBoard } from '#testing/open-board.tsx';
import { reviewedApplication, sampleMove } from '#testing/sample-application.ts';

const key = (name: string) => act(async () => fireEvent.keyDown(document.body, { key: name }));
const note = { id: 'n1', text: 'Tall.', by: 'Ravi', is_own: true, written_at: '2026-03-02T10:00:00Z' };
const team_score = { average: 4, count: 2, lowest: 3, highest: 5 };

/** Opens the page of Asha, with what the server knows of her beyond the card. */
async function open(fields: Partial<ReviewedApplication> = {}, card: Partial<BoardCard> = {}) {
  await openBoard([boardCard('Asha', { shown_status: 'viewed', ...card }), boardCard('Zara')], {
    at: '/review/asha?view=board',
  });
  const { match, score = null, team_score = null, status = 'applied' } = card;
  const known = { shown_status: 'viewed' as const, ...(match && { match }), score, team_score, status };
  const data = reviewedApplication('Asha', { ...known, role_specific_info: 'I ride.', ...fields });
  await reply('GET /api/production/review/asha', { data });
}

test('shows the facts, what matches and what differs', async () => {
  const profile = { languages: ['Hindi'], skills: ['Singing'], body_type: 'Slim', height: '5 ft 6 in' };
  const match = { score: 1, reasons: ['Speaks Hindi'], differences: ['Wants Pune'] };
  await open({ profile }, { gender: 'Female', city: 'Pune', match });

  expect(screen.getByText('24 · Female · Pune · 168 cm · 5′6″ · Slim')).toBeDefined();
  const list = (name: string) => screen.getByRole('list', { name }).textContent;
  expect(list('Why they match the casting call')).toBe('Speaks Hindi');
  expect(list('Differs from the casting call')).toBe('Wants Pune');
  expect(list('Languages and skills')).toBe('HindiSinging');
  expect(screen.getByText('I ride.')).toBeDefined();
  const facts = screen.getAllByRole('definition').map(({ textContent }) => textContent);
  expect(facts).toEqual(['Yes', 'No']);
  expect(screen.getByText(/^Applied on 1 Mar 2026/)).toBeDefined();
  expect(screen.getByRole('link', { name: 'Full profile' }).getAttribute('href')).toContain('talent-asha');
});

test('shows none of these sections while they are empty', async () => {
  await open({ travel: false, availability: true });

  expect(screen.getAllByRole('definition').map(({ textContent }) => textContent)).toEqual(['No', 'Yes']);
  for (const name of [
    'Why they match the casting call',
    'Differs from the casting call',
    'Languages and skills',
  ])
    expect(screen.queryByRole('list', { name })).toBeNull();
  expect(screen.queryByRole('region', { name: 'Met before' })).toBeNull();
  expect(screen.queryByText(/^Team score|^Deadline/)).toBeNull();
});

test('says where the house met the talent before, in which stage, and what it noted', async () => {
  const job = { id: 'job-2', title: 'Soap' };
  const applied_at = '2026-03-01T10:00:00Z';
  const team_score = { average: 4, lowest: 4, highest: 4, count: 1 };
  const note = { id: 'n', text: 'Strong voice.', by: 'Ira', is_own: false, written_at: applied_at };
  const kept = { stage_names: ['Workshop'], score: 3, team_score, notes: [note] };
  await open({ others: [{ application_id: 'o1', job, status: 'round_1', applied_at, ...kept }] });

  const link = screen.getByRole('link', { name: 'Soap' });
  expect(link.getAttribute('href')).toMatch(/job-2.*o1/);
  expect(screen.getByRole('region', { name: 'Met before' }).textContent).toBe(
    'Met beforeSoapWorkshop · 1 Mar 2026 · Your score 3 of 5 · Team score: 4 from 1 memberStrong voice. · Ira',
  );
});

test.each([
  [{ received_at: null }, 'Tape overdueDeadline 5 Mar 2026, 6:00 pm IST'],
  [{ received_at: '2026-03-06T12:30:00.000Z' }, 'Tape overdue6 Mar 2026, 6:00 pm ISTWatch the tapes'],
])('shows when a self-tape came or is due: %j', async (fields, text) => {
  await open({ self_tape: { id: 't1', state: 'overdue', deadline: '2026-03-05T12:30:00.000Z', ...fields } });

  expect(screen.getByText(/^Tape overdue$/).parentElement?.textContent).toBe(text);
});

test.each([
  [{ is_own: true, by: 'Me' }, /^Moved by you, 2 Mar 2026/],
  [{ is_own: false, by: 'Ravi' }, /^Moved by Ravi, 2 Mar 2026/],
])('says who moved the applicant last: %j', async (move, text) => {
  await open({ moves: [sampleMove(move)] });

  expect(screen.getAllByText(text)).toHaveLength(2);
});

test('shows the scores of the others after the own one', async () => {
  const parts = { voice: null, look: null, performance: null };
  const scores = [
    { ...parts, score: 3, by: 'Me', is_own: true },
    { ...parts, score: 5, by: 'Ravi', is_own: false },
    { ...parts, score: 4, by: null, is_own: false },
  ];
  await open({ scores }, { team_score, score: 3 });

  expect(screen.getByText(/^Team score/).parentElement?.textContent).toBe(
    'Team score: 4 from 2 (3 to 5) · Ravi 5 of 5, Former member 4 of 5',
  );
  cleanup();

  await open(
    { scores: scores.slice(0, 1) },
    { team_score: { ...team_score, lowest: 4, highest: 4 }, score: 3 },
  );
  expect(screen.getByText(/^Team score/).parentElement?.textContent).toBe('Team score: 4 from all 2');
});

test('lets only the writer delete a note, and says when that fails', async () => {
  await open({ notes: [note, { ...note, id: 'n2', text: 'Loud.', by: null, is_own: false }] });
  expect(screen.getAllByRole('button', { name: 'Delete note' })).toHaveLength(1);
  expect(screen.getByText('Tall.').nextSibling?.textContent).toMatch(/^Ravi, 2 Mar 2026/);
  expect(screen.getByText('Loud.').nextSibling?.textContent).toMatch(/^2 Mar 2026/);
  expect(screen.queryByText('No notes yet.')).toBeNull();

  await press('Delete note');
  expect(screen.getByRole('button', { name: 'Delete note' })).toHaveProperty('disabled', true);
  await reject('DELETE /api/production/review/notes/n1', 500, { message: '' });

  expect(toasts()).toEqual(['We couldn’t delete the note. Try again.']);
  expect(screen.getByText('Tall.')).toBeDefined();
});

test('shows a viewer the notes without a way to write', async () => {
  storeHouse('t', { company_name: 'Reel', team_role: 'viewer' } as never);
  await open({ notes: [{ ...note, is_own: false }] });

  expect(screen.getByText('Tall.')).toBeDefined();
  expect(screen.queryByText('No notes yet.')).toBeNull();
  expect(screen.queryByLabelText('Write a note')).toBeNull();
});

test('leaves the note with Escape, keeps it as a draft and saves it with the Command key', async () => {
  await open();
  expect(screen.queryByText('No notes yet.')).toBeNull();
  const field = () => screen.getByLabelText<HTMLTextAreaElement>('Write a note');
  await key('n');
  fireEvent.change(field(), { target: { value: 'Great voice.' } });
  fireEvent.keyDown(field(), { key: 'Escape' });
  expect(document.activeElement).not.toBe(field());
  cleanup();
  await open();
  expect(field().value).toBe('Great voice.');

  field().focus();
  await act(async () => fireEvent.keyDown(field(), { key: 'Enter', metaKey: true }));
  expect(screen.getByRole('button', { name: 'Saving...' })).toHaveProperty('disabled', true);
  expect(document.activeElement).not.toBe(field());
  const { body } = await reply('PUT /api/production/review/asha/notes', { note });
  expect(body).toMatchObject({ text: 'Great voice.' });
  cleanup();
  await open();
  expect(field().value).toBe('');
});

test('selects the applicant and leads back with the selection', async () => {
  await open();
  const selected = () => screen.getByLabelText<HTMLInputElement>('Selected');

  await key('x');
  expect(selected().checked).toBe(true);
  fireEvent.click(selected());
  expect(selected().checked).toBe(false);
});

test('scores and moves with the buttons, and opens the next applicant', async () => {
  await open({}, { status: 'viewed' });
  expect(screen.queryByRole('link', { name: 'Audition and offer' })).toBeNull();

  await act(async () => fireEvent.click(screen.getByRole('button', { name: /^(Score )?3/ })));
  expect((await reply('PUT /api/production/review/asha/score', { score: 3, team_score })).body).toEqual({
    score: 3,
  });
  await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Backup' })));
  expect((await reply('POST /api/production/review/moves', { moved: [], not_moved: [] })).body).toMatchObject(
    {
      application_ids: ['asha'],
      status: 'backup',
    },
  );
});

test('offers an audition and an offer to a shortlisted applicant', async () => {
  await open({ status: 'shortlisted' }, { status: 'shortlisted' });

  const steps = within(screen.getByRole('region', { name: 'Decision' }));
  expect(steps.getByRole('link', { name: 'Audition and offer' }).getAttribute('href')).toContain(
    'talent-asha',
  );
  expect(steps.queryByRole('button', { name: 'Shortlist' })).toBeNull();
  expect(steps.getByRole('button', { name: 'Reject' })).toBeDefined();
});

test('shows the portrait without media, a recording that cannot play and the chosen photo', async () => {
  await open({}, { image_url: '/asha.webp' });
  expect(screen.getByAltText('Portrait of Asha')).toBeDefined();
  cleanup();

  const medium = { state: 'ready', poster: null } as const;
  const media: ReviewedApplication['media'] = [
    { ...medium, id: '1', field: 'auditionVideo', kind: 'audio', url: '/a.mp3' },
    { ...medium, id: '2', field: 'headshot', kind: 'image', url: '/a.jpg' },
    { ...medium, id: '3', field: 'fullPhoto', kind: 'image', url: null, state: 'failed' },
  ];
  await open({ media });
  expect(screen.getByLabelText('Audition Video of Asha').tagName).toBe('AUDIO');
  await press('Headshot');
  expect(screen.getByAltText('Headshot of Asha').closest('a')?.getAttribute('href')).toBe('/a.jpg');
  await press('Full Photo');
  expect(screen.queryByAltText(/of Asha$/)).toBeNull();
  expect(screen.getByRole('button', { name: 'Full Photo', pressed: true })).toBeDefined();
});

test('undoes a move with a key, and shows the shortcuts', async () => {
  await open({}, { status: 'applied' });
  await key('s');
  await reply('POST /api/production/review/moves', { moved: [], not_moved: [] });
  await key('u');
  const { body } = await reply('POST /api/production/review/undo', { undone: [], not_undone: [] });
  expect(body).toMatchObject({ request_id: expect.any(String) });

  await key('?');
  expect(screen.getByRole('dialog', { name: 'Keyboard shortcuts' })).toBeDefined();
});

test('stays with an applicant who has decided, and lets nobody move them', async () => {
  await open({ shown_status: 'withdrawn' }, { shown_status: 'withdrawn' });
  await key('s');

  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Asha');
  expect(pending.filter(({ to }) => to.includes('/moves'))).toEqual([]);
  expect(screen.queryByRole('button', { name: 'Reject' })).toBeNull();
});
