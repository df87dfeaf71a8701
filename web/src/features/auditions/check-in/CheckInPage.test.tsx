import type { Reply } from '@kirdaar/contract/api';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import CheckInPage, { clientAction, clientLoader } from '#features/auditions/check-in/CheckInPage.tsx';
import { storeHouse } from '#session/store.ts';
import { reject, reply } from '#testing/mock-server.ts';
import { openSite } from '#testing/open-page.tsx';
import { sampleApplicant } from '#testing/sample-application.ts';

const CHECK_IN = '/api/production/check-ins/a1';
const slot = {
  ...{ id: 's1', starts_at: '2031-03-20T04:30:00.000Z', ends_at: '2031-03-20T05:00:00.000Z' },
  ...{
    place: 'Studio 4',
    contact_name: '',
    contact_phone: '',
    woman_name: '',
    is_private: null,
    bring: '',
    round: 1,
  },
};
type CheckIn = Reply<'GET /api/production/check-ins/:id'>;
const person: CheckIn = {
  success: true,
  application_id: 'a1',
  user: sampleApplicant('Asha Rao', { id: 't1' }),
  job: { id: 'job-1', title: 'Younger sister' },
  slot,
  arrived_at: null,
  left_at: null,
};
const house = { company_name: null, type_of_work: null, profile_photo: null, image: null, updated_at: null };

async function open(found?: CheckIn) {
  await openSite(
    [{ path: '/:id', Component: CheckInPage, loader: clientLoader, action: clientAction }],
    '/a1',
    {
      toasts: true,
    },
  );
  if (found) await reply(`GET ${CHECK_IN}`, found);
  else await reject(`GET ${CHECK_IN}`, 404, { code: 'application_not_found' });
}

const button = (name: string) => screen.findByRole<HTMLButtonElement>('button', { name });

test('notes that an applicant has arrived, and takes it back', async () => {
  await open(person);
  expect(await screen.findByRole('heading', { name: 'Asha Rao' })).toBeDefined();
  expect(screen.getByText(/10:00 am – 10:30 am IST/)).toBeDefined();
  expect(screen.getByText('Studio 4')).toBeDefined();

  await userEvent.click(await button('Asha Rao arrived'));
  expect((await button('Asha Rao arrived')).disabled).toBe(true);
  await reply(`PUT ${CHECK_IN}`);
  await reply(`GET ${CHECK_IN}`, { ...person, arrived_at: '2031-03-20T04:32:00.000Z' });
  expect(await screen.findByText('Arrived 10:02 am')).toBeDefined();

  await userEvent.click(await button('Undo: Asha Rao arrived'));
  expect((await button('Undo: Asha Rao arrived')).disabled).toBe(true);
  await reply(`DELETE ${CHECK_IN}`);
  await reply(`GET ${CHECK_IN}`, person);
  expect((await button('Asha Rao arrived')).disabled).toBe(false);
});

test('says that an arrival could not be saved', async () => {
  await open(person);

  await userEvent.click(await button('Asha Rao arrived'));
  await reject(`PUT ${CHECK_IN}`, 500, { message: '' });

  expect(await screen.findByText('We couldn’t save this. Try again.')).toBeDefined();
});

test('shows a viewer who has arrived, without a button', async () => {
  storeHouse('t', { ...house, team_role: 'viewer' });
  await open({ ...person, arrived_at: '2031-03-20T04:32:00.000Z' });

  expect(await screen.findByText('Arrived 10:02 am')).toBeDefined();
  expect(screen.queryByRole('button')).toBeNull();
});

test('does not let a viewer check anyone in', async () => {
  storeHouse('t', { ...house, team_role: 'viewer' });
  await open(person);

  expect(await screen.findByText('Studio 4')).toBeDefined();
  expect(screen.queryByRole('button')).toBeNull();
});

test('sends an applicant without a slot to the timetable', async () => {
  await open({ ...person, slot: null });

  expect(await screen.findByText(/^This applicant has no audition slot/)).toBeDefined();
  expect(screen.queryByRole('button')).toBeNull();
  const timetable = screen.getByRole('link', { name: 'See the timetable' });
  expect(timetable.getAttribute('href')).toContain('job-1');
});

test('finds no applicant of another house', async () => {
  await open();

  expect(await screen.findByText(/^We couldn’t find this applicant/)).toBeDefined();
});
