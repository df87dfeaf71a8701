import { cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { NextSteps, type NextStepsOf } from '#features/auditions/offers/NextSteps.tsx';
import { auditionWrites, offerWrites } from '#features/auditions/slots/audition-writes.ts';
import { storeHouse } from '#session/store.ts';
import { pending, received, reject, reply } from '#testing/mock-server.ts';
import { showWithToasts } from '#testing/open-page.tsx';

type Offer = NextStepsOf['offers'][number];

function show(
  offers: Offer['status'][],
  status: NextStepsOf['status'] = 'shortlisted',
  backups: NextStepsOf['backups'] = null,
  fields: Partial<Offer> = {},
  audition: NextStepsOf['audition'] = null,
) {
  const made = offers.map((offer, index) => ({
    ...{ id: `o${index}`, status: offer, message: 'The part is yours.', reason: '' },
    ...{ answer_by: '2031-03-05', made_at: '2031-03-01T06:30:00.000Z', answered_at: null },
    ...{ made_by: 'Asha', withdrawn_by: null, has_terms: false },
    ...fields,
  }));
  const steps = { application_id: 'a1', job_id: 'j1', status, audition, clashes: [], offers: made };
  showWithToasts(<NextSteps steps={{ ...steps, backups }} />, { ...offerWrites, ...auditionWrites });
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
  expect(pending).toMatchObject([{ to: 'POST /api/production/applications/a1/offer', body }]);
  await reject('POST /api/production/applications/a1/offer', 409, {
    message: 'This applicant already has an offer.',
  });
  expect((await screen.findByRole('alert')).textContent).toBe('This applicant already has an offer.');
  expect(message.value).toBe('The part is yours.');
});

test('offers the free role to a backup in one act, and asks again if it has no position left', async () => {
  show(['stepped_back'], 'withdrawn', [{ application_id: 'a2', talent_id: 't2', name: 'Mira Sen' }]);

  await userEvent.click(screen.getByRole('button', { name: 'Offer the role to Mira Sen' }));
  await reject('POST /api/production/applications/a2/offer', 409, {
    code: 'positions_filled',
    message: 'The role has 1 position.',
  });
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
  expect(pending).toHaveLength(0);
  const reason = screen.getByLabelText<HTMLTextAreaElement>(/^Why are you cancelling the role/);
  await userEvent.type(reason, 'Postponed.');
  await userEvent.click(screen.getByRole('button', { name: 'Cancel the role' }));

  const to = 'POST /api/production/applications/a1/cancel-role';
  expect(pending).toMatchObject([{ to, body: { reason: 'Postponed.' } }]);
  await reject('POST /api/production/applications/a1/cancel-role', 500, { message: '' });
  expect((await screen.findByRole('alert')).textContent).toMatch(/couldn’t cancel/);
  expect(reason.value).toBe('Postponed.');
});

test('confirms an offer that was sent, a role that was cancelled and one that is kept', async () => {
  show([]);
  await userEvent.click(screen.getByRole('button', { name: 'Make an offer' }));
  await userEvent.type(screen.getByLabelText(/^Message to the talent/), 'The part is yours.');
  await userEvent.type(screen.getByLabelText(/^Answer by/), '2031-03-05');
  await userEvent.click(screen.getByRole('button', { name: 'Send offer' }));
  await reply('POST /api/production/applications/a1/offer', { message: 'Offer sent.', clashes: [] });
  expect(await screen.findByText('Offer sent.')).toBeDefined();
  cleanup();

  show(['accepted'], 'selected');
  await userEvent.click(screen.getByRole('button', { name: 'Cancel the role' }));
  await userEvent.click(screen.getByRole('button', { name: 'Keep the role' }));
  expect(screen.queryByRole('textbox')).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Cancel the role' }));
  await userEvent.type(screen.getByRole('textbox'), 'Postponed.');
  await userEvent.click(screen.getByRole('button', { name: 'Cancel the role' }));
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Keep the role' }).disabled).toBe(true);
  await reply('POST /api/production/applications/a1/cancel-role', { message: 'Role cancelled for good.' });
  expect(await screen.findByText('Role cancelled for good.')).toBeDefined();
});

test.for([
  [{ status: 'open' }, 'Offer sent, not answered yet · until 5 Mar 2031', 'Offered by Asha'],
  [{ status: 'withdrawn', withdrawn_by: 'Ravi' }, 'Offer withdrawn', 'Offered by Asha, withdrawn by Ravi'],
  [{ status: 'cancelled', withdrawn_by: 'Ravi' }, 'Role cancelled', 'Offered by Asha, cancelled by Ravi'],
] as const)('says of the offer %j: %s, %s', ([fields, status, by]) => {
  show([fields.status], 'shortlisted', null, fields);

  expect(screen.getByText(/^(Offer|Role)/, { selector: 'p.font-semibold' }).textContent).toBe(status);
  expect(screen.getByText(by)).toBeDefined();
  expect(screen.getByText('The part is yours.')).toBeDefined();
  expect(screen.queryByText(/^Reason/)).toBeNull();
});

test('shows why an offer was declined', () => {
  show(['declined'], 'shortlisted', null, { reason: 'I am away.', made_by: null });

  expect(screen.getByText('Reason: I am away.')).toBeDefined();
  expect(screen.queryByText(/^Offered by/)).toBeNull();
});

test('lets only an owner withdraw an open offer, after a confirmation', async () => {
  storeHouse('t', { ...house, team_role: 'reviewer' });
  show(['open']);
  expect(screen.queryByRole('button', { name: 'Withdraw offer' })).toBeNull();
  cleanup();

  storeHouse('t', { ...house, team_role: 'owner' });
  show(['open']);
  await userEvent.click(screen.getByRole('button', { name: 'Withdraw offer' }));
  expect(pending).toHaveLength(0);
  await userEvent.click(screen.getByRole('button', { name: 'Withdraw offer' }));

  await reply('DELETE /api/production/applications/a1/offer', { message: 'Gone.' });
  expect(await screen.findByText('Gone.')).toBeDefined();
});

test('invites an applicant to an audition, after a confirmation', async () => {
  show([]);
  await userEvent.click(screen.getByRole('button', { name: 'Invite to audition' }));
  expect(pending).toHaveLength(0);

  await userEvent.click(screen.getByRole('button', { name: 'Send invitation' }));

  const { body } = await reject('POST /api/production/auditions/j1/invitations', 409);
  expect(body).toEqual({ applications: ['a1'] });
  expect(await screen.findByText('Rejected.')).toBeDefined();
});

test('shows the audition with its time and the note, and invites nobody twice', () => {
  const starts_at = '2031-03-20T04:30:00.000Z';
  show(
    [],
    'audition',
    null,
    {},
    { answer: 'asked', note: 'After six?', starts_at, place: null, invited_by: 'Ravi' },
  );

  expect(screen.getByText(/^Audition:/).textContent).toBe(
    'Audition: Asked for another time · invited by Ravi',
  );
  expect(screen.getByText(/10:00 am IST/)).toBeDefined();
  expect(screen.getByText('“After six?”')).toBeDefined();
  expect(screen.queryByRole('button', { name: 'Invite to audition' })).toBeNull();
});

test('shows nothing of an application that ended before an audition or offer', () => {
  show([], 'not_selected');
  expect(screen.queryByText('Audition and offer')).toBeNull();
  cleanup();

  show([], 'shortlisted');
  expect(screen.getByText('Audition and offer')).toBeDefined();
});

test('offers a free role to any of the backups, or leads to the applicants without one', async () => {
  const backup = (name: string) => ({ application_id: name, talent_id: name, name });
  show(['stepped_back'], 'withdrawn', [backup('Mira'), backup('Nita')]);
  await userEvent.click(screen.getByRole('button', { name: 'Offer the role to Nita instead' }));
  await userEvent.click(screen.getByRole('button', { name: 'Offer the role to Nita' }));
  expect(pending).toMatchObject([{ to: 'POST /api/production/applications/Nita/offer' }]);
  cleanup();

  show(['stepped_back'], 'withdrawn', []);
  const link = screen.getByRole('link', { name: 'Choose from the applicants' });
  expect(link.getAttribute('href')).toContain('j1');
});
