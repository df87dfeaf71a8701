import type { Reply } from '@kirdaar/contract/api';
import type { ApplicationStage } from '@kirdaar/contract/rules/review';
import { act, fireEvent, screen, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { mockServer, pending, reject, reply } from '#testing/mock-server.ts';
import { boardCard, boardPage, openBoard } from '#testing/open-board.tsx';
import { stageCounts } from '#testing/stage-counts.ts';

beforeEach(() => {
  mockServer({ answersLongPolls: true });
});

type News = Reply<'GET /api/production/jobs/:id/board-news'>;
type Change = News['changes'][number];
const NEWS = 'GET /api/production/jobs/job-1/board-news';
const BOARD = 'GET /api/production/jobs/job-1/board?';
const namesIn = (name: RegExp) =>
  within(screen.getByRole('region', { name }))
    .queryAllByRole('heading', { level: 3 })
    .map(({ textContent }) => textContent?.split(' ')[0]);
const change = (name: string, status: ApplicationStage, moved_by: string | null = 'Ravi'): Change => ({
  ...{ application_id: name, status, shown_status: 'applied', opened: true, moved_by },
});
const news = (seen: string, changes: Change[], responses: News['responses'] = [], gone: string[] = []) =>
  reply(NEWS, { seen, responses, changes, gone });
const announced = (text: string) => screen.queryByText(text, { selector: '[role=status]' });

test('applies and announces a move of a colleague, and requests the next update', async () => {
  await openBoard([boardCard('Asha'), boardCard('Bina'), boardCard('Chitra')]);

  await news('1', [change('asha', 'shortlisted')]);
  expect(namesIn(/^Shortlisted/)).toEqual(['Asha']);
  expect(announced('Ravi moved Asha to Shortlisted.')).not.toBeNull();
  expect(pending.filter(({ to }) => to.startsWith(BOARD))).toEqual([]);

  const next = await news('2', [
    change('asha', 'shortlisted'),
    change('bina', 'backup'),
    change('chitra', 'backup'),
  ]);
  expect(next.to).toBe(`${NEWS}?seen=1`);
  expect(namesIn(/^Backup/)).toEqual(['Bina', 'Chitra']);
  expect(announced('Colleagues moved 2 applicants.')).not.toBeNull();
});

test('loads the column of somebody who has just applied', async () => {
  await openBoard([boardCard('Asha')]);

  await news('1', [change('devi', 'applied', null)]);
  const page = await reply(BOARD, boardPage([boardCard('Devi')], { counts: { ...stageCounts, applied: 2 } }));

  expect(page.to).toContain('status=applied');
  expect(namesIn(/^New 2/)).toEqual(['Asha', 'Devi']);
});

test('adds no new applicant to a board filtered by unopened ones', async () => {
  await openBoard([boardCard('Asha')], { at: '?view=board&unopened=1' });

  await news('1', [change('devi', 'applied', null)]);
  await news('2', []);

  expect(pending.filter(({ to }) => to.startsWith(BOARD))).toEqual([]);
  expect(namesIn(/^New/)).toEqual(['Asha']);
});

test('takes an application that the house no longer sees off the board', async () => {
  await openBoard([boardCard('Asha'), boardCard('Bina')]);

  await news('1', [], [], ['asha', 'unknown']);

  expect(namesIn(/^New 1/)).toEqual(['Bina']);
});

test('does not bring such an application back when its move is undone', async () => {
  await openBoard([boardCard('Asha'), boardCard('Bina')]);
  for (const name of ['Select Asha', 'Select Bina']) fireEvent.click(screen.getByLabelText(name));
  await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Shortlist' })));
  await reply('POST /api/production/review/moves', { moved: [], not_moved: [] });
  await news('1', [], [], ['asha']);

  await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Undo' })));
  await reply('POST /api/production/review/undo', {
    undone: [{ application_id: 'bina', status: 'applied' }],
    not_undone: [],
  });

  expect(namesIn(/^New 1/)).toEqual(['Bina']);
});

test('counts and shows what each viewer says of an applicant, without withdrawn answers', async () => {
  await openBoard([boardCard('Asha'), boardCard('Bina')]);
  const said = { pick: null, rating: null, comment: null };
  const asha = { application_id: 'asha' };

  await news(
    '1',
    [],
    [
      {
        ...said,
        ...asha,
        label: 'Saffron',
        viewer_id: 'v1',
        viewer: 'Priya',
        pick: 'yes',
        rating: 4,
        comment: 'Warm.',
      },
      { ...said, ...asha, label: 'Saffron', viewer_id: 'v2', viewer: 'Dev', pick: 'yes' },
      { ...said, ...asha, label: 'Saffron', viewer_id: 'v3', viewer: 'Ira', pick: 'no' },
      { ...said, ...asha, label: 'Agency', viewer_id: 'v4', viewer: 'Priya', comment: 'Later.' },
      { ...said, application_id: 'bina', label: 'Saffron', viewer_id: 'v5', viewer: 'Priya' },
    ],
  );

  expect(screen.getByText(/^What clients said/).textContent).toBe('What clients said: Yes 2 · No 1');
  const [list, ...others] = screen.getAllByRole('list', { name: 'What clients said', hidden: true });
  expect(
    within(list ?? document.body)
      .getAllByRole('listitem', { hidden: true })
      .map(({ textContent }) => textContent),
  ).toEqual([
    'Priya (Saffron): Yes, 4 of 5 “Warm.”',
    'Dev (Saffron): Yes',
    'Ira (Saffron): No',
    'Priya (Agency): “Later.”',
  ]);
  expect(others).toEqual([]);
});

test('ignores a live update of an application whose move is in progress', async () => {
  await openBoard([boardCard('Asha'), boardCard('Bina')]);
  fireEvent.click(screen.getByLabelText('Select Asha'));
  await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Shortlist' })));

  await news('1', [change('asha', 'backup')]);
  expect(namesIn(/^Shortlisted/)).toEqual(['Asha']);
  await reply('POST /api/production/review/moves', { moved: [], not_moved: [] });
  const again = await news('2', [change('bina', 'backup')]);

  expect(again.to).toBe(NEWS);
  expect(namesIn(/^Backup/)).toEqual(['Bina']);
});

test('stops asking when the casting call is gone', async () => {
  await openBoard([boardCard('Asha')]);

  await reject(NEWS, 404);
  await act(async () => {});

  expect(pending).toHaveLength(0);
});
