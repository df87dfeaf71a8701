import type { GuardianRequest } from '@kirdaar/contract/accounts/guardian-requests';
import { fireEvent, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { press } from '#testing/controls.ts';
import { agreed, child, decisions, openWith } from '#testing/guardian-decisions.ts';
import { pending, reply } from '#testing/mock-server.ts';

const request: GuardianRequest = {
  child: 'c',
  first_name: 'Anu',
  kind: 'audition',
  subject_id: 's',
  title: 'Younger Sister · Web Series',
  company_name: 'Lantern Films',
  job_id: 'j',
  asked_at: null,
  text: '',
  answer_by: null,
  slots: [
    { id: 'one', starts_at: '2026-12-01T05:00:00Z', ends_at: '2026-12-01T05:30:00Z', place: 'Studio 4' },
  ],
  slot_id: null,
  terms: null,
  media: [],
  staff_stop: null,
};

test('offers only to reject what waits in a casting call that staff removed', async () => {
  await openWith([agreed], [{ ...request, staff_stop: 'removed' }]);

  expect(screen.getByText(/^We have removed this casting call/)).toBeDefined();
  expect(screen.queryByRole('radio')).toBeNull();
  expect(screen.queryByRole('button', { name: 'Confirm this time' })).toBeNull();
  expect(screen.getByRole('button', { name: 'Reject' })).toBeDefined();
});

test('shows what waits first, approves a chosen audition time and rejects only after a question', async () => {
  await openWith([agreed], [request]);
  const [first] = screen.getAllByRole('heading', { level: 2 });
  expect(first?.textContent).toBe('Waiting for you');
  expect(screen.getByText('Anu is invited to audition')).toBeDefined();
  expect(screen.getByRole('button', { name: 'Confirm this time' })).toHaveProperty('disabled', true);

  await press('Reject');
  expect(pending).toHaveLength(0);
  await press('Cancel');
  fireEvent.click(screen.getByRole('radio'));
  await press('Confirm this time');
  const { body } = await reply('POST /api/guardian/decide', decisions(agreed));

  expect(body).toEqual({
    pass: 'a pass',
    child: 'c',
    kind: 'audition',
    subject: 's',
    approve: true,
    slot: 'one',
  });
  expect(screen.getByText(/^Nothing is waiting/)).toBeDefined();
});

test('says that it is not the child of this guardian, only after a question', async () => {
  await openWith([child]);

  await press('I do not agree / not my child');
  expect(pending).toHaveLength(0);
  await press('End my link and hide the child');
  const { body } = await reply('POST /api/guardian/not-mine', decisions());

  expect(body).toEqual({ pass: 'a pass', child: 'c' });
  expect(screen.queryByText('Anu')).toBeNull();
});
