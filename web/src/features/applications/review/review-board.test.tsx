import { act, fireEvent, screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { press, toasts } from '#testing/controls.ts';
import { pending, reject, reply } from '#testing/mock-server.ts';
import { boardCard, boardPage, openBoard } from '#testing/open-board.tsx';
import { placeholder_not_known } from '#words/answers/casting-input.ts';

// jsdom lays nothing out, so that every element would count as hidden.
Object.defineProperty(HTMLElement.prototype, 'offsetParent', { get: () => document.body });

const three = [boardCard('Asha'), boardCard('Bina'), boardCard('Chitra')];
const key = (name: string) =>
  act(async () => fireEvent.keyDown(document.activeElement ?? document.body, { key: name }));
const column = (name: RegExp) => screen.getByRole('region', { name });
const namesIn = (name: RegExp) =>
  within(column(name))
    .queryAllByRole('link')
    .flatMap(({ ariaLabel, textContent }) => (ariaLabel ? [] : [textContent]));
const MOVES = 'POST /api/production/review/moves';

test('moves the focused applicant with a key, and the focus to the next', async () => {
  await openBoard(three);

  await key('j');
  await key('j');
  expect(document.activeElement?.textContent).toBe('Bina');
  await key('s');

  expect(namesIn(/^New/)).toEqual(['Asha', 'Chitra']);
  expect(namesIn(/^Shortlisted/)).toEqual(['Bina']);
  expect(document.activeElement?.textContent).toBe('Chitra');
  const request = await reply(MOVES, { moved: [], not_moved: [] });
  const body = { application_ids: ['bina'], status: 'shortlisted', shown: ['bina'], confirm: false };
  expect(request.body).toMatchObject(body);

  await key('k');
  expect(document.activeElement?.textContent).toBe('Asha');
  await key('k');
  expect(document.activeElement?.textContent).toBe('Asha');
  // After the last of a column comes the first of the next, and after the last of all the one before it.
  await key('j');
  await key('p');
  expect(document.activeElement?.textContent).toBe('Bina');
  await reply(MOVES, { moved: [], not_moved: [] });
  await key('j');
  await key('b');
  expect(document.activeElement?.textContent).toBe('Bina');
  expect(namesIn(/^Backup/)).toEqual(['Chitra']);
  await reply(MOVES, { moved: [], not_moved: [] });
});

test('takes a move back that the server rejects, and leaves nothing to undo', async () => {
  await openBoard(three);
  await key('j');
  await key('s');

  await reject(MOVES, 404, { code: 'application_not_found' });

  expect(namesIn(/^New/)).toEqual(['Asha', 'Bina', 'Chitra']);
  expect(toasts()).toEqual(['Rejected.']);
  expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull();
  await key('u');
  expect(screen.getByText('Nothing to undo.')).toBeDefined();
  expect(pending).toHaveLength(0);
});

test('asks before a move overrides a colleague’s, and shows the stages of the others', async () => {
  await openBoard(three);
  fireEvent.click(screen.getByLabelText('Select Asha'));
  fireEvent.click(screen.getByLabelText('Select Bina'));
  await press('Reject');
  expect(screen.queryByText('2 selected')).toBeNull();

  const first = await reply(MOVES, {
    moved: [],
    not_moved: [
      { application_id: 'asha', status: 'on_hold', reason: 'Ravi put Asha on hold.', needs_confirm: true },
      { application_id: 'bina', status: 'withdrawn', reason: 'Bina withdrew.', needs_confirm: false },
    ],
  });
  expect(first.body).toMatchObject({ application_ids: ['asha', 'bina'], status: 'not_selected' });
  expect(namesIn(/^Withdrawn/)).toEqual(['Bina']);
  expect(namesIn(/^On hold/i)).toEqual(['Asha']);
  expect(toasts()).toEqual(['Bina withdrew.']);
  expect(screen.getByText('Ravi put Asha on hold.')).toBeDefined();
  await press('Move anyway');

  const second = await reply(MOVES, { moved: [], not_moved: [] });
  expect(second.body).toMatchObject({ application_ids: ['asha'], status: 'not_selected', confirm: true });
  expect(namesIn(/^Rejected|^Not selected/i)).toEqual(['Asha']);
  expect(screen.queryByText('Ravi put Asha on hold.')).toBeNull();
});

test('undoes the last move, and says who was not moved back', async () => {
  await openBoard(three);
  fireEvent.click(screen.getByLabelText('Select Asha'));
  fireEvent.click(screen.getByLabelText('Select Bina'));
  await press('Shortlist');
  const moved = await reply(MOVES, { moved: [], not_moved: [] });

  expect(screen.getAllByText('2 applicants moved to Shortlisted')).toHaveLength(2);
  await press('Undo');
  expect(namesIn(/^New/)).toEqual(['Asha', 'Bina', 'Chitra']);
  const undone = await reply('POST /api/production/review/undo', {
    undone: [{ application_id: 'asha', status: 'applied' }],
    not_undone: [{ application_id: 'bina', status: 'backup', reason: 'Ravi moved Bina since.' }],
  });

  // One request ID for the move and its undoing.
  expect(undone.body).toEqual({ request_id: (moved.body as { request_id: string }).request_id });
  expect(namesIn(/^Backup/)).toEqual(['Bina']);
  expect(namesIn(/^New/)).toEqual(['Asha', 'Chitra']);
  expect(toasts()).toEqual(['Not undone. Ravi moved Bina since.']);
});

test('keeps a move that the server could not undo', async () => {
  await openBoard(three);
  await key('j');
  await key('s');
  await reply(MOVES, { moved: [], not_moved: [] });

  await key('u');
  expect(namesIn(/^Shortlisted/)).toEqual([]);
  await reject('POST /api/production/review/undo', 404);

  expect(namesIn(/^Shortlisted/)).toEqual(['Asha']);
  expect(toasts()).toEqual(['Rejected.']);
});

test('scores with a number, removes the score with the same one, and takes a rejected one back', async () => {
  await openBoard(three);
  const SCORE = 'PUT /api/production/review/asha/score';
  const score = () => within(column(/^New/)).queryByText('Score')?.parentElement?.textContent;

  await key('j');
  await key('4');
  expect(score()).toBe('Score 4');
  const set = await reply(SCORE, { score: 4, team_score: null });
  expect(set.body).toEqual({ score: 4 });

  await key('4');
  expect(score()).toBeUndefined();
  await reject(SCORE, 404);
  expect(score()).toBe('Score 4');
  expect(toasts()).toEqual(['Rejected.']);
});

test('selects all applicants, loaded or not, and none if that fails', async () => {
  await openBoard(three, { next: 'page-2', count: 4 });

  await press('Select all 4');
  await reject('GET /api/production/jobs/job-1/board', 500);
  expect(screen.queryByText(/selected$/)).toBeNull();
  await press('Select all 4');
  const page = await reply('GET /api/production/jobs/job-1/board', boardPage([boardCard('Devi')]));

  expect(page.to).toContain('after=page-2');
  expect(screen.getByText('4 selected')).toBeDefined();
  fireEvent.click(screen.getByLabelText('Select Bina'));
  expect(screen.getByText('3 selected')).toBeDefined();
  await press('Clear selection');
  expect(screen.queryByText(/selected$/)).toBeNull();
});

test('writes to the selected, once, and says who did not get it', async () => {
  await openBoard(three);
  fireEvent.click(screen.getByLabelText('Select Asha'));
  fireEvent.click(screen.getByLabelText('Select Bina'));
  await press('Message');
  await reply('GET /api/production/review-presets', {
    presets: [
      { id: 'p', kind: 'message', name: 'Ours', value: 'Hello {name}' },
      { id: 'f', kind: 'filter', name: 'A filter', value: 'city=Pune' },
    ],
  });
  const write = (value: string) =>
    fireEvent.change(screen.getByRole('textbox', { name: /^Message/ }), { target: { value } });
  const template = screen.getByLabelText(/^Start from/);
  const send = () => press('Send to 2 applicants');

  write('  ');
  expect(screen.queryByText('What Asha will read')).toBeNull();
  await send();
  expect(screen.getByText('Write a message.')).toBeDefined();
  write('Bring {shoes}');
  await send();
  expect(screen.getByText(placeholder_not_known('{shoes}'))).toBeDefined();
  expect(pending).toHaveLength(0);
  expect(within(template).queryByText('A filter')).toBeNull();
  write('Bring shoes. ');
  fireEvent.change(template, { target: { value: 'Ours' } });
  expect(screen.getByText('What Asha will read').nextSibling?.textContent).toBe('Bring shoes.\n\nHello Asha');

  await send();
  const CONVERSATIONS = 'POST /api/production/conversations/messages';
  const lost = await reject(CONVERSATIONS, 500);
  await send();
  const sent = await reply(CONVERSATIONS, {
    sent: 1,
    not_sent: [{ application_id: 'bina', reason: 'A guardian has not agreed yet.' }],
  });

  expect(sent.body).toEqual(lost.body);
  expect(sent.body).toMatchObject({
    application_ids: ['asha', 'bina'],
    text: 'Bring shoes.\n\nHello {name}',
  });
  const dialog = within(screen.getByRole('dialog'));
  expect(dialog.getByText('Bina').nextSibling?.textContent).toBe('A guardian has not agreed yet.');
  expect(toasts()).toHaveLength(1);
});

test('shows a viewer the applicants without a way to decide', async () => {
  const house = { company_name: 'Reel', type_of_work: null, team_role: 'viewer' };
  localStorage.setItem('token', 'a token');
  localStorage.setItem('production_house', JSON.stringify(house));
  await openBoard(three);

  await key('j');
  expect(document.activeElement?.textContent).toBe('Asha');
  await key('s');
  await key('4');
  await key('x');

  expect(screen.getByText('1 selected')).toBeDefined();
  for (const name of ['Shortlist', 'Reject', 'Message', 'Share selected', 'Stages'])
    expect(screen.queryByRole('button', { name })).toBeNull();
  expect(screen.queryByLabelText('Message Asha')).toBeNull();
  expect(pending).toHaveLength(0);
});
