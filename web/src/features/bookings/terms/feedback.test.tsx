import { addDays, dayInIndia } from '@kirdaar/contract/rules/calendar';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import * as ownPage from '#features/bookings/terms/OwnTermsPage.tsx';
import { control, press } from '#testing/controls.ts';
import { reject, reply } from '#testing/mock-server.ts';
import { openPage } from '#testing/open-page.tsx';
import { longDay } from '#ui/day-text.ts';

type Own = Awaited<ReturnType<typeof ownPage.clientLoader>>;

const day = (number: number) => addDays(dayInIndia(new Date()), number);
const givenDaysAgo = (days: number): Own['feedback'] => {
  const given_at = `${day(-days)}T06:00:00.000Z`;
  return { answers: { terms_kept: true, safe: false }, note: 'No green room.', given_at };
};

async function openOwn(feedback: Own['feedback'], last_day = day(-1)) {
  const loading = ownPage.clientLoader({ params: { id: 'o1' } } as never);
  const page = {
    success: true as const,
    ...{ application_id: 'a1', title: 'Gauri · Web Series', house: 'Lantern Films', talent: 'Mira Rao' },
    ...{ is_child: false, versions: [], shoot_days: [], signer: 'reader', feedback },
    offer: { id: 'o1', status: 'accepted' as const, message: 'Be our Gauri.', answer_by: '2026-01-04' },
    pay: { last_day, due_on: day(29), marks: [], disputes: [] },
  };
  await reply('GET /api/user/offers/o1/terms', page as Own);
  await openPage(ownPage, await loading);
}

test('a talent answers both questions, and reads that only staff see the answers', async () => {
  await openOwn(null);
  expect(screen.getByText(/Only our team reads this/)).toBeDefined();

  await press('Give feedback');
  await userEvent.click(control('terms_kept', 'yes'));
  await press('Give feedback');
  expect(screen.getByText('Please fill this in.')).toBeDefined();
  await userEvent.click(control('safe', 'no'));
  await press('Give feedback');

  const sent = await reject('PUT /api/user/offers/o1/feedback', 409, { message: 'Too late.' });
  expect(sent.body).toEqual({ terms_kept: 'yes', safe: 'no', note: '' });
  expect(await screen.findByText('Too late.')).toBeDefined();
});

test('feedback can be changed for two weeks, starting from what was said', async () => {
  await openOwn(givenDaysAgo(3));
  expect(screen.getByText('No green room.')).toBeDefined();
  expect(screen.getByText(`You can change it until ${longDay(day(11))}.`)).toBeDefined();

  await press('Change your feedback');

  expect(control('safe', 'no').checked).toBe(true);
});

test('later it is only shown', async () => {
  await openOwn(givenDaysAgo(15));

  expect(screen.getByText('No green room.')).toBeDefined();
  expect(screen.queryByRole('button', { name: 'Change your feedback' })).toBeNull();
});

test('asks for no feedback on the last day of work', async () => {
  await openOwn(null, day(0));

  expect(screen.queryByText(/Only our team reads this/)).toBeNull();
});
