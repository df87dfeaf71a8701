import type { ReviewedApplication } from '@kirdaar/contract/applications/review';
import { act, fireEvent, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { press } from '#testing/controls.ts';
import { pending, reject, reply } from '#testing/mock-server.ts';
import { boardCard, openBoard } from '#testing/open-board.tsx';
import { reviewedApplication, sampleMove } from '#testing/sample-application.ts';

const key = (name: string) => act(async () => fireEvent.keyDown(document.body, { key: name }));
const shown = () => screen.getByRole('heading', { level: 1 }).textContent;
const asked = (to: string) => pending.filter((request) => request.to.startsWith(to));
const REVIEW = 'GET /api/production/review/';
const VIEW = 'POST /api/production/applications/';
const note = { id: 'n1', text: 'Tall.', by: 'Ravi', is_own: false, written_at: '2026-03-02T10:00:00Z' };

const review = (...of: Parameters<typeof reviewedApplication>) => ({ data: reviewedApplication(...of) });

async function openReview(names: readonly string[], at: string) {
  await openBoard(
    names.map((name) => boardCard(name)),
    { at: `/review/${at}?view=board` },
  );
}

test('steps through a column one by one, marks each as opened, and ends on the board', async () => {
  await openReview(['Asha', 'Bina'], 'asha');
  await reply(`${REVIEW}asha`, review('Asha'));
  expect(screen.getByText('I am Asha.')).toBeDefined();
  expect(screen.getByText('New: 1 of 2')).toBeDefined();
  await reply(`${VIEW}asha/view`, { status: 'viewed' });

  await key('k');
  expect(shown()).toBe('Asha');
  expect(screen.getByText('This is the first applicant in the column.')).toBeDefined();
  await key('j');
  expect(shown()).toBe('Bina');
  await reply(`${REVIEW}bina`, review('Bina'));
  expect(screen.queryByText('I am Asha.')).toBeNull();
  await press('Reject');

  const moved = await reply('POST /api/production/review/moves', { moved: [], not_moved: [] });
  expect(moved.body).toMatchObject({ application_ids: ['bina'], status: 'not_selected' });
  expect(shown()).toBe('Applicants');
  expect(screen.getByText('That was the last applicant in the column.')).toBeDefined();
});

test('opens nothing for a viewer, who cannot decide either', async () => {
  localStorage.setItem('token', 'a token');
  localStorage.setItem('production_house', JSON.stringify({ company_name: 'Reel', team_role: 'viewer' }));
  await openReview(['Asha', 'Bina'], 'asha');
  await reply(`${REVIEW}asha`, review('Asha'));
  await key('s');

  expect(shown()).toBe('Asha');
  expect(screen.queryByRole('button', { name: 'Reject' })).toBeNull();
  expect(screen.queryByLabelText('Write a note')).toBeNull();
  expect(screen.getByText('No notes yet.')).toBeDefined();
  expect(asked('POST')).toHaveLength(0);
});

test('says who moved the applicant last and that the talent does not know', async () => {
  const card = boardCard('Asha', {
    ...{ status: 'shortlisted', shown_status: 'viewed', city: 'Pune', opened: true },
  });
  await openBoard([card], { at: '/review/asha?view=board' });
  const last = sampleMove({ stage: 'shortlisted', by: null, is_own: false });
  await reply(`${REVIEW}asha`, review('Asha', { status: 'shortlisted', moves: [last] }));

  expect(
    screen.getByText(/Moved by a former colleague, .* · The talent has not been told yet/),
  ).toBeDefined();
  expect(screen.getByText('24 · Pune')).toBeDefined();
  expect(asked(VIEW)).toHaveLength(0);
});

test('keeps what is typed as a note, saves it once and shows it', async () => {
  await openReview(['Asha', 'Bina'], 'asha');
  await reply(`${REVIEW}asha`, review('Asha', { notes: [note] }));
  const field = () => screen.getByLabelText('Write a note');
  const NOTES = 'PUT /api/production/review/asha/notes';

  await key('n');
  expect(document.activeElement).toBe(field());
  fireEvent.change(field(), { target: { value: '  ' } });
  expect(screen.getByRole('button', { name: 'Save note' })).toHaveProperty('disabled', true);
  await act(async () => fireEvent.keyDown(field(), { key: 'Enter', ctrlKey: true }));
  expect(asked(NOTES)).toHaveLength(0);
  fireEvent.change(field(), { target: { value: 'Great voice.' } });
  await act(async () => fireEvent.keyDown(field(), { key: 'Enter' }));
  expect(asked(NOTES)).toHaveLength(0);
  await act(async () => fireEvent.keyDown(field(), { key: 'Enter', ctrlKey: true }));
  const lost = await reject(NOTES, 500);
  expect(field()).toHaveProperty('value', 'Great voice.');
  await press('Save note');
  const own = { ...note, id: 'n2', text: 'Great voice.', by: 'Me', is_own: true };
  const saved = await reply(NOTES, { note: own });

  expect(saved.body).toEqual(lost.body);
  expect(field()).toHaveProperty('value', '');
  expect(screen.getByText('Tall.')).toBeDefined();
  await press('Delete note');
  await reply('DELETE /api/production/review/notes/n2');
  expect(screen.queryByText('Great voice.')).toBeNull();
  expect(screen.getByText('Tall.')).toBeDefined();
});

test('offers another try when an applicant does not load, and says when one is gone', async () => {
  await openReview(['Asha', 'Bina'], 'asha');
  await reject(`${REVIEW}asha`, 500);
  expect(screen.getByText('We couldn’t load the rest of this application.')).toBeDefined();

  await press('Try again');
  await reject(`${REVIEW}asha`, 404);

  expect(screen.getByText('This application was removed.')).toBeDefined();
  expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
});

test('shows the tape first, another medium when chosen, and plays with a key', async () => {
  await openReview(['Asha'], 'asha');
  const medium = { state: 'ready', poster: null } as const;
  const media: ReviewedApplication['media'] = [
    { ...medium, id: '1', field: 'headshot', kind: 'image', url: '/a.jpg' },
    { ...medium, id: '2', field: 'selfTape', kind: 'video', url: '/tape.mp4' },
  ];
  const play = vi.spyOn(HTMLMediaElement.prototype, 'play').mockResolvedValue();
  await reply(`${REVIEW}asha`, review('Asha', { media }));

  expect(document.querySelector('video')?.getAttribute('src')).toBe('/tape.mp4');
  await key('v');
  expect(play).toHaveBeenCalledOnce();
  const others = screen.getAllByRole('button', { pressed: false });
  await act(async () => fireEvent.click(others.find(({ ariaLabel }) => ariaLabel) ?? document.body));

  expect(document.querySelector('video')).toBeNull();
  expect(document.querySelector('a > img')?.getAttribute('src')).toBe('/a.jpg');
});

test('finds no application of another casting call', async () => {
  await openReview(['Asha'], 'zoya');
  await reply(`${REVIEW}zoya`, review('Zoya', { job: { id: 'job-2', title: 'Other' } }));

  expect(shown()).toBe('Application not found');
});
