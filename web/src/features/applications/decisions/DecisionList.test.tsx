import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { pageAction } from '#api/page-action.ts';
import { DecisionList } from '#features/applications/decisions/DecisionList.tsx';
import { type Decisions, decisionWrites } from '#features/applications/decisions/decision-writes.ts';
import { storeHouse } from '#session/store.ts';
import { press, toasts } from '#testing/controls.ts';
import { reject, reply } from '#testing/mock-server.ts';
import { openPage } from '#testing/open-page.tsx';

const person = { image_url: null, send_at: null, scheduled_by: null };
const rejected = {
  kind: 'not_selected',
  language: 'hi',
  subject: 'About your application',
  paragraphs: ['Thank you.'],
  people: [
    { ...person, application_id: 'a', name: 'Asha' },
    { ...person, application_id: 'b', name: 'Bina', send_at: '2026-03-02T04:30:00Z', scheduled_by: 'Ravi' },
    { ...person, application_id: 'c', name: 'Chitra' },
  ],
};

const open = (fields: object = {}) => {
  const found = {
    emails: [rejected],
    total: 5,
    sends_shortlists: false,
    to_invite: [],
    to_offer: [],
    ...fields,
  };
  const decisions = found as unknown as Decisions;
  return openPage(
    {
      default: () => <DecisionList jobId="j" decisions={decisions} />,
      clientAction: pageAction(decisionWrites),
    },
    {},
  );
};
const SEND = 'POST /api/production/jobs/j/decisions';

test('rejects only ticked applicants, once for each press', async () => {
  await open();
  expect(screen.getByRole('heading').textContent).toBe('Rejected: 3 in Hindi');
  expect(screen.getByText('Send these first. 2 more follow.')).toBeDefined();
  fireEvent.click(screen.getByLabelText(/^Bina/));
  fireEvent.click(screen.getByLabelText('Chitra'));
  fireEvent.click(screen.getByLabelText('Chitra'));

  await press('Send 2 emails now');

  const sent = await reject(SEND, 503);
  expect(sent.body).toEqual({ request_id: expect.any(String), application_ids: ['a', 'c'] });
  expect(toasts()).toEqual(['Rejected.']);
  for (const name of ['Asha', 'Chitra']) fireEvent.click(screen.getByLabelText(name));
  expect(screen.getByRole('button', { name: /^Send 0/ })).toHaveProperty('disabled', true);
  expect(screen.getByRole('button', { name: /^Send tomorrow/ })).toHaveProperty('disabled', true);
});

test('sends an own text tomorrow at ten in India, and shows the error of the text', async () => {
  vi.setSystemTime('2026-03-01T20:00:00Z');
  await open();
  expect(screen.getByText('Thank you.')).toBeDefined();
  await press('Write your own message');
  expect(screen.queryByText('Thank you.')).toBeNull();
  fireEvent.change(screen.getByLabelText(/^Your message/), { target: { value: 'Sorry.' } });

  await press('Send tomorrow at 10:00 am');
  vi.useRealTimers();

  const sent = await reject(SEND, 400, { fields: { text: 'Too short.' } });
  expect(sent.body).toMatchObject({
    application_ids: ['a', 'b', 'c'],
    text: 'Sorry.',
    send_at: '2026-03-03T04:30:00.000Z',
  });
  expect(screen.getByText('Too short.')).toBeDefined();
});

test('takes back only scheduled decisions', async () => {
  await open();
  expect(screen.getByText(/^Scheduled for .* by Ravi$/)).toBeDefined();

  await press('Cancel scheduled emails');

  const sent = await reply(`${SEND}/cancel`, { cancelled: 1 });
  expect(sent.body).toEqual({ application_ids: ['b'] });
});

test('offers to write an own text only for a rejection, and nothing to a viewer', async () => {
  const shortlisted = { ...rejected, kind: 'shortlisted', people: rejected.people.slice(0, 1) };
  await open({ emails: [shortlisted], total: 1 });
  expect(screen.getByRole('button', { name: 'Send 1 email now' })).toBeDefined();
  expect(screen.queryByRole('button', { name: /own message|Cancel/ })).toBeNull();
  expect(screen.queryByText(/more follow/)).toBeNull();
  expect(screen.getByRole('switch')).toBeDefined();
  cleanup();

  storeHouse('a token', { company_name: 'Reel', team_role: 'viewer' } as never);
  await open();
  expect(screen.queryByRole('button')).toBeNull();
  expect(screen.queryByRole('switch')).toBeNull();
  expect(screen.getByLabelText('Asha')).toHaveProperty('disabled', true);
  cleanup();

  await open({ emails: [], total: 0 });
  expect(screen.getByText(/^There is nothing to send/)).toBeDefined();
});

test('confirms sent and cancelled emails', async () => {
  await open();
  await press('Send 3 emails now');
  expect(screen.getByRole('button', { name: /^Send tomorrow/ })).toHaveProperty('disabled', true);
  await reply(SEND, { message: 'Three sent.', sent: 3, scheduled: 0, not_sent: [] });
  await press('Cancel scheduled emails');
  await reject(`${SEND}/cancel`, 500, { message: '' });

  expect(toasts()).toEqual(['Three sent.', 'We couldn’t cancel the scheduled emails. Try again.']);
});

test('switches the emails about shortlists on', async () => {
  await open();
  const automatic = screen.getByRole('switch', { name: /^Send shortlist emails/ });
  expect(automatic.getAttribute('aria-checked') ?? String((automatic as HTMLInputElement).checked)).toBe(
    'false',
  );
  await act(async () => fireEvent.click(automatic));

  const { body } = await reply('PUT /api/production/shortlist-emails', {
    message: 'Saved.',
    sends_shortlists: true,
  });
  expect(body).toEqual({ sends_shortlists: true });
  expect(toasts()).toEqual(['Saved.']);
});

test('names five applicants without an invitation, and each one without an offer', async () => {
  const named = (name: string) => ({ application_id: name, talent_id: `talent-${name}`, name });
  await open({
    to_invite: ['A', 'B', 'C', 'D', 'E', 'F', 'G'].map(named),
    to_offer: [named('Zoya')],
  });

  expect(screen.getByText(/^Moved to auditions/).textContent).toBe(
    'Moved to auditions without an invitation: A, B, C, D, E and 2 more.',
  );
  const offer = screen.getByRole('link', { name: 'Make Zoya an offer' });
  expect(offer.getAttribute('href')).toContain('talent-Zoya');
  expect(screen.getByRole('link', { name: 'Choose times and invite' }).getAttribute('href')).toContain('j');
  cleanup();

  await open({ to_invite: ['A', 'B', 'C', 'D', 'E'].map(named) });
  expect(screen.getByText(/^Moved to auditions/).textContent).toMatch(/D and E\.$/);
  expect(screen.queryByText('No offer yet')).toBeNull();
  cleanup();

  await open();
  expect(screen.queryByText('Not invited yet')).toBeNull();
});

test('says when an email goes without naming a colleague who is unknown', async () => {
  const people = [{ ...person, application_id: 'a', name: 'Asha', send_at: '2026-03-02T04:30:00Z' }];
  await open({ emails: [{ ...rejected, people }], total: 1 });

  expect(screen.getByText(/^Scheduled for/).textContent).toBe('Scheduled for 2 Mar 2026, 10:00 am IST');
});
