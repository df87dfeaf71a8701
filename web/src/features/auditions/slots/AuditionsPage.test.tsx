import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import AuditionsPage, { clientAction, clientLoader } from '#features/auditions/slots/AuditionsPage.tsx';
import type { Auditions } from '#features/auditions/slots/auditions.ts';
import { storeHouse } from '#session/store.ts';
import { pending, reject, reply } from '#testing/mock-server.ts';
import { openSite } from '#testing/open-page.tsx';
import { sampleApplicant } from '#testing/sample-application.ts';
import { sampleTapes } from '#testing/sample-tapes.ts';

const house = { company_name: null, type_of_work: null, profile_photo: null, image: null, updated_at: null };
const AUDITIONS = 'GET /api/production/auditions/job-1';

const user = (name: string, city: string | null = null) =>
  sampleApplicant(name, { id: `talent-${name}`, city });

function slot(id: string, round = 1, contact_phone = '') {
  return {
    id,
    starts_at: '2031-03-20T04:30:00Z',
    ends_at: '2031-03-20T05:30:00Z',
    ...{ place: `Studio of ${id}`, contact_name: '', contact_phone, bring: '' },
    ...{ woman_name: '', is_private: null },
    ...{ round, capacity: 1, confirmed: 0, taken: 0, attendees: [] },
  };
}

function invitation(name: string, fields: Partial<Auditions['invitations'][number]> = {}) {
  return {
    ...{ application_id: name, answer: 'offered' as const, slot_id: null, round: 1, note: '' },
    ...{ changed_at: '', invited_at: '', invited_by: null, status: 'audition' as const },
    ...{ at_audition: true, user: user(name) },
    ...fields,
  };
}

const candidate = (name: string) => ({ application_id: name, user: user(name) });

function auditionsOf(fields: Partial<Auditions> = {}): Auditions {
  return {
    success: true,
    job: {
      ...{ id: 'job-1', title: 'Younger sister · Film', role: 'Younger sister', audition_type: 'Offline' },
      ...{ audition_dates: '2031-03-20', shoot_dates: '2031-04-20' },
    },
    slots: [slot('s1')],
    ...{ invitations: [], candidates: [], waiting: [], history: [] },
    next: { slots: null, invitations: null, candidates: null },
    ...fields,
  };
}

const tapes = sampleTapes();

/** Opens the page of a casting call as a member of its house. */
async function open(
  fields: Partial<Auditions> = {},
  { team_role = 'reviewer' as 'viewer' | 'reviewer', made_at = null as string | null, type = '' } = {},
) {
  storeHouse('t', { ...house, team_role });
  const auditions = auditionsOf(fields);
  if (type) auditions.job.audition_type = type as 'Self-tape';
  await openAt(() => ({ found: Promise.resolve([auditions, tapes, { made_at }]) }));
  await screen.findByRole('heading', { name: 'Auditions' });
}

async function openAt(loader: (args: never) => object, at = '/job-1') {
  await openSite([{ path: '/:id', Component: AuditionsPage, loader, action: clientAction }], at, {
    toasts: true,
  });
}

const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const dialog = () => within(screen.getByRole('dialog'));

/** Opens the dialog and presses its button of the same name. */
async function addSlots() {
  await press('Add slots');
  await userEvent.click(dialog().getByRole('button', { name: 'Add slots' }));
}
const region = (name: string) => within(screen.getByRole('region', { name }));

test.each(['Offline', 'Self-tape'])(
  'lets reviewers add slots and invite to them, and viewers only read (%s)',
  async (type) => {
    await open({}, { type });
    expect(screen.getByRole('button', { name: 'Add slots' })).toBeDefined();
    expect(screen.getAllByRole('button', { name: /^Invite/ })).not.toEqual([]);
    cleanup();

    await open({}, { team_role: 'viewer', type });
    expect(screen.getAllByText(/10:00/)).not.toEqual([]);
    expect(screen.queryByRole('button', { name: 'Add slots' })).toBeNull();
    expect(screen.queryByRole('button', { name: /^Invite/ })).toBeNull();
  },
);

test('adds slots on the day of the auditions, at the place of the last slot', async () => {
  await open({ slots: [slot('s1'), slot('s2', 1, '+91 98200 00000')] });

  await addSlots();

  const { body } = await reply('POST /api/production/auditions/job-1/slots', { added: 9 });
  expect(body).toEqual({
    ...{ day: '2031-03-20', from: '10:00', to: '13:00', minutes: '20', break_minutes: '5', capacity: '1' },
    ...{ round: '1', place: 'Studio of s2', contact_name: '', contact_phone: '+91 98200 00000' },
    ...{ woman_name: '', bring: '' },
  });
  expect(await screen.findByText('Done.')).toBeDefined();
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('asks for a place before the first slots', async () => {
  await open({ slots: [] });

  await addSlots();

  expect(screen.getByLabelText(/^Place or link/).getAttribute('aria-invalid')).toBe('true');
  expect(pending).toHaveLength(0);
});

test('lists who is invited with the answer and note, but not the times somebody asked for', async () => {
  const ended = invitation('Chitra', { answer: 'declined', note: 'I am away.', invited_by: 'Ravi' });
  await open({ invitations: [invitation('Asha', { answer: 'asked', note: 'After six?', round: 2 }), ended] });

  const [asha, chitra] = region('Invited').getAllByRole('listitem');
  expect(asha?.textContent).toBe('AshaRound 2 · Asked for another time');
  expect(chitra?.textContent).toBe('ChitraDeclinedInvited by Ravi“I am away.”');
  const link = region('Invited').getByRole('link', { name: 'Asha' });
  expect(link.getAttribute('href')).toContain('talent-Asha');
});

test('shows no list of invited applicants and no changes while there are none', async () => {
  const change = { id: 1, by: 'Ravi', happened_at: '2031-01-01T00:00:00Z', about: null } as const;
  await open({ invitations: [invitation('Asha')], history: [{ ...change, action: 'slots_added' }] });
  expect(screen.getByRole('region', { name: 'Invited' })).toBeDefined();
  expect(screen.getByRole('region', { name: 'Changes to the slots' })).toBeDefined();
  cleanup();

  await open();

  expect(screen.queryByRole('region', { name: 'Invited' })).toBeNull();
  expect(screen.queryByRole('region', { name: 'Changes to the slots' })).toBeNull();
});

test('invites those of earlier rounds to the latest one, unless it ended or the board has them elsewhere', async () => {
  await open({
    slots: [slot('s1'), slot('s2', 2)],
    invitations: [
      invitation('Asha', { answer: 'confirmed' }),
      invitation('Bina', { round: 2 }),
      invitation('Chitra', { answer: 'ended' }),
      invitation('Deepa', { at_audition: false }),
    ],
  });

  await press('Invite to round 2');
  const form = dialog();
  expect(form.getByText('Applicants from earlier rounds')).toBeDefined();
  expect(form.getAllByRole('checkbox')).toHaveLength(1);
  await userEvent.click(form.getByRole('checkbox', { name: 'Asha' }));
  await userEvent.click(form.getByRole('button', { name: 'Invite' }));

  const { body } = await reply('POST /api/production/auditions/job-1/invitations', { invited: 1 });
  expect(body).toEqual({ applications: ['Asha'], round: 2 });
  expect(await screen.findByText('Done.')).toBeDefined();
});

test.each([
  ['there is only one round', [slot('s1')], [invitation('Asha')]],
  ['nobody was invited before', [slot('s1'), slot('s2', 2)], [invitation('Bina', { round: 2 })]],
])('does not offer a next round when %s', async (_, slots, invitations) => {
  await open({ slots, invitations });

  expect(screen.getByRole('region', { name: 'Invited' })).toBeDefined();
  expect(screen.queryByRole('button', { name: /^Invite to round/ })).toBeNull();
});

test('invites the rest to a callback after the tapes', async () => {
  const invited = [invitation('Asha')];
  await open(
    { invitations: invited, candidates: [candidate('Asha'), candidate('Bina')] },
    { type: 'Self-tape' },
  );

  expect(screen.getByText('Callbacks in person').closest('details')?.open).toBe(true);
  await press('Invite to a callback');
  const form = dialog();
  expect(form.queryByRole('checkbox', { name: 'Asha' })).toBeNull();
  await userEvent.click(form.getByRole('checkbox', { name: 'Bina' }));
  await userEvent.click(form.getByRole('button', { name: 'Invite' }));
  const { body } = await reply('POST /api/production/auditions/job-1/invitations', { invited: 1 });
  expect(body).toEqual({ applications: ['Bina'], round: 2 });
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());

  await addSlots();
  expect((await reply('POST /api/production/auditions/job-1/slots', { added: 9 })).body).toMatchObject({
    round: '2',
    place: 'Studio of s1',
  });
});

test('keeps callbacks in person folded until they have slots, and from viewers', async () => {
  await open({ slots: [] }, { type: 'Self-tape' });
  expect(screen.getByText('Callbacks in person').closest('details')?.open).toBe(false);
  expect(screen.queryByRole('button', { name: 'Invite to a callback' })).toBeNull();
  cleanup();

  await open({ slots: [] }, { type: 'Self-tape', team_role: 'viewer' });
  expect(screen.queryByText('Callbacks in person')).toBeNull();
});

test('loads as many pages of a list as its URL says, and stops at its end', async () => {
  const loader = ({ request }: { request: Request }) =>
    clientLoader({ params: { id: 'job-1' }, request } as never);
  storeHouse('t', { ...house, team_role: 'reviewer' });
  await openAt(loader, '/job-1?candidates=4&page=3');
  const tapesAsked = await reply('GET /api/production/self-tapes/job-1', tapes);
  expect(tapesAsked.to).toMatch(/\?page=3$/);
  await reply('GET /api/production/calendar', { made_at: null });

  const page = (name: string, candidates: string | null) =>
    auditionsOf({ candidates: [candidate(name)], next: { slots: 's', invitations: 'i', candidates } });
  await reply(AUDITIONS, page('Asha', 'end 1'));
  const second = await reply(AUDITIONS, { ...page('Bina', 'end 2'), slots: [] });
  const third = await reply(AUDITIONS, { ...page('Chitra', null), slots: [] });

  expect([second.to, third.to]).toEqual([`${AUDITIONS}?candidates=end+1`, `${AUDITIONS}?candidates=end+2`]);
  await userEvent.click(await screen.findByRole('button', { name: 'Invite applicants' }));
  expect(dialog().getAllByRole('checkbox')).toHaveLength(3);
  expect(pending).toHaveLength(0);
  expect(dialog().queryByRole('button', { name: 'Show more' })).toBeNull();
});

test('finds no auditions of a casting call that the house does not have', async () => {
  await openAt(({ request }: { request: Request }) =>
    clientLoader({ params: { id: 'job-1' }, request } as never),
  );
  await reject(AUDITIONS, 404, { code: 'job_not_found' });
  await reject('GET /api/production/self-tapes/job-1', 404, { code: 'job_not_found' });
  await reply('GET /api/production/calendar', { made_at: null });

  expect(await screen.findByRole('heading', { name: /not found/i })).toBeDefined();
});
