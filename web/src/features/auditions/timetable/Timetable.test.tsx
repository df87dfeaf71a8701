import { cleanup, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { storeHouse } from '#session/store.ts';
import { pending, received, reply } from '#testing/mock-server.ts';
import { openTimetable, sampleSlot } from '#testing/open-timetable.tsx';

const viewer = { company_name: null, type_of_work: null, profile_photo: null, image: null, updated_at: null };

test('shows the slots by day, with their applicants and free places', () => {
  openTimetable();

  const [first, second] = screen.getAllByRole('region', { name: /March$/ });
  expect(first?.textContent).toMatch(
    /Thursday 20 March.*10:00.*Asha.*Younger sister.*Confirmed.*11:00.*Free/,
  );
  expect(second?.textContent).toMatch(/Friday 21 March.*Free/);
  // Nobody arrives before the day.
  expect(screen.queryByRole('button', { name: /arrived/ })).toBeNull();
});

test('offers a free slot to the first on the waiting list who has not asked for another time', async () => {
  openTimetable();

  const [offer] = screen.getAllByRole('button', { name: /to Meera$/ });
  await userEvent.click(offer ?? document.body);

  expect(pending).toMatchObject([
    { to: 'PUT /api/production/audition-invitations/Meera/slot', body: { slot_id: 's2' } },
  ]);
});

test('shows the requests of the waiting list, and who is not invited yet', () => {
  openTimetable();
  const [zoya, meera] = within(screen.getByRole('region', { name: 'Waiting list' })).getAllByRole('listitem');
  expect(zoya?.textContent).toMatch(/Zoya.*Asked for another time.*“After six\?”/);
  expect(meera?.textContent).toMatch(/Meera.*Not invited yet/);
  expect(meera?.textContent).not.toContain('“');
  cleanup();

  openTimetable({ waiting: [] });
  expect(screen.getByText(/^Nobody is waiting/)).toBeTruthy();
  expect(screen.queryByRole('button', { name: /^Fill free slots/ })).toBeNull();
});

test('shows who gets which free slot before it invites them', async () => {
  openTimetable();

  await userEvent.click(screen.getByRole('button', { name: 'Fill free slots from the waiting list' }));

  const ids = { application_id: 'Meera', slot_id: 's2' };
  const placement = { ...ids, name: 'Meera', starts_at: '2031-03-20T05:30:00Z', place: 'Studio 4' };
  await reply('GET /api/production/auditions/job-1/fill', { placements: [placement] });
  expect((await screen.findByRole('dialog')).textContent).toMatch(/Meera.*11:00 am.*Studio 4/);
  expect(received).toHaveLength(1);
  await userEvent.click(screen.getByRole('button', { name: 'Send 1 invitation' }));

  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Filling...' }).disabled).toBe(true);
  const { body } = await reply('POST /api/production/auditions/job-1/fill', {
    message: 'Filled.',
    placed: 1,
  });
  expect(body).toEqual({ placements: [ids] });
  expect(await screen.findByText('Filled.')).toBeTruthy();
});

test('changes a slot, for all of its day if wished', async () => {
  openTimetable({
    slots: [{ ...sampleSlot('s1', '2031-03-20T04:30:00Z'), ends_at: '2031-03-20T04:50:00Z', capacity: 3 }],
  });
  expect(screen.getByText('3 places free')).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: /^Change .*10:00/ }));

  await userEvent.selectOptions(screen.getByLabelText(/^Contact and what to bring apply to/), 'day');
  await userEvent.click(screen.getByRole('button', { name: 'Save changes' }));

  const { body } = await reply('PUT /api/production/audition-slots/s1', { message: 'Moved.' });
  expect(body).toEqual({
    ...{ day: '2031-03-20', from: '10:00', minutes: '20', capacity: '3', place: 'Studio 4' },
    ...{ contact_name: '', contact_phone: '', woman_name: '', bring: '', details_for: 'day' },
  });
  expect(await screen.findByText('Moved.')).toBeTruthy();
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('cancels a slot after a confirmation that names its applicants', async () => {
  openTimetable();
  const [taken, free] = screen.getAllByRole('button', { name: /^Cancel/ });
  await userEvent.click(free ?? document.body);
  expect(screen.getByText('Cancel this slot?')).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Keep slot' }));
  await userEvent.click(taken ?? document.body);
  expect(screen.getByText(/We will notify the applicants in it/)).toBeTruthy();
  expect(pending).toHaveLength(0);

  await userEvent.click(screen.getByRole('button', { name: 'Cancel slot' }));

  await reply('DELETE /api/production/audition-slots/s1', { message: 'Slot cancelled.' });
  expect(await screen.findByText('Slot cancelled.')).toBeTruthy();
});

test('offers only arrivals in a past slot, and shows the number of a round after the first', () => {
  const over = { ...sampleSlot('s1', '2026-03-20T04:30:00Z', ['Asha']), capacity: 2, round: 2 };
  openTimetable({ slots: [over, sampleSlot('s2', '2031-03-20T05:30:00Z')] });

  const [past, future] = screen.getAllByRole('listitem');
  expect(within(past ?? document.body).getAllByRole('button')).toHaveLength(1);
  expect(within(past ?? document.body).getByRole('button', { name: 'Asha arrived' })).toBeTruthy();
  expect([past?.textContent, future?.textContent]).toEqual([
    expect.stringContaining('Round 2 · Studio 4'),
    expect.not.stringContaining('Round'),
  ]);
});

test('says when there are no slots yet', () => {
  openTimetable({ slots: [] });

  expect(screen.getByText('No slots yet. Add slots, then invite applicants to them.')).toBeTruthy();
  expect(screen.queryByRole('button', { name: /Call sheet|^Fill/ })).toBeNull();
});

test('shows a viewer the timetable without controls', () => {
  storeHouse('t', { ...viewer, team_role: 'viewer' });
  openTimetable();

  expect(screen.getByText('Asha')).toBeDefined();
  expect(screen.getAllByRole('button', { name: /Call sheet/ })).toHaveLength(2);
  expect(screen.queryByRole('button', { name: /Move|Cancel|Change|Offer|Fill|arrived/ })).toBeNull();
  expect(screen.queryByRole('combobox')).toBeNull();
});
