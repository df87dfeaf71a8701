import { act, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { pending, reply } from '#testing/mock-server.ts';
import { boardCard, openBoard } from '#testing/open-board.tsx';

const MOVES = 'POST /api/production/review/moves';
const three = [boardCard('Asha'), boardCard('Bina'), boardCard('Chitra')];
const column = (name: RegExp) => screen.getByRole('region', { name });
const cardOf = (name: string) => screen.getByText(name).closest('li') ?? document.body;

// Those of jsdom stop for good when a test with fake timers asks for one.
beforeEach(() => {
  vi.stubGlobal('requestAnimationFrame', (draw: () => void) => setTimeout(draw));
  vi.stubGlobal('cancelAnimationFrame', clearTimeout);
});
afterEach(() => {
  vi.unstubAllGlobals();
});

/** Drags a card as a browser does, in which jsdom lacks only the object that carries the data. */
async function drag(card: Element, to: Element) {
  const dataTransfer = { types: [], items: [], setData: () => {}, getData: () => '', setDragImage: () => {} };
  const frame = () => act(() => new Promise((next) => requestAnimationFrame(next)));
  fireEvent.dragStart(card, { dataTransfer });
  await frame();
  fireEvent.dragEnter(to, { dataTransfer });
  fireEvent.dragOver(to, { dataTransfer });
  await frame();
  await act(async () => fireEvent.drop(to, { dataTransfer }));
  await frame();
}

test('moves a card that is dropped on a column, as a key does', async () => {
  await openBoard(three);

  await drag(cardOf('Bina'), column(/^Backup/));

  expect(within(column(/^Backup/)).getByText('Bina')).toBeDefined();
  expect(screen.getByText('Bina moved to Backup', { selector: '[role=status]' })).toBeDefined();
  const { body } = await reply(MOVES, { moved: [], not_moved: [] });
  expect(body).toMatchObject({ application_ids: ['bina'], status: 'backup', confirm: false });
  fireEvent.click(screen.getByRole('button', { name: 'Undo' }));
  expect(within(column(/^New/)).getByText('Bina')).toBeDefined();
  await reply('POST /api/production/review/undo', { undone: [], not_undone: [] });
});

test('moves the whole selection with a selected card, and only the card if it is not selected', async () => {
  await openBoard(three);
  for (const name of ['Asha', 'Bina']) fireEvent.click(screen.getByLabelText(`Select ${name}`));

  await drag(cardOf('Chitra'), column(/^Backup/));
  expect((await reply(MOVES, { moved: [], not_moved: [] })).body).toMatchObject({
    application_ids: ['chitra'],
  });
  expect(screen.getByText('2 selected')).toBeDefined();

  await drag(cardOf('Asha'), column(/^Shortlisted/));
  const { body } = await reply(MOVES, { moved: [], not_moved: [] });
  expect(body).toMatchObject({ application_ids: ['asha', 'bina'], status: 'shortlisted' });
  expect(screen.queryByText('2 selected')).toBeNull();
});

test('moves a face that is dropped on the tab of a stage', async () => {
  await openBoard(three, { at: '?view=grid' });
  const tabs = within(screen.getByRole('navigation', { name: 'Stages' }));

  await drag(cardOf('Asha'), tabs.getByRole('link', { name: /^On hold/ }));

  expect((await reply(MOVES, { moved: [], not_moved: [] })).body).toMatchObject({ status: 'on_hold' });
});

test('moves nobody who has withdrawn, and nobody to Withdrawn or to the stage they are in', async () => {
  await openBoard([boardCard('Asha', { shown_status: 'withdrawn' }), boardCard('Bina')]);

  await drag(cardOf('Asha'), column(/^Backup/));
  await drag(cardOf('Bina'), column(/^Withdrawn/));
  await drag(cardOf('Bina'), column(/^New/));

  expect(pending).toHaveLength(0);
});
