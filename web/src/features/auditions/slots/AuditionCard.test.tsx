import { cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { AuditionCard } from '#features/auditions/slots/AuditionCard.tsx';
import { auditionWrites } from '#features/auditions/slots/audition-writes.ts';
import type { OwnAudition } from '#features/auditions/slots/auditions.ts';
import { button } from '#testing/controls.ts';
import { pending, reject, reply } from '#testing/mock-server.ts';
import { showWithToasts } from '#testing/open-page.tsx';

const details = {
  ...{ contact_name: 'Ravi Menon', contact_phone: '+91 98200 00000', bring: '', round: 1 },
  ...{ woman_name: '', is_private: null },
};

function slot(id: string, from: string) {
  const starts_at = `2031-03-20T${from}:00.000Z`;
  return { id, starts_at, ends_at: starts_at.replace(':00.000', ':20.000'), place: 'Studio 4', ...details };
}

function show(fields: Partial<OwnAudition> = {}) {
  const audition: OwnAudition = {
    application_id: 'a1',
    answer: 'offered',
    slot_id: null,
    calendar_url: null,
    ...{ asks_for_woman: false, arrived_at: null, left_at: null, has_pass: false, safety_number: '112' },
    note: '',
    round: 1,
    changed_at: '',
    slot: null,
    proposed_slot: null,
    job: { id: 'job-1', title: 'Younger sister · Short Film' },
    free_slots: [slot('s1', '04:30'), slot('s2', '05:30')],
    ...fields,
  };
  showWithToasts(<AuditionCard audition={audition} />, auditionWrites);
}

test('confirms one of the free times and disables the others meanwhile', async () => {
  show();
  const [first, second] = screen.getAllByRole<HTMLButtonElement>('button', { name: 'Confirm' });

  await userEvent.click(second ?? document.body);

  expect(pending).toMatchObject([{ to: 'POST /api/user/auditions/a1/confirm', body: { slot_id: 's2' } }]);
  expect([first?.disabled, second?.disabled]).toEqual([true, true]);
});

test('asks for a confirmation of the time that the house keeps, beside the other times', async () => {
  show({ proposed_slot: slot('s1', '04:30') });

  await userEvent.click(button('Confirm this time'));

  expect(pending).toMatchObject([{ body: { slot_id: 's1' } }]);
  expect(screen.getByText('Choose another time').closest('details')?.querySelectorAll('li')).toHaveLength(1);
});

test('offers a confirmed audition for the calendar and collapses its other times', () => {
  const calendar_url = '/calendar/en/t1/a1.ics?signature=x';
  const confirmed = { answer: 'confirmed', slot: slot('s1', '04:30'), slot_id: 's1', calendar_url } as const;
  show({ ...confirmed, free_slots: [slot('s2', '05:30')] });

  expect(screen.getByRole('link', { name: /^Add to calendar/ }).getAttribute('href')).toBe(calendar_url);
  const other = screen.getByText('Choose another time').closest('details');
  expect(other?.open).toBe(false);
});

test('lets the talent ask for another time when none is free', () => {
  show({ free_slots: [] });

  expect(screen.getByText(/No times are free at the moment/)).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Confirm' })).toBeNull();
  expect(button('Ask for another time')).toBeTruthy();
});

test('requires a text to ask for another time and keeps it after a rejection', async () => {
  show();
  await userEvent.click(button('Ask for another time'));
  await userEvent.click(button('Send request'));
  const field = screen.getByRole<HTMLTextAreaElement>('textbox', { name: /Which times suit you/ });
  expect(descriptionOf(field)).toContain('Enter the times that suit you.');
  expect(pending).toHaveLength(0);

  await userEvent.type(field, 'After six?');
  await userEvent.click(button('Send request'));
  const note = 'This is too late to ask.';
  await reject('POST /api/user/auditions/a1/ask', 400, { message: note, fields: { note } });

  await waitFor(() => expect(descriptionOf(field)).toContain(note));
  expect(field.value).toBe('After six?');
});

test('declines an audition only after confirmation', async () => {
  show();

  await userEvent.click(button(/^Decline the audition for/));
  expect(pending).toEqual([]);
  await userEvent.click(button('Decline audition'));

  expect(pending).toMatchObject([{ to: 'POST /api/user/auditions/a1/decline' }]);
});

test('does not ask a talent who has declined again', () => {
  show({ answer: 'declined' });

  expect(screen.queryByRole('button', { name: /^Decline/ })).toBeNull();
});

test('shows nothing for an invitation that is over', () => {
  show();
  expect(screen.getByRole('region')).toBeDefined();
  cleanup();

  show({ answer: 'ended' });

  expect(screen.queryByRole('region')).toBeNull();
});

test('shows the contact, the things to bring and the check-in code', () => {
  const own = { ...slot('s1', '04:30'), bring: 'A photo' };
  show({ answer: 'confirmed', slot: own, slot_id: 's1', free_slots: [], round: 2 });

  expect(screen.getByRole('heading').textContent).toBe('Your audition is confirmed · Round 2');
  expect(screen.getByText(/^Contact: Ravi Menon/)).toBeTruthy();
  expect(screen.getByRole('link', { name: '+91 98200 00000' }).getAttribute('href')).toBe(
    'tel:+919820000000',
  );
  expect(screen.getByText('Please bring: A photo')).toBeTruthy();
  expect(screen.getByLabelText(/^QR code to check in/)).toBeTruthy();
  expect(screen.queryByText('Choose another time')).toBeNull();
  cleanup();

  show({
    answer: 'confirmed',
    slot: { ...own, contact_name: '', contact_phone: '', bring: '' },
    free_slots: [],
  });
  expect(screen.queryByText(/^Contact|^Please bring/)).toBeNull();
});

test('repeats the request for another time and confirms a new one', async () => {
  show({ answer: 'asked', note: 'After six?' });
  expect(screen.getByText('You wrote: After six?')).toBeTruthy();
  expect(screen.queryByRole('link', { name: /^Add to calendar/ })).toBeNull();
  expect(screen.queryByLabelText(/^QR code/)).toBeNull();

  await userEvent.click(button('Ask for another time'));
  await userEvent.type(screen.getByRole('textbox'), 'Before six.');
  await userEvent.click(button('Send request'));

  const { body } = await reply('POST /api/user/auditions/a1/ask', { message: 'Request sent.' });
  expect(body).toEqual({ note: 'Before six.' });
  expect(await screen.findByText('Request sent.')).toBeTruthy();
  expect(screen.queryByRole('textbox')).toBeNull();
});

test('confirms the answer, or says that it was rejected', async () => {
  show();
  await userEvent.click(screen.getAllByRole('button', { name: 'Confirm' })[0] ?? document.body);
  await reject('POST /api/user/auditions/a1/confirm', 409, { message: 'This time is taken.' });
  expect(await screen.findByText('This time is taken.')).toBeTruthy();

  await userEvent.click(button(/^Decline the audition for/));
  await userEvent.click(button('Decline audition'));
  await reply('POST /api/user/auditions/a1/decline', { message: 'You declined.' });
  expect(await screen.findByText('You declined.')).toBeTruthy();
});

function descriptionOf(field: Element): string {
  const ids = field.getAttribute('aria-describedby')?.split(' ') ?? [];
  return ids.map((id) => document.getElementById(id)?.textContent).join(' ');
}
