import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test } from 'vitest';
import { OfferCard, type OwnRoleOffer } from '#features/auditions/offers/OfferCard.tsx';
import { offerWrites } from '#features/auditions/offers/offer-writes.ts';
import { mockServer } from '#testing/mock-server.ts';
import { showWithToasts } from '#testing/show-with-toasts.tsx';

let received: ReturnType<typeof mockServer>;

beforeEach(() => {
  received = mockServer();
});

const clash = { title: 'The Postman · Film', from: '2031-04-01', until: '2031-04-02', accepted: true };

function show(fields: Partial<OwnRoleOffer> = {}) {
  const offer: OwnRoleOffer = {
    id: 'o1',
    application_id: 'a1',
    status: 'open',
    message: 'The part is yours.',
    reason: '',
    answer_by: '2031-03-05',
    made_at: '2031-03-01T06:30:00.000Z',
    answered_at: null,
    clashes: [],
    job: { id: 'job-1', title: 'Younger sister · Short Film' },
    ...fields,
  };
  showWithToasts(<OfferCard offer={offer} />, offerWrites);
}

const button = (name: string | RegExp) => screen.getByRole<HTMLButtonElement>('button', { name });

test('accepts an offer once, after a confirmation', async () => {
  show();

  await userEvent.click(button(/^Accept the offer/));
  expect(received).toHaveLength(0);
  await userEvent.click(button('Accept offer'));

  expect(received).toMatchObject([{ to: 'POST /api/user/offers/o1/accept' }]);
});

test('warns about overlapping shoots without preventing the answer', () => {
  show({ clashes: [clash] });

  expect(screen.getByText('The shoot dates overlap')).toBeTruthy();
  expect(button(/^Accept the offer/).disabled).toBe(false);
});

test('does not require a reason and keeps it when the answer is rejected', async () => {
  show();
  await userEvent.click(button(/^Decline the offer/));
  const field = screen.getByRole<HTMLTextAreaElement>('textbox');
  await userEvent.type(field, 'I am away.');

  await userEvent.click(button('Decline offer'));
  expect(received[0]).toMatchObject({
    to: 'POST /api/user/offers/o1/decline',
    body: { reason: 'I am away.' },
  });
  expect(button('Declining...').disabled).toBe(true);
  received[0]?.answer(409, { success: false, message: 'This offer is no longer open.' });

  expect((await screen.findByRole('alert')).textContent).toBe('This offer is no longer open.');
  expect(field.value).toBe('I am away.');
});

test.for(['accepted', 'declined', 'withdrawn', 'lapsed', 'ended'] as const)(
  'asks for no answer to an offer that is %s',
  (status) => {
    show({ status, clashes: [clash] });

    expect(screen.queryByRole('button', { name: /Accept|Decline/ })).toBeNull();
    expect(screen.queryByText('The shoot dates overlap') !== null).toBe(status === 'accepted');
  },
);
