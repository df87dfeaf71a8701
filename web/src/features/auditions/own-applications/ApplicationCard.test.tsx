import { act, fireEvent, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { applicationWrites } from '#features/applications/apply/application-writes.ts';
import type { OwnApplication } from '#features/applications/apply/own-application.ts';
import type { OwnRoleOffer } from '#features/auditions/offers/OfferCard.tsx';
import { ApplicationCard } from '#features/auditions/own-applications/ApplicationCard.tsx';
import type { OwnTape } from '#features/auditions/self-tapes/self-tapes.ts';
import { reply } from '#testing/mock-server.ts';
import { showWithToasts } from '#testing/open-page.tsx';
import { sampleJob } from '#testing/sample-job.ts';
import { sampleTape } from '#testing/sample-tape.ts';

type Step = OwnApplication['status_history'][number];
const step = (status: Step['status'], day: string, reason = '') =>
  ({ status, happened_at: `2031-03-0${day}T06:30:00.000Z`, reason: reason || null }) as Step;

const offer = (id: string, status: OwnRoleOffer['status']): OwnRoleOffer => ({
  ...{ id, status, application_id: 'a1', message: `Offer ${id}`, reason: '', answer_by: '2031-03-05' },
  ...{
    made_at: '',
    answered_at: null,
    has_terms: false,
    clashes: [],
    job: { id: 'job-1', title: 'Younger sister' },
  },
});

function show(
  fields: Partial<OwnApplication> = {},
  { offers = [] as OwnRoleOffer[], tape = undefined as OwnTape | undefined } = {},
) {
  const application: OwnApplication = {
    ...{ application_id: 'a1', applied_at: '', status: 'applied', status_history: [step('applied', '1')] },
    ...{
      needs_answer: false,
      correctable: false,
      can_send_again: false,
      under_consideration: false,
      staff_stop: null,
    },
    ...{ via_agency: null, mandate_id: null, claims: [] },
    ...{ rejection: null, job_changes: [], job: sampleJob() },
    ...fields,
  };
  const card = (
    <ApplicationCard
      application={application}
      audition={undefined}
      tapes={tape ? [tape] : []}
      offers={offers}
    />
  );
  showWithToasts(card, applicationWrites);
}

test.each([
  [{}, 'You applied · 1 Mar 2031'],
  [{ under_consideration: true }, 'Under consideration · 1 Mar 2031'],
  [
    { status: 'viewed', status_history: [step('not_selected', '2'), step('viewed', '3')] },
    'Under consideration · 3 Mar 2031',
  ],
  [{ status_history: [step('withdrawn', '2'), step('applied', '3')] }, 'You applied again · 3 Mar 2031'],
  [
    { status: 'withdrawn', status_history: [step('withdrawn', '2', 'I am away.')] },
    'Stepped back from the role · 2 Mar 2031',
  ],
  [
    { status: 'not_selected', status_history: [step('not_selected', '4', 'Postponed.')] },
    'Role cancelled · 4 Mar 2031',
  ],
] as const)('shows where an application is: %j', (fields, text) => {
  show(fields as Partial<OwnApplication>);

  const [shown] = screen.getAllByText(
    (_, element) => element?.tagName === 'SPAN' && element.textContent === text,
  );
  expect(shown).toBeDefined();
});

test('offers to correct an application that waits for no answer', () => {
  show({ correctable: true });
  expect(screen.getByRole('link', { name: /^Correct/ })).toBeDefined();
});

test.each([
  ['needs an answer', { correctable: true, needs_answer: true }],
  ['was opened', { correctable: false }],
])('does not offer to correct an application that %s', (_, fields) => {
  show(fields);

  expect(screen.getByRole('button', { name: /^Withdraw/ })).toBeDefined();
  expect(screen.queryByRole('link', { name: /^Correct/ })).toBeNull();
});

test('offers to send a withdrawn application again, once', () => {
  show({ status: 'withdrawn', can_send_again: true, correctable: true });

  expect(screen.getByRole('button', { name: /again/ })).toBeDefined();
  expect(screen.queryByRole('link', { name: /^Correct/ })).toBeNull();
  expect(screen.queryByRole('button', { name: /^Withdraw/ })).toBeNull();
});

test('shows the message of a rejection, and that the house of a casting call is suspended', () => {
  show({ rejection: 'Thank you for coming.', staff_stop: 'suspension' });

  expect(screen.getByText('Thank you for coming.')).toBeDefined();
  expect(screen.getByText(/^We have suspended this production house/)).toBeDefined();
});

test('shows that staff removed a casting call, also once its house has closed it', () => {
  show(
    { staff_stop: 'removed', job: sampleJob({ status: 'closed' as never }) },
    { offers: [offer('1', 'open')] },
  );

  expect(screen.getByText(/^We have removed this casting call/)).toBeDefined();
  expect(screen.getByRole('button', { name: /^Decline/ })).toBeDefined();
  expect(screen.queryByRole('button', { name: /^Accept/ })).toBeNull();
  expect(screen.queryByText(/^Answer by/)).toBeNull();
});

test('shows neither button otherwise', () => {
  show();

  expect(screen.queryByText('Thank you for coming.')).toBeNull();
  expect(screen.queryByText(/^We have/)).toBeNull();
});

test('keeps past offers in the history and shows the live one beside the status', () => {
  show({}, { offers: [offer('1', 'declined'), offer('2', 'open'), offer('3', 'accepted')] });

  const isFolded = (text: string) => screen.getByText(text).closest('details') !== null;
  expect(['Offer 1', 'Offer 2', 'Offer 3'].map(isFolded)).toEqual([true, false, false]);
});

const tape = sampleTape();

test('asks for a self-tape until it is sent', () => {
  show({}, { tape });

  expect(screen.getByRole('region', { name: /^Self-tape/ }).textContent).toMatch(/Deadline: .*6:00 pm IST/);
  expect(screen.getByRole('link', { name: 'Open the request' })).toBeDefined();
});

test('leads to a tape that was sent, and asks for none after the application has ended', () => {
  show({}, { tape: { ...tape, state: 'received', received_at: '2031-03-17T06:30:00.000Z' } });
  expect(screen.getByRole('link', { name: 'See your tape' })).toBeDefined();
  expect(screen.getByRole('region', { name: /^Self-tape/ }).textContent).not.toContain('Deadline');
});

test('asks for no self-tape that cannot be sent any more', () => {
  show({}, { tape: { ...tape, may_send: false } });

  expect(screen.getByRole('button', { name: /^Withdraw/ })).toBeDefined();
  expect(screen.queryByRole('region', { name: /^Self-tape/ })).toBeNull();
});

test('says that the house considers the talent, who can decline', () => {
  const considered = { ...step('applied', '1'), party: 'house' } as Step;
  show({ status_history: [considered] });

  expect(screen.getByText(/^You did not apply for this role/)).toBeDefined();
  expect(screen.queryByText('Applied')).toBeNull();
  expect(screen.getAllByText('Considered by the production house')).toHaveLength(2);
  fireEvent.click(screen.getByRole('button', { name: /^Decline to be considered for/ }));
  expect(screen.getByText(/^Decline to be considered for this role\?/)).toBeDefined();
});

test('names the agency that submitted the talent, and asks whose submission counts if there are several', async () => {
  const agency_name = 'Moon Agency';
  show({ via_agency: 'Star Agency', mandate_id: 'm1', claims: [{ mandate_id: 'm2', agency_name }] });

  expect(screen.getByRole('button', { name: 'Star Agency' })).toBeDefined();
  await act(async () => fireEvent.click(screen.getByRole('button', { name: agency_name })));
  const sent = await reply('PUT /api/user/job-applications/a1/representation');
  expect(sent.body).toEqual({ mandate_id: 'm2' });
});
