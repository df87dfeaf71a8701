import { cleanup, render, screen } from '@testing-library/react';
import type { ComponentType } from 'react';
import { createRoutesStub } from 'react-router';
import { afterEach, expect, test } from 'vitest';
import AuditionsPage from '#features/auditions/slots/AuditionsPage.tsx';
import type { Auditions } from '#features/auditions/slots/own-auditions.ts';
import { storeHouse } from '#session/store.ts';

afterEach(() => {
  localStorage.clear();
});

const house = { company_name: null, type_of_work: null, profile_photo: null, image: null, updated_at: null };

async function show(team_role: 'viewer' | 'reviewer', audition_type: 'Offline' | 'Self-tape') {
  storeHouse('t', { ...house, team_role });
  const slot = {
    id: 's1',
    starts_at: '2031-03-20T04:30:00Z',
    ends_at: '2031-03-20T05:30:00Z',
    attendees: [],
  };
  const place = { place: 'Studio 4', contact_name: '', contact_phone: '', bring: '' };
  const auditions: Auditions = {
    success: true,
    job: {
      ...{ id: 'job-1', title: 'Younger sister', role: 'Younger sister', audition_type },
      ...{ audition_dates: '2031-03-20', shoot_dates: '2031-04-20' },
    },
    slots: [{ ...slot, ...place, round: 1, capacity: 1, confirmed: 0, taken: 0 }],
    ...{ invitations: [], candidates: [], waiting: [], history: [] },
    next: { slots: null, invitations: null, candidates: null },
  };
  const tapes = { success: true, tapes: [], candidates: [], total: 0, counts: {} };
  // The router passes the loader's data; the other props of the page's type are not needed.
  const Component = AuditionsPage as unknown as ComponentType;
  const loader = () => ({ found: Promise.resolve([auditions, tapes, { made_at: null }]) });
  const Site = createRoutesStub([{ path: '/:id', Component, loader }]);
  render(<Site initialEntries={['/job-1']} />);
  await screen.findByRole('heading', { name: 'Auditions' });
}

test.each(['Offline', 'Self-tape'] as const)(
  'lets reviewers add slots and invite to them, and viewers only read (%s)',
  async (audition_type) => {
    await show('reviewer', audition_type);
    expect(screen.getByRole('button', { name: 'Add slots' })).toBeDefined();
    expect(screen.getAllByRole('heading', { name: /^Invite/ })).not.toEqual([]);
    cleanup();

    await show('viewer', audition_type);
    expect(screen.getAllByText(/10:00/)).not.toEqual([]);
    expect(screen.queryByRole('button', { name: 'Add slots' })).toBeNull();
    expect(screen.queryByRole('heading', { name: /^Invite/ })).toBeNull();
  },
);
