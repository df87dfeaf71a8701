import type { BoardShare } from '@kirdaar/contract/applications/share-links';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { press, toasts } from '#testing/controls.ts';
import { pending, reject, reply } from '#testing/mock-server.ts';
import { boardCard, openBoard } from '#testing/open-board.tsx';

const PRESETS = 'GET /api/production/review-presets';
const PREVIEW = 'POST /api/production/jobs/job-1/shares/preview';
const SHARES = 'GET /api/production/jobs/job-1/shares';
const open = (at = '?view=board') => openBoard([boardCard('Asha'), boardCard('Bina')], { at });
const dialog = () => within(screen.getByRole('dialog'));
const type = (label: RegExp, value: string) =>
  fireEvent.input(dialog().getByLabelText(label), { target: { value } });
/** The filters that the board shows, each with a link that removes it. */
const chips = () => screen.queryAllByRole('link', { name: /^Remove/ }).map(({ textContent }) => textContent);
const preset = { id: 'p1', kind: 'filter', name: 'From Pune', value: 'city=Pune' } as const;

test('filters by the typed and chosen values, and counts the filters', async () => {
  await open('?view=board&search=tall&sort=newest');
  await press('Filters (1)');
  await reply(PRESETS, { presets: [] });

  type(/^Age from/, '200');
  await act(async () => fireEvent.click(dialog().getByRole('button', { name: 'Show applicants' })));
  expect(dialog().getByText('Enter an age from 0 to 120.')).toBeDefined();
  type(/^Age from/, '20');
  type(/^City/, 'Pune');
  await act(async () => fireEvent.click(dialog().getByRole('button', { name: 'Show applicants' })));

  expect(screen.queryByRole('dialog')).toBeNull();
  expect(screen.getByRole('button', { name: 'Filters (3)' })).toBeDefined();
  expect(screen.getByText('City: Pune')).toBeDefined();
  expect(screen.getByText('From age 20')).toBeDefined();
  expect(screen.getByLabelText<HTMLSelectElement>('Sort by').value).toBe('newest');
});

test('clears every filter but keeps the order', async () => {
  await open('?view=board&city=Pune&sort=newest');
  await press('Filters (1)');
  await reply(PRESETS, { presets: [] });

  await act(async () => fireEvent.click(dialog().getByRole('button', { name: 'Clear all' })));

  expect(screen.getByRole('button', { name: 'Filters' })).toBeDefined();
  expect(chips()).toEqual([]);
  expect(screen.getByLabelText<HTMLSelectElement>('Sort by').value).toBe('newest');
});

test('searches beside the filters', async () => {
  await open('?view=board&city=Pune');
  const field = screen.getByRole<HTMLInputElement>('searchbox');
  fireEvent.change(field, { target: { value: 'dancer' } });
  await act(async () => field.form?.requestSubmit());

  expect(screen.getByText('City: Pune')).toBeDefined();
  expect(screen.getByRole('link', { name: 'Columns' }).getAttribute('href')).toContain('search=dancer');
});

test('sorts beside the filters', async () => {
  await open('?view=board&city=Pune');
  expect(screen.getByLabelText<HTMLSelectElement>('Sort by').value).toBe('match');

  await act(async () => fireEvent.change(screen.getByLabelText('Sort by'), { target: { value: 'score' } }));

  expect(screen.getByText('City: Pune')).toBeDefined();
  expect(screen.getByRole('link', { name: 'Columns' }).getAttribute('href')).toContain('sort=score');
});

test('applies, saves and deletes filters of the team', async () => {
  await open('?view=board&gender=Female');
  await press('Filters (1)');
  await reply(PRESETS, {
    presets: [preset, { ...preset, id: 'm', kind: 'message', name: 'Text' }],
  });
  expect(dialog().queryByText('Text')).toBeNull();
  expect(dialog().getByRole('button', { name: 'From Pune', pressed: false })).toBeDefined();

  await press('Save the current filters');
  await press('Save');
  expect(dialog().getByText('Enter a name.')).toBeDefined();
  type(/^Name/, ' Women ');
  await press('Save');
  expect(dialog().getByRole('button', { name: 'Save' })).toHaveProperty('disabled', true);
  const saved = await reply('PUT /api/production/review-presets', {
    presets: [preset, { ...preset, id: 'p2', name: 'Women', value: 'gender=Female' }],
  });
  expect(saved.body).toEqual({ kind: 'filter', name: 'Women', value: 'gender=Female' });
  expect(dialog().getByRole('button', { name: 'Women', pressed: true })).toBeDefined();
  expect(toasts()).toEqual(['Saved for your team.']);
  expect(dialog().queryByLabelText(/^Name/)).toBeNull();

  await press('Delete Women');
  await reply('DELETE /api/production/review-presets/p2', { presets: [preset] });
  expect(dialog().queryByRole('button', { name: 'Women' })).toBeNull();
  expect(toasts().at(-1)).toBe('Women deleted.');
  await press('From Pune');
  expect(screen.getByText('City: Pune')).toBeDefined();
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('says why filters were not saved or deleted', async () => {
  await open('?view=board&gender=Female');
  await press('Filters (1)');
  await reply(PRESETS, { presets: [preset] });
  await press('Save the current filters');
  type(/^Name/, 'Women');
  await press('Save');
  await reject('PUT /api/production/review-presets', 409, { message: 'You have too many.' });
  expect(dialog().getByText('You have too many.')).toBeDefined();
  await press('Cancel');
  expect(dialog().queryByLabelText(/^Name/)).toBeNull();

  await press('Delete From Pune');
  await reject('DELETE /api/production/review-presets/p1', 500);
  expect(toasts()).toEqual(['We couldn’t delete this filter. Try again.']);
  expect(dialog().getByRole('button', { name: 'From Pune' })).toBeDefined();
});

const share: BoardShare = {
  ...{ id: 's1', address: 'https://kirdaar.example/s/1', label: 'Saffron Soap', chosen: null, status: null },
  ...{ created_at: '2026-03-01T06:30:00Z', expires_at: '2031-03-08T06:30:00Z', revoked_at: null },
  ...{ revoked_by: null, by: 'Ravi', opened: 0, proves_email: false, shows_tapes: true, viewers: [] },
};

test('creates a link for a client once, and lists it', async () => {
  await open();
  await press('Share');
  expect(dialog().getByRole('heading', { name: 'Share applicants' })).toBeDefined();
  await reply(SHARES, { shares: [] });
  expect(await dialog().findByText('No links yet.')).toBeDefined();
  const preview = await reply(PREVIEW, {
    shown: 12,
    left_out: [{ reason: 'limit', count: 2, names: ['Asha', 'Bina'] }],
  });
  expect(preview.body).toMatchObject({ days: 7, proves_email: false });
  expect(dialog().getByText('The link shows 12 applicants.')).toBeDefined();
  expect(dialog().getByRole('listitem').textContent).toBe('2 not shown, more than 200: Asha, Bina');

  await press('Create link');
  expect(pending).toHaveLength(0);
  type(/^Who is it for/, 'Saffron Soap');
  fireEvent.input(dialog().getByLabelText(/^Which applicants/), { target: { value: 'shortlisted' } });
  fireEvent.click(dialog().getByLabelText('An email and code'));
  fireEvent.click(dialog().getByLabelText('They watch self-tapes and comment on them'));
  await reply(PREVIEW, { shown: 3, left_out: [] });
  await reply(PREVIEW, { shown: 3, left_out: [] });
  await press('Create link');
  const lost = await reject('POST /api/production/jobs/job-1/shares', 500);
  await press('Create link');
  const created = await reply('POST /api/production/jobs/job-1/shares', { share });

  expect(created.body).toEqual(lost.body);
  expect(created.body).toMatchObject({
    label: 'Saffron Soap',
    days: 7,
    status: 'shortlisted',
    proves_email: true,
    shows_tapes: false,
  });
  expect(toasts()).toEqual(['Link created. Copy it from the list.']);
  await reply(SHARES, { shares: [{ ...share, shows_tapes: false, viewers: ['Priya', 'Dev'] }] });
  const list = await waitFor(() => dialog().getByRole('list', { name: 'Links to this board' }));
  expect(list.textContent).toMatch(
    /Saffron Soap.*All applicants · works until 8 Mar 2031 · without self-tapes · opened by Priya, Dev · by Ravi/,
  );
  expect(dialog().getByLabelText<HTMLInputElement>(/^Who is it for/).value).toBe('');
});

test('shows which links work, their contents and who ended them', async () => {
  await open();
  await press('Share');
  const over = { revoked_at: '2026-03-02T06:30:00Z', by: null };
  await reply(SHARES, {
    shares: [
      { ...share, id: '1', chosen: 3 },
      { ...share, id: '2', status: 'shortlisted', ...over, revoked_by: 'Sita' },
      { ...share, id: '3', ...over },
    ],
  });

  const rows = await waitFor(() => dialog().getAllByRole('listitem'));
  expect(rows.map(({ textContent }) => textContent)).toEqual([
    expect.stringMatching(/3 selected · works until 8 Mar 2031/),
    expect.stringMatching(/Shortlisted · ended on 2 Mar 2026 by Sita/),
    expect.stringMatching(/All applicants · ended on 2 Mar 2026(?! by)/),
  ]);
});

test('says when the links could not be loaded', async () => {
  await open();
  await press('Share');
  await reject(SHARES, 500, { message: '' });

  expect((await dialog().findByRole('alert')).textContent).toBe('We couldn’t load the links. Try again.');
});

test('shares only the selected applicants', async () => {
  await open();
  fireEvent.click(screen.getByLabelText('Select Bina'));
  await press('Share selected');
  expect(dialog().getByRole('heading', { name: 'Share 1 selected applicant' })).toBeDefined();
  await reply(SHARES, { shares: [] });
  expect(dialog().queryByLabelText(/^Which applicants/)).toBeNull();

  type(/^Who is it for/, 'Saffron Soap');
  await press('Create link');
  const { body } = await reply('POST /api/production/jobs/job-1/shares', { share });
  expect(body).toMatchObject({ applications: ['bina'] });
  await press('Close');
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('opens and closes the names of the stages', async () => {
  await open();

  await press('Stages');
  expect(dialog().getByLabelText('Stage 1')).toBeDefined();
  await press('Cancel');

  expect(screen.queryByRole('dialog')).toBeNull();
});

test('shows the shortcuts and switches them off', async () => {
  await open();
  await press('Shortcuts');
  expect(dialog().getByText('Move to Shortlisted').previousElementSibling?.textContent).toBe('s');
  // This casting call has no stage of its own.
  expect(dialog().queryByText('r')).toBeNull();
  await act(async () => fireEvent.click(dialog().getByRole('switch')));
  await press('Close');

  screen.getByRole('link', { name: /^Asha/ }).focus();
  await act(async () => fireEvent.keyDown(document.activeElement ?? document.body, { key: 's' }));
  expect(pending).toHaveLength(0);
  await act(async () => fireEvent.keyDown(document.body, { key: '?' }));
  expect(screen.queryByRole('dialog')).toBeNull();
});
