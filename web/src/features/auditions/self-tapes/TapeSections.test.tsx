import { cleanup, screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { Tapes } from '#features/auditions/self-tapes/self-tapes.ts';
import { TapeSections } from '#features/auditions/self-tapes/TapeSections.tsx';
import { auditionWrites } from '#features/auditions/slots/audition-writes.ts';
import { storeHouse } from '#session/store.ts';
import { showWithToasts } from '#testing/open-page.tsx';
import { sampleApplicant } from '#testing/sample-application.ts';

const house = { company_name: null, type_of_work: null, profile_photo: null, image: null, updated_at: null };
const candidate = (name: string) => ({ application_id: name, user: sampleApplicant(name) });
const request = {
  ...{ audience: 'role', instructions: 'Read page 2.', sides_url: null },
  deadline: '2031-03-18T12:30:00.000Z',
} as Tapes['requests'][number];

function tape(name: string, fields: Partial<Tapes['tapes'][number]> = {}) {
  return {
    ...{ application_id: name, user: sampleApplicant(name), status: 'audition', state: 'waiting', note: '' },
    ...{ invited_at: '2031-03-01T06:30:00.000Z', invited_by: null, received_at: null },
    ...fields,
  } as Tapes['tapes'][number];
}

function show(fields: Partial<Tapes> = {}) {
  const auditions = {
    success: true as const,
    job: {
      ...{
        id: 'job-1',
        title: 'Younger sister',
        role: 'Younger sister',
        audition_type: 'Self-tape' as const,
      },
      ...{ audition_dates: '2031-03-20', shoot_dates: '2031-04-20' },
    },
    candidates: [candidate('Asha'), candidate('Bina')],
    ...{ slots: [], invitations: [], waiting: [], history: [] },
    next: { slots: null, invitations: null, candidates: null },
  };
  const tapes: Tapes = { success: true, job: { id: 'job-1', title: 'Younger sister', scores_parts: false }, requests: [request], tapes: [], total: 0, ...fields };
  showWithToasts(<TapeSections auditions={auditions} tapes={tapes} />, auditionWrites);
}

const sections = () => screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);

test('asks for the instructions before anyone is invited', () => {
  show({ requests: [] });

  expect(screen.getByText(/^Save the instructions and the deadline first/)).toBeDefined();
  expect(screen.queryByRole('checkbox')).toBeNull();
  expect(screen.queryByText(/^Deadline/)).toBeNull();
});

test('invites only applicants who were not asked for a tape yet', () => {
  show({ tapes: [tape('Asha')], total: 1 });

  expect(screen.getAllByRole('checkbox')).toHaveLength(1);
  expect(screen.getByRole('checkbox', { name: 'Bina' })).toBeDefined();
  expect(screen.getByText(/^If you change anything, we notify/)).toBeDefined();
  expect(screen.getByText(/^Deadline:.*2031/)).toBeDefined();
});

test('lists each tape with its time, or who invited the talent and when', () => {
  const received_at = '2031-03-17T06:30:00.000Z';
  show({
    tapes: [
      tape('Asha', { received_at, state: 'received', invited_by: 'Ravi' }),
      tape('Bina', { invited_by: 'Ravi' }),
      tape('Chitra', { state: 'declined', note: 'I am away.' }),
    ],
    total: 3,
  });

  const rows = within(screen.getByRole('region', { name: 'Tapes' })).getAllByRole('listitem');
  expect(rows.map(({ textContent }) => textContent)).toEqual([
    expect.stringMatching(/Asha.*Received 17 Mar 2031, 12:00 pm IST$/),
    expect.stringMatching(/Bina.*Invited 1 Mar.* by Ravi$/),
    expect.stringMatching(/Chitra.*Invited 1 Mar.*“I am away.”$/),
  ]);
  expect(rows[2]?.textContent).not.toContain(' by ');
  expect(screen.queryByText(/^Tapes appear here/)).toBeNull();
});

test('shows a viewer the tapes only', () => {
  show();
  expect(sections()).toEqual(['Your request to talent', 'Invite applicants', 'Tapes']);
  expect(screen.getByText(/^Tapes appear here/)).toBeDefined();
  cleanup();

  storeHouse('t', { ...house, team_role: 'viewer' });
  show();
  expect(sections()).toEqual(['Tapes']);
});
