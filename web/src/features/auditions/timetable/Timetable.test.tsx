import { fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { auditionWrites } from '#features/auditions/slots/audition-writes.ts';
import type { Auditions } from '#features/auditions/slots/own-auditions.ts';
import { Timetable } from '#features/auditions/timetable/Timetable.tsx';
import { storeHouse } from '#session/store.ts';
import { mockServer } from '#testing/mock-server.ts';
import { showWithToasts } from '#testing/show-with-toasts.tsx';

let received: ReturnType<typeof mockServer>;

beforeEach(() => {
  // jsdom has no layout and does not implement scrollIntoView.
  Element.prototype.scrollIntoView = () => {};
  received = mockServer();
});

afterEach(() => {
  localStorage.clear();
});

const user = (name: string) => ({ id: name, name, age: 26, gender: null, city: 'Pune', image_url: null });

function slot(id: string, starts_at: string, names: string[] = []) {
  const attendees = names.map((name) => ({
    application_id: name,
    confirmed: true,
    arrived_at: null,
    user: user(name),
  }));
  const taken = names.length;
  return {
    id,
    starts_at,
    ends_at: starts_at,
    place: 'Studio 4',
    contact_name: '',
    contact_phone: '',
    bring: '',
    round: 1,
    capacity: 1,
    confirmed: taken,
    taken,
    attendees,
  };
}

function show() {
  const waiting = [
    { application_id: 'Zoya', answer: 'asked', round: 1, note: 'After six?', user: user('Zoya') },
    { application_id: 'Meera', answer: null, round: 1, note: '', user: user('Meera') },
  ] as const;
  const auditions: Auditions = {
    success: true,
    job: {
      id: 'job-1',
      title: 'Younger sister · Short Film',
      role: 'Younger sister',
      audition_type: 'Offline',
      audition_dates: '2031-03-20',
      shoot_dates: '2031-04-20',
    },
    slots: [
      slot('s1', '2031-03-20T04:30:00Z', ['Asha']),
      slot('s2', '2031-03-20T05:30:00Z'),
      slot('s3', '2031-03-21T04:30:00Z'),
    ],
    invitations: [],
    candidates: [],
    waiting: [...waiting],
    next: { slots: null, invitations: null, candidates: null },
    history: [],
  };
  showWithToasts(<Timetable auditions={auditions} />, auditionWrites);
}

const MOVE = 'PUT /api/production/audition-invitations/Asha/slot';

test('shows the slots by day, with who comes and what is free', () => {
  show();

  const [first, second] = screen.getAllByRole('region', { name: /March$/ });
  expect(first?.textContent).toMatch(
    /Thursday 20 March.*10:00.*Asha.*Younger sister.*Confirmed.*11:00.*Free/,
  );
  expect(second?.textContent).toMatch(/Friday 21 March.*Free/);
  // Nobody arrives before the day.
  expect(screen.queryByRole('button', { name: /arrived/ })).toBeNull();
});

test('moves a person by keyboard, only to free slots, and lets go with Escape', async () => {
  show();
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
  show();
  fireEvent.dragStart(screen.getByRole('button', { name: 'Move Asha' }));
  const [, free] = screen.getAllByRole('listitem');
  fireEvent.drop(free ?? document.body);
  await waitFor(() => expect(received[0]).toMatchObject({ to: MOVE, body: { slot_id: 's2' } }));
  received[0]?.answer(200, { success: true, message: 'Slot offered.' });
  await screen.findByText('Slot offered.');

  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Move Asha to' }), 'Waiting list');

  expect(received[1]).toMatchObject({ to: MOVE, body: { slot_id: null } });
});

test('offers a free slot to the first who waits and has not asked for another time', async () => {
  show();

  const [offer] = screen.getAllByRole('button', { name: /to Meera$/ });
  await userEvent.click(offer ?? document.body);

  expect(received).toMatchObject([
    { to: 'PUT /api/production/audition-invitations/Meera/slot', body: { slot_id: 's2' } },
  ]);
});

test('keeps the focus on a person who was moved by keyboard', async () => {
  show();
  screen.getByRole('button', { name: 'Move Asha' }).focus();
  await userEvent.keyboard(' {ArrowDown}{Enter}');
  // The browser drops the focus when the controls of the old slot disappear.
  screen.getByRole('button', { name: 'Move Asha' }).blur();

  received[0]?.answer(200, { success: true, message: 'Slot offered.' });

  const grip = screen.getByRole('button', { name: 'Move Asha' });
  await waitFor(() => expect(document.activeElement).toBe(grip));
});

test('shows a viewer the timetable without controls', () => {
  storeHouse('t', { ...viewer, team_role: 'viewer' });
  show();

  expect(screen.getByText('Asha')).toBeDefined();
  expect(screen.getByRole('button', { name: /Call sheet/ })).toBeDefined();
  expect(screen.queryByRole('button', { name: /Move|Cancel|Change|Offer|Fill|arrived/ })).toBeNull();
  expect(screen.queryByRole('combobox')).toBeNull();
});

const viewer = { company_name: null, type_of_work: null, profile_photo: null, image: null, updated_at: null };
