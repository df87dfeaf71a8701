import { fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { received, reply } from '#testing/mock-server.ts';
import { openTimetable } from '#testing/open-timetable.tsx';

const MOVE = 'PUT /api/production/audition-invitations/Asha/slot';

test('moves a person by keyboard, only to free slots, and cancels with Escape', async () => {
  openTimetable();
  const grip = screen.getByRole('button', { name: 'Move Asha' });
  grip.focus();

  await userEvent.keyboard(' {ArrowDown}{Escape}');
  expect(received).toHaveLength(0);
  await userEvent.keyboard(' {ArrowDown}{ArrowDown}');
  expect(screen.getByText(/21 Mar/, { selector: '[role=status]' })).toBeTruthy();
  await userEvent.keyboard('{Enter}');

  expect(received).toMatchObject([{ to: MOVE, body: { slot_id: 's3' } }]);
});

test('moves a dragged person, and a chosen one back to the waiting list', async () => {
  openTimetable();
  fireEvent.dragStart(screen.getByRole('button', { name: 'Move Asha' }));
  const [, free] = screen.getAllByRole('listitem');
  fireEvent.drop(free ?? document.body);
  await waitFor(() => expect(received[0]).toMatchObject({ to: MOVE, body: { slot_id: 's2' } }));
  await reply('PUT /api/production/audition-invitations/Asha/slot', { message: 'Slot offered.' });
  await screen.findByText('Slot offered.');

  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Move Asha to' }), 'Waiting list');

  expect(received[1]).toMatchObject({ to: MOVE, body: { slot_id: null } });
});

test('keeps the focus on a person who was moved by keyboard', async () => {
  openTimetable();
  screen.getByRole('button', { name: 'Move Asha' }).focus();
  await userEvent.keyboard(' {ArrowDown}{Enter}');
  // The browser drops the focus when the controls of the old slot disappear.
  screen.getByRole('button', { name: 'Move Asha' }).blur();

  await reply('PUT /api/production/audition-invitations/Asha/slot', { message: 'Slot offered.' });

  const grip = screen.getByRole('button', { name: 'Move Asha' });
  await waitFor(() => expect(document.activeElement).toBe(grip));
});

test('cycles a picked person through the free slots and the waiting list, either way', async () => {
  openTimetable();
  screen.getByRole('button', { name: 'Move Asha' }).focus();

  await userEvent.keyboard('{Enter}{ArrowUp}');
  expect(screen.getByRole('button', { name: 'Move Asha', pressed: true })).toBeTruthy();
  // The arrow keys do not scroll the page meanwhile.
  const grip = screen.getByRole('button', { name: 'Move Asha' });
  expect(fireEvent.keyDown(grip, { key: 'ArrowDown' })).toBe(false);
  await userEvent.keyboard('{ArrowUp}');
  expect(screen.getByText('Waiting list', { selector: '[role=status]' })).toBeTruthy();
  await userEvent.keyboard('{ArrowDown}');
  expect(screen.getByText(/20 Mar/, { selector: '[role=status]' })).toBeTruthy();
  await userEvent.keyboard('{ArrowUp} ');

  expect(received).toMatchObject([{ to: MOVE, body: { slot_id: null } }]);
  expect(screen.queryByRole('button', { pressed: true })).toBeNull();
});

test('leaves a person who is dropped in place where they were', async () => {
  openTimetable();
  screen.getByRole('button', { name: 'Move Asha' }).focus();

  await userEvent.keyboard(' {ArrowDown}{Escape}');
  expect(screen.getByText('Asha stays where they were.')).toBeTruthy();
  await userEvent.keyboard('  ');
  fireEvent.dragStart(screen.getByRole('button', { name: 'Move Asha' }));
  fireEvent.dragEnd(screen.getByRole('button', { name: 'Move Asha' }));
  const [, free] = screen.getAllByRole('listitem');
  fireEvent.drop(free ?? document.body);

  expect(received).toHaveLength(0);
});

test('accepts a dragged person only where a place is free', () => {
  openTimetable();
  const [taken, free] = screen.getAllByRole('listitem');
  // An event whose default is prevented returns false: the person may be dropped there.
  expect(fireEvent.dragOver(free ?? document.body)).toBe(true);
  fireEvent.dragStart(screen.getByRole('button', { name: 'Move Zoya' }));

  expect(fireEvent.dragOver(taken ?? document.body)).toBe(true);
  expect(fireEvent.dragOver(free ?? document.body)).toBe(false);
});

test('lists only other free slots to move to', () => {
  openTimetable();
  const labels = (name: string) =>
    [...screen.getByRole<HTMLSelectElement>('combobox', { name }).options].map(({ label }) => label);

  expect(labels('Move Asha to')).toEqual([
    'Move to...',
    expect.stringMatching(/20 Mar.*11:00/),
    expect.stringMatching(/21 Mar/),
    'Waiting list',
  ]);
  expect(labels('Move Zoya to')).toHaveLength(3);
});
