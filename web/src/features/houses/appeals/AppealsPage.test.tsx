import { act, fireEvent, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import * as page from '#features/houses/appeals/AppealsPage.tsx';
import { pending, reply } from '#testing/mock-server.ts';
import { openPage } from '#testing/open-page.tsx';

const at = '2026-03-01T10:00:00Z';
const call = {
  kind: 'call',
  job_id: 'j',
  title: 'Lead',
  reason: 'Fees.',
  decided_at: null,
  appealed_at: null,
};
const titles = () => screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);

test('says that there is nothing to appeal', async () => {
  await openPage(page, { decisions: [], answered: [] });

  expect(screen.getByText(/^There is nothing to appeal/)).toBeDefined();
  expect(screen.queryByRole('heading', { level: 2 })).toBeNull();
});

test('appeals a decision about a casting call or the house, once', async () => {
  const decisions = [
    { ...call, kind: 'ban', job_id: null, title: null, decided_at: at },
    call,
    { ...call, kind: 'suspension', job_id: 'k', title: null, decided_at: at, appealed_at: at },
  ];
  await openPage(page, { decisions, answered: [] });
  expect(screen.queryByText(/^There is nothing/)).toBeNull();
  expect(titles()).toEqual(['Your production house is banned', 'Lead', 'Your production house is suspended']);
  expect(screen.getAllByText(/Talent can’t see this version/)).toHaveLength(1);
  expect(screen.getAllByText(/^You appealed on/)).toHaveLength(1);
  expect(screen.getAllByRole('button', { name: 'Send appeal' })).toHaveLength(2);

  for (const [place, job_id] of [undefined, 'j'].entries()) {
    const field = screen.getAllByRole('textbox')[place] ?? document.body;
    await act(async () => fireEvent.submit(field.closest('form') ?? document.body));
    expect(pending).toHaveLength(0);
    await act(async () => fireEvent.input(field, { target: { value: 'We asked for no fees.' } }));
    await act(async () => fireEvent.submit(field.closest('form') ?? document.body));
    const { body } = await reply('POST /api/production/appeals');
    expect(body).toEqual({ ...(job_id && { job_id }), text: 'We asked for no fees.' });
  }
});

test('shows the answers to appeals', async () => {
  const appeal = {
    kind: 'call',
    title: null,
    text: 'Why?',
    sent_at: at,
    answered_at: at,
    answer: 'Because.',
  };
  await openPage(page, {
    decisions: [],
    answered: [
      { ...appeal, id: '1', accepted: true },
      { ...appeal, id: '2', accepted: false, kind: 'ban' },
    ],
  });

  expect(titles()).toEqual(['Answered appeals']);
  expect(screen.getByText('A casting call: accepted')).toBeDefined();
  expect(screen.getByText('Your production house is banned: rejected')).toBeDefined();
});
