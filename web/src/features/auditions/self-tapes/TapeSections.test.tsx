import { cleanup, screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { TapeSections } from '#features/auditions/self-tapes/TapeSections.tsx';
import { auditionWrites } from '#features/auditions/slots/audition-writes.ts';
import type { Tapes } from '#features/auditions/tape-room/tape-room.ts';
import { storeHouse } from '#session/store.ts';
import { showWithToasts } from '#testing/open-page.tsx';
import { sampleApplicant } from '#testing/sample-application.ts';
import { sampleTake, sampleTape, sampleTapes } from '#testing/sample-tapes.ts';

const house = { company_name: null, type_of_work: null, profile_photo: null, image: null, updated_at: null };
const candidate = (name: string) => ({ application_id: name, user: sampleApplicant(name) });
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
  showWithToasts(<TapeSections auditions={auditions} tapes={sampleTapes(fields)} />, auditionWrites);
}

const sections = () => screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);

test('asks for the instructions before anyone is invited', () => {
  show({ requests: [] });

  expect(screen.getByText(/^Save the instructions and the deadline first/)).toBeDefined();
  expect(screen.queryByRole('checkbox', { name: 'Asha' })).toBeNull();
  expect(screen.queryByText(/^Deadline/)).toBeNull();
});

test('invites only applicants who were not asked for a tape yet', () => {
  show({ tapes: [sampleTape('Asha')] });

  expect(screen.queryByRole('checkbox', { name: 'Asha' })).toBeNull();
  expect(screen.getByRole('checkbox', { name: 'Bina' })).toBeDefined();
  expect(screen.getByText(/^If you change anything, we notify/)).toBeDefined();
  expect(screen.getByText(/^Deadline:.*2031/)).toBeDefined();
});

test('lists each tape with its time, or who invited the talent and when', () => {
  const received_at = '2031-03-17T06:30:00.000Z';
  show({
    tapes: [
      sampleTape('Asha', { received_at, state: 'received', invited_by: 'Ravi', takes: [sampleTake('a1')] }),
      sampleTape('Bina', { invited_by: 'Ravi' }),
      sampleTape('Chitra', { state: 'declined', note: 'I am away.' }),
    ],
  });

  const rows = within(screen.getByRole('region', { name: 'Tapes' })).getAllByRole('listitem');
  expect(rows.map(({ textContent }) => textContent)).toEqual([
    expect.stringMatching(/Asha.*Received 17 Mar 2031, 12:00 pm IST$/),
    expect.stringMatching(/Bina.*Invited 1 Mar.* by Ravi$/),
    expect.stringMatching(/Chitra.*Invited 1 Mar.*“I am away.”$/),
  ]);
  const links = screen.getAllByRole('link').map((link) => link.getAttribute('href'));
  expect(links).toEqual([
    '/production/jobs/job-1/tapes',
    '/production/jobs/job-1/tapes?application=Asha',
    '/production/applicants/job-1/review/Bina',
    '/production/applicants/job-1/review/Chitra',
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
