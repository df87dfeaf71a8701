import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { press, toasts } from '#testing/controls.ts';
import { pending, reject, reply } from '#testing/mock-server.ts';
import { boardCard, boardPage, openBoard } from '#testing/open-board.tsx';

const MOVES = 'POST /api/production/review/moves';
const three = [boardCard('Asha'), boardCard('Bina'), boardCard('Chitra')];
const column = () => within(screen.getByRole('region', { name: /^New/ }));
const box = (name: string) => screen.getByLabelText<HTMLInputElement>(name);
const card = () => column().getByRole('listitem');

test('says what to do while nobody has applied', async () => {
  await openBoard([]);
  const notice = (await screen.findByText(/^Nobody has applied yet/)).parentElement ?? document.body;
  expect(within(notice).getByRole('link', { name: 'Invite talent' })).toBeTruthy();
  fireEvent.click(within(notice).getByRole('button', { name: 'Add people' }));
  expect(await screen.findByRole('dialog')).toBeTruthy();
});

test('offers no sharing while the casting call takes no applications', async () => {
  await openBoard([], { isOpen: false });

  expect((await screen.findAllByText('No applicants found.')).length).toBeGreaterThan(0);
  expect(screen.queryByRole('link', { name: 'Invite talent' })).toBeNull();
});

test('shows the facts of a card, what matches and what differs, and no more than fit', async () => {
  const match = {
    score: 2,
    reasons: ['Speaks Hindi', 'Sings', 'Rides'],
    differences: ['Age', 'City', 'Tall', 'Hair'],
  };
  await openBoard([boardCard('Asha', { city: 'Pune', gender: 'Female', match })]);

  expect(column().getByText('24 · Female · Pune')).toBeDefined();
  expect(column().getByText('Speaks Hindi · Sings')).toBeDefined();
  const differences = column().getByRole('list', { name: 'Differs from the casting call' });
  expect(
    within(differences)
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent),
  ).toEqual(['Age', 'City', 'Tall']);
  expect(column().getByRole('link', { name: 'Message Asha' }).getAttribute('href')).toContain('asha');
});

test('marks a card with scores, a note, a tape and that it was not opened', async () => {
  const team_score = { average: 4.5, count: 2, lowest: 4, highest: 5 };
  const marks = { score: 4, team_score, has_note: true, self_tape: 'overdue' as const };
  await openBoard([boardCard('Asha', marks)]);
  expect(card().textContent).toMatch(/\(not opened yet\).*Tape overdue.*Score 4.*Team 4\.5.*Note/);
  cleanup();

  await openBoard([boardCard('Asha', { opened: true })]);
  expect(card().textContent).not.toMatch(/not opened|Tape|Score|Team|Note|Differs/);
});

test.each([
  [{ score: 4 }, 'Score 4'],
  [{ has_note: true }, 'Note'],
])('marks a card that has only %j', async (fields, text) => {
  await openBoard([boardCard('Asha', fields)]);

  expect(card().textContent).toContain(text);
});

test('selects a whole column and clears it again', async () => {
  await openBoard(three);
  const all = () => box('Select all loaded in New');
  expect(all().checked).toBe(false);

  fireEvent.click(all());
  expect(screen.getByText('3 selected')).toBeDefined();
  expect([all().checked, box('Select Bina').checked]).toEqual([true, true]);
  fireEvent.click(box('Select Bina'));
  expect([all().checked, box('Select Bina').checked, box('Select Asha').checked]).toEqual([
    false,
    false,
    true,
  ]);
  fireEvent.click(all());
  fireEvent.click(all());

  expect(screen.queryByText(/selected$/)).toBeNull();
});

test('selects from one card to another with Shift', async () => {
  await openBoard(three);

  fireEvent.click(box('Select Asha'));
  fireEvent.click(box('Select Chitra'), { shiftKey: true });

  expect(screen.getByText('3 selected')).toBeDefined();
});

test('loads more of a column once at a time, and says when that fails', async () => {
  await openBoard(three, { next: 'page-2', count: 4 });
  const BOARD = 'GET /api/production/jobs/job-1/board';

  await press('Show more');
  await press('Show more');
  expect(pending).toHaveLength(1);
  await reject(BOARD, 500, { message: '' });
  expect(toasts()).toEqual(['We couldn’t load more applicants. Try again.']);
  await press('Show more');
  const { to } = await reply(BOARD, boardPage([boardCard('Devi')]));

  expect(to).toMatch(/status=applied.*after=page-2|after=page-2.*status=applied/);
  expect(column().getByRole('link', { name: /^Devi/ })).toBeDefined();
  expect(screen.queryByRole('button', { name: 'Show more' })).toBeNull();
});

test('shows everyone as faces under their stage, or one stage of them', async () => {
  await openBoard(three, { at: '?view=grid' });
  const tabs = within(screen.getByRole('navigation', { name: 'Stages' }));
  const current = () => tabs.getByRole('link', { current: 'page' }).textContent;
  const regions = () =>
    screen
      .getAllByRole('region', { name: /\d$/ })
      .map(({ ariaLabel, textContent }) => ariaLabel ?? textContent);
  fireEvent.click(box('Select Asha'));
  await press('Shortlist');
  await reply(MOVES, { moved: [], not_moved: [] });

  expect(current()).toBe('All');
  expect(regions()).toEqual([
    expect.stringMatching(/^New 2[^S]*Bina[^S]*Chitra/),
    expect.stringMatching(/^Shortlisted 1.*Asha/),
  ]);
  expect(screen.getByRole('link', { name: 'Faces' }).getAttribute('aria-current')).toBe('page');
  expect(screen.getByRole('link', { name: 'One by one' }).getAttribute('href')).toContain('/review/bina');

  fireEvent.click(tabs.getByRole('link', { name: /^Shortlisted/ }));
  await waitFor(() => expect(current()).toBe('Shortlisted1'));
  expect(regions()).toEqual([expect.stringMatching(/^Shortlisted 1.*Asha/)]);

  fireEvent.click(screen.getByRole('link', { name: 'Columns' }));
  await waitFor(() => expect(regions().length).toBeGreaterThan(5));
  expect(screen.getByRole('link', { name: 'Columns' }).getAttribute('aria-current')).toBe('page');
});

test('shows the one stage of a filter, and leads to the others', async () => {
  await openBoard(three, { at: '?view=board&status=applied' });

  expect(screen.getAllByRole('region', { name: /\d$/ })).toHaveLength(1);
  expect(screen.getByText('Lead role: 3 applicants')).toBeDefined();
  const tabs = within(screen.getByRole('navigation', { name: 'Stages' }));
  expect(tabs.getByRole('link', { name: /^Opened/ }).getAttribute('href')).toMatch(/status=viewed/);
  expect(tabs.getByRole('link', { name: 'All' }).getAttribute('href')).not.toMatch(/status/);
});

test('says when nobody matches', async () => {
  await openBoard([], { at: '?view=board&city=Pune' });

  expect(screen.getByText('No applicants found.')).toBeDefined();
  expect(screen.queryByRole('button', { name: /^Select all/ })).toBeNull();
  expect(screen.queryByRole('link', { name: 'One by one' })).toBeNull();
});

test('offers every stage that is possible for one of the selected applicants', async () => {
  await openBoard(three);
  fireEvent.click(box('Select Asha'));
  const menu = within(screen.getByText('Move to...').closest('details') ?? document.body);
  const stages = menu.getAllByRole('button', { hidden: true }).map(({ textContent }) => textContent);
  expect(stages).toEqual(expect.arrayContaining(['Shortlisted', 'Backup', 'Rejected']));
  expect(stages).not.toContain('Withdrawn');
  expect(stages).not.toContain('New');

  await act(async () => fireEvent.click(menu.getByText('On hold')));

  expect((await reply(MOVES, { moved: [], not_moved: [] })).body).toMatchObject({
    application_ids: ['asha'],
    status: 'on_hold',
  });
  expect(screen.queryByText('1 selected')).toBeNull();
});

test('says which cards were shown when it moves them', async () => {
  await openBoard(three, { at: '?view=grid&column=shortlisted' });
  await press('Select all 3');
  await press('Reject');
  const unseen = await reply(MOVES, { moved: [], not_moved: [] });
  cleanup();

  await openBoard(three, { at: '?view=grid' });
  await press('Select all 3');
  await press('Reject');
  const seen = await reply(MOVES, { moved: [], not_moved: [] });

  const all = ['asha', 'bina', 'chitra'];
  expect(unseen.body).toMatchObject({ application_ids: all, shown: [] });
  expect(seen.body).toMatchObject({ application_ids: all, shown: all });
});

test('moves no applicant who has decided, in any column', async () => {
  await openBoard([boardCard('Asha', { shown_status: 'withdrawn' }), boardCard('Bina')]);
  fireEvent.click(box('Select Asha'));
  expect(screen.getByText('1 selected')).toBeDefined();
  expect(screen.queryByRole('button', { name: 'Shortlist' })).toBeNull();
  fireEvent.click(box('Select Bina'));

  await press('Shortlist');

  expect((await reply(MOVES, { moved: [], not_moved: [] })).body).toMatchObject({
    application_ids: ['bina'],
  });
});

test('keeps the decision of a colleague when asked to', async () => {
  await openBoard(three);
  fireEvent.click(box('Select Asha'));
  await press('Reject');
  await reply(MOVES, {
    moved: [],
    not_moved: [{ application_id: 'asha', status: 'on_hold', reason: 'Ravi did.', needs_confirm: true }],
  });

  await press('Keep my colleague’s decision');

  expect(screen.queryByText('Ravi did.')).toBeNull();
  expect(
    within(screen.getByRole('region', { name: /^On hold/i })).getByRole('link', { name: /^Asha/ }),
  ).toBeDefined();
  expect(pending).toHaveLength(0);
});

test('keeps the message to the selected applicants until it is sent', async () => {
  await openBoard(three);
  const write = async () => {
    await press('Message');
    await reply('GET /api/production/review-presets', { presets: [] });
    return screen.getByRole<HTMLTextAreaElement>('textbox', { name: /^Message/ });
  };
  fireEvent.click(box('Select Asha'));
  fireEvent.change(await write(), { target: { value: 'Hello {name}' } });
  await press('Cancel');
  expect(screen.queryByRole('dialog')).toBeNull();
  expect((await write()).value).toBe('Hello {name}');

  await press('Send to 1 applicant');
  await reply('POST /api/production/conversations/messages', { sent: 1, not_sent: [] });
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(toasts()).toEqual(['Message sent to 1 applicant.']);
  expect((await write()).value).toBe('');
});
