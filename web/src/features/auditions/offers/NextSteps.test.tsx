import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { NextSteps, type NextStepsOf } from '#features/auditions/offers/NextSteps.tsx';
import { offerWrites } from '#features/auditions/offers/offer-writes.ts';
import { storeHouse } from '#session/store.ts';
import { mockServer } from '#testing/mock-server.ts';
import { showWithToasts } from '#testing/show-with-toasts.tsx';

type Offer = NextStepsOf['offers'][number];
let received: ReturnType<typeof mockServer>;

beforeEach(() => {
  received = mockServer();
});
afterEach(() => {
  localStorage.clear();
});

function show(
  offers: Offer['status'][],
  status: NextStepsOf['status'] = 'shortlisted',
  backups: NextStepsOf['backups'] = null,
) {
  const made = offers.map((offer, index) => ({
    ...{ id: `o${index}`, status: offer, message: 'The part is yours.', reason: '' },
    ...{ answer_by: '2031-03-05', made_at: '2031-03-01T06:30:00.000Z', answered_at: null },
    ...{ made_by: 'Asha', withdrawn_by: null },
  }));
  const steps = { application_id: 'a1', job_id: 'j1', status, audition: null, clashes: [], offers: made };
  showWithToasts(<NextSteps steps={{ ...steps, backups }} />, offerWrites);
}

const house = { company_name: null, type_of_work: null, profile_photo: null, image: null, updated_at: null };
const makeOffer = () => screen.queryByRole('button', { name: 'Make an offer' });

test.for([
  [[], true],
  [['declined', 'lapsed', 'withdrawn'], true],
  [['declined', 'open'], false],
  [['accepted'], false],
] as const)('after offers that are %j, the house can make another: %s', ([offers, possible]) => {
  show([...offers]);

  expect(screen.getByText('Auditions for this casting call')).toBeDefined();
  expect(makeOffer() !== null).toBe(possible);
});

test.for(['selected', 'not_selected', 'withdrawn'] as const)(
  'offers nothing to an applicant whose application is %s',
  (status) => {
    show(['declined'], status);

    expect(screen.getByText('Audition and offer')).toBeDefined();
    expect(makeOffer()).toBeNull();
  },
);

test.for([
  ['viewer', []],
  ['reviewer', ['Invite to audition', 'Make an offer']],
] as const)('offers a %s the next steps %j', ([team_role, steps]) => {
  storeHouse('t', { ...house, team_role });
  show([]);

  expect(screen.getByText('Auditions for this casting call')).toBeDefined();
  expect(screen.queryAllByRole('button').map(({ textContent }) => textContent)).toEqual(steps);
});

test('sends an offer once, however often the button is clicked, and keeps it when it is rejected', async () => {
  show([]);
  await userEvent.click(screen.getByRole('button', { name: 'Make an offer' }));
  const message = screen.getByLabelText<HTMLTextAreaElement>(/^Message to the talent/);
  await userEvent.type(message, 'The part is yours.');
  await userEvent.type(screen.getByLabelText(/^Answer by/), '2031-03-05');

  await userEvent.click(screen.getByRole('button', { name: 'Send offer' }));
  await userEvent.click(screen.getByRole('button', { name: 'Sending...' }));
  message.form?.requestSubmit();

  const body = { message: 'The part is yours.', answer_by: '2031-03-05' };
  expect(received).toMatchObject([{ to: 'POST /api/production/applications/a1/offer', body }]);
  received[0]?.answer(409, { success: false, message: 'This applicant already has an offer.' });
  expect((await screen.findByRole('alert')).textContent).toBe('This applicant already has an offer.');
  expect(message.value).toBe('The part is yours.');
});

test('offers the free role to a backup in one act, and asks again if it has no position left', async () => {
  show(['stepped_back'], 'withdrawn', [{ application_id: 'a2', talent_id: 't2', name: 'Mira Sen' }]);

  await userEvent.click(screen.getByRole('button', { name: 'Offer the role to Mira Sen' }));
  received[0]?.answer(409, { success: false, code: 'positions_filled', message: 'The role has 1 position.' });
  await userEvent.click(await screen.findByRole('button', { name: 'Send offer anyway' }));

  const body = { message: expect.stringContaining('available again'), answer_by: expect.any(String) };
  expect(received).toMatchObject([
    { to: 'POST /api/production/applications/a2/offer', body },
    { to: 'POST /api/production/applications/a2/offer', body: { ...body, confirm: true } },
  ]);
  expect(received[0]?.body).not.toHaveProperty('confirm');
});

test('cancels a role only with a reason, and keeps the reason if that fails', async () => {
  show(['accepted'], 'selected');

  await userEvent.click(screen.getByRole('button', { name: 'Cancel the role' }));
  await userEvent.click(screen.getByRole('button', { name: 'Cancel the role' }));
  expect(received).toHaveLength(0);
  const reason = screen.getByLabelText<HTMLTextAreaElement>(/^Why are you cancelling the role/);
  await userEvent.type(reason, 'Postponed.');
  await userEvent.click(screen.getByRole('button', { name: 'Cancel the role' }));

  const to = 'POST /api/production/applications/a1/cancel-role';
  expect(received).toMatchObject([{ to, body: { reason: 'Postponed.' } }]);
  received[0]?.answer(500, { success: false });
  expect((await screen.findByRole('alert')).textContent).toMatch(/couldn’t cancel/);
  expect(reason.value).toBe('Postponed.');
});
