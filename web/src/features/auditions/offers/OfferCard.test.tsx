import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { OfferCard, type OwnRoleOffer } from '#features/auditions/offers/OfferCard.tsx';
import { offerWrites } from '#features/auditions/slots/audition-writes.ts';
import { button } from '#testing/controls.ts';
import { pending, reject, reply } from '#testing/mock-server.ts';
import { showWithToasts } from '#testing/open-page.tsx';

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
    has_terms: false,
    job: { id: 'job-1', title: 'Younger sister · Short Film' },
    ...fields,
  };
  showWithToasts(<OfferCard offer={offer} />, offerWrites);
}

test('accepts an offer once, after a confirmation', async () => {
  show();

  await userEvent.click(button(/^Accept the offer/));
  expect(pending).toHaveLength(0);
  await userEvent.click(button('Accept offer'));

  expect(pending).toMatchObject([{ to: 'POST /api/user/offers/o1/accept' }]);
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
  expect(pending[0]).toMatchObject({
    to: 'POST /api/user/offers/o1/decline',
    body: { reason: 'I am away.' },
  });
  expect(button('Declining...').disabled).toBe(true);
  await reject('POST /api/user/offers/o1/decline', 409, { message: 'This offer is no longer open.' });

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

test('says until when to answer, and confirms the answer', async () => {
  show();
  expect(screen.getByText('Answer by the end of 5 Mar 2031.')).toBeTruthy();

  await userEvent.click(button(/^Accept the offer/));
  await userEvent.click(button('Accept offer'));
  await reply('POST /api/user/offers/o1/accept', { message: 'You have the role.', clashes: [] });

  expect(await screen.findByText('You have the role.')).toBeTruthy();
});

test('confirms a declined offer and shows the reason given', async () => {
  show({ reason: 'I am away.' });
  expect(screen.getByText('Your reason: I am away.')).toBeTruthy();

  await userEvent.click(button(/^Decline the offer/));
  await userEvent.click(button('Decline offer'));
  await reply('POST /api/user/offers/o1/decline', { message: 'You declined.' });

  expect(await screen.findByText('You declined.')).toBeTruthy();
});

test('steps back from an accepted role with a reason, and confirms it', async () => {
  show({ status: 'accepted' });
  expect(screen.queryByText(/^Answer by/)).toBeNull();
  expect(screen.queryByText(/^Your reason/)).toBeNull();

  await userEvent.click(button('Step back from this role: Younger sister · Short Film'));
  await userEvent.type(screen.getByRole('textbox'), 'I broke a leg.');
  await userEvent.click(button('Step back from this role'));

  const { body } = await reply('POST /api/user/offers/o1/step-back', { message: 'Noted.' });
  expect(body).toEqual({ reason: 'I broke a leg.' });
  expect(await screen.findByText('Noted.')).toBeTruthy();
});

test.for([
  [{}, 'You have accepted The Postman · Film (shoot: 01 Apr – 2 Apr 2031).'],
  [{ accepted: false }, 'You also have an offer for The Postman · Film (shoot: 01 Apr – 2 Apr 2031).'],
  [{ title: null, until: '2031-04-01' }, 'You have accepted another role (shoot: 1 Apr 2031).'],
] as const)('names the overlapping shoot %j', ([fields, text]) => {
  show({ clashes: [{ ...clash, ...fields }] });

  expect(screen.getByRole('listitem').textContent).toBe(text);
});
