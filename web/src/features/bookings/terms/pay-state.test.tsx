import { addDays, dayInIndia } from '@kirdaar/contract/rules/calendar';
import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import * as housePage from '#features/bookings/terms/OfferTermsPage.tsx';
import * as ownPage from '#features/bookings/terms/OwnTermsPage.tsx';
import { control, press } from '#testing/controls.ts';
import { chooseFiles, readFilesIntoForms } from '#testing/file-inputs.ts';
import { reject, reply } from '#testing/mock-server.ts';
import { openPage } from '#testing/open-page.tsx';
import { longDay } from '#ui/day-text.ts';

type Own = Awaited<ReturnType<typeof ownPage.clientLoader>>;
type House = Awaited<ReturnType<typeof housePage.clientLoader>>;
type Pay = NonNullable<Own['pay']>;

const day = (number: number) => addDays(dayInIndia(new Date()), number);
const page = {
  success: true as const,
  ...{ application_id: 'a1', title: 'Gauri · Web Series', house: 'Lantern Films', talent: 'Mira Rao' },
  ...{ is_child: false, shoot_days: [], feedback: null },
  offer: { id: 'o1', status: 'accepted' as const, message: 'Be our Gauri.', answer_by: '2026-01-04' },
  versions: [
    {
      version: 1,
      ...{ from: day(-40), until: day(-40), sealed_at: '2026-01-01T06:00:00.000Z', ended_at: null },
      ...{ then_backup_by: null, signatures: [], terms: { fee: 50_000, per: 'job' as const, pay_days: 30 } },
    },
  ],
};

async function openOwn(pay: Partial<Pay>) {
  const loading = ownPage.clientLoader({ params: { id: 'o1' } } as never);
  const shown = { last_day: day(-40), due_on: day(-10), marks: [], disputes: [], ...pay };
  await reply('GET /api/user/offers/o1/terms', { ...page, pay: shown, signer: 'reader' } as Own);
  await openPage(ownPage, await loading);
}

async function openHouse(pay: Partial<Pay>) {
  const loading = housePage.clientLoader({ params: { id: 'a1' } } as never);
  const shown = { last_day: day(-40), due_on: day(-10), marks: [], disputes: [], ...pay };
  const role = { from: day(-40), until: day(-40), fee: 5000, per: 'job', city: 'Mumbai' } as const;
  const body = { ...page, pay: shown, is_open: false, only_pay: false, role };
  await reply('GET /api/production/applications/a1/terms', body as House);
  await openPage(housePage, await loading);
}

test('says by when pay is due, and asks for no mark before the last day of work', async () => {
  await openOwn({ last_day: day(1), due_on: day(31) });

  expect(screen.getByText(`Due on ${longDay(day(31))}.`)).toBeDefined();
  expect(screen.queryByRole('button', { name: 'Mark as paid' })).toBeNull();
});

test('says how late pay is, and a talent marks it with the agreed fee as a start', async () => {
  await openOwn({});
  expect(screen.getByText(`Due on ${longDay(day(-10))}. Overdue by 10 days.`)).toBeDefined();

  await press('Mark as paid');
  expect(control('amount').value).toBe('50000');
  await userEvent.clear(control('amount'));
  await userEvent.type(control('amount'), '45000');
  await press('Mark as paid');

  const sent = await reject('PUT /api/user/offers/o1/pay', 400, { fields: { amount: 'Too much.' } });
  expect(Object.fromEntries(sent.form)).toEqual({ amount: '45000', paid_on: day(0) });
  expect(await screen.findByText('Too much.')).toBeDefined();
});

test('shows a house both marks, and it corrects its own', async () => {
  const marks = [
    { party: 'talent' as const, amount_paise: 4_500_000, paid_on: day(-2), proof: '/media/private/paid.pdf' },
    { party: 'house' as const, amount_paise: 5_000_000, paid_on: day(-3), proof: null },
  ];
  await openHouse({ marks });

  expect(screen.getByText(`Marked paid by the talent: ₹45,000 on ${longDay(day(-2))}.`)).toBeDefined();
  expect(screen.getByText(`Marked paid by you: ₹50,000 on ${longDay(day(-3))}.`)).toBeDefined();
  const proof = screen.getByRole('link', { name: 'Open the talent’s proof' });
  expect(proof.getAttribute('href')).toBe('/media/private/paid.pdf');
  await press('Correct your entry');
  expect(control('paid_on').value).toBe(day(-3));
});

test('sends the picture or PDF that proves the pay', async () => {
  readFilesIntoForms();
  await openHouse({ due_on: day(3) });
  await press('Mark as paid');
  const receipt = new File(['%PDF-1.7'], 'receipt.pdf', { type: 'application/pdf' });
  await act(async () => chooseFiles(control('proof'), receipt));
  await press('Mark as paid');

  const sent = await reject('PUT /api/production/applications/a1/pay', 409, { message: 'Not due.' });
  expect(sent.form.get('proof')).toMatchObject({ name: 'receipt.pdf' });
});

test('a talent disputes what the house marked, with what came and what is wrong', async () => {
  await openOwn({ marks: [{ party: 'house', amount_paise: 5_000_000, paid_on: day(-3), proof: null }] });

  await press('Dispute this pay');
  await userEvent.type(control('came'), '20000');
  await userEvent.type(screen.getByLabelText(/What is wrong/), 'The rest is missing.');
  await press('Dispute this pay');

  const sent = await reject('PUT /api/user/offers/o1/pay-dispute', 409, { message: 'Decided.' });
  expect(sent.body).toEqual({ came: '20000', text: 'The rest is missing.' });
  expect(await screen.findByText('Decided.')).toBeDefined();
});

test('shows a house a dispute, and that it is over, and lets it dispute only what the talent marked', async () => {
  const dispute = { party: 'talent' as const, came_paise: 2_000_000, text: 'The rest is missing.' };
  const disputed_at = '2026-01-01T06:00:00.000Z';
  await openHouse({ disputes: [{ ...dispute, disputed_at, dismissed_at: disputed_at }] });

  expect(screen.getByText('Disputed by the talent: ₹20,000 came. The rest is missing.')).toBeDefined();
  expect(screen.getByText('Our team found no reason for this dispute.')).toBeDefined();
  expect(screen.queryByRole('button', { name: 'Dispute this pay' })).toBeNull();
});
