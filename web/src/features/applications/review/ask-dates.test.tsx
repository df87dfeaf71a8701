import { fireEvent, screen, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { press, toasts } from '#testing/controls.ts';
import { pending, reject, reply } from '#testing/mock-server.ts';
import { boardCard, openBoard } from '#testing/open-board.tsx';

const ASK = 'POST /api/production/jobs/job-1/availability-checks';
const dialog = () => within(screen.getByRole('dialog'));
const type = (label: RegExp, value: string) =>
  fireEvent.change(dialog().getByLabelText(label), { target: { value } });

async function ask(...names: string[]) {
  await openBoard([boardCard('Asha', { days: 'first_hold' }), boardCard('Bina'), boardCard('Chitra')], {
    at: '?view=board',
  });
  for (const name of names) fireEvent.click(screen.getByLabelText(`Select ${name}`));
  await press('Ask dates');
}

test('asks the chosen applicants about days, of which the last may be left out', async () => {
  await ask('Asha', 'Chitra');

  expect(dialog().getByText(/say that it is no offer/)).toBeDefined();
  type(/^First day/, '2031-03-05');
  await press('Send question');
  const sent = await reply(ASK, { message: '2 applicants asked.', asked: 2, not_asked: 0 });

  expect(sent.body).toMatchObject({ from: '2031-03-05', until: '2031-03-05' });
  expect(sent.body).toHaveProperty('applications.length', 2);
  await vi.waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(toasts()).toContain('2 applicants asked.');
});

test('shows what is wrong beside the field and keeps the dialog', async () => {
  await ask('Asha');
  type(/^First day/, '2020-03-05');
  await press('Send question');
  await reject(ASK, 400, { fields: { until: 'These days have passed.' } });

  expect(await dialog().findByText('These days have passed.')).toBeDefined();
  expect(pending).toEqual([]);
});

test('shows the hold of an applicant on the card', async () => {
  await openBoard([boardCard('Asha', { days: 'first_hold' })], { at: '?view=board' });

  expect(screen.getByText('First hold')).toBeDefined();
});
