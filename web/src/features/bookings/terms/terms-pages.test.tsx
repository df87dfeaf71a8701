import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import * as housePage from '#features/bookings/terms/OfferTermsPage.tsx';
import * as ownPage from '#features/bookings/terms/OwnTermsPage.tsx';
import { press } from '#testing/controls.ts';
import { pending, reject, reply } from '#testing/mock-server.ts';
import { openPage } from '#testing/open-page.tsx';

type Own = Awaited<ReturnType<typeof ownPage.clientLoader>>;
type House = Awaited<ReturnType<typeof housePage.clientLoader>>;

const signature = { name: 'Asha', contact: 'a•••@x.example', signed_at: '2031-01-01T06:00:00.000Z' };
const version: Own['versions'][number] = {
  version: 1,
  ...{ from: '2031-02-01', until: '2031-02-02', sealed_at: null, ended_at: null, then_backup_by: null },
  terms: { fee: 50_000, per: 'day', pay_days: 30, usage: 'Television in India' },
  signatures: [{ party: 'house', ...signature }],
};
const offer: Own['offer'] = { id: 'o1', status: 'open', message: 'Be our Gauri.', answer_by: '2031-01-04' };
const page = {
  success: true as const,
  ...{ application_id: 'a1', title: 'Gauri · Web Series', house: 'Lantern Films', talent: 'Mira Rao' },
  ...{ is_child: false, offer, versions: [version], pay: null, shoot_days: [], feedback: null },
};

async function openOwn(fields: Partial<Own> = {}) {
  const loading = ownPage.clientLoader({ params: { id: 'o1' } } as never);
  await reply('GET /api/user/offers/o1/terms', { ...page, signer: 'reader', ...fields } as Own);
  await openPage(ownPage, await loading);
}

const role = { from: '2031-02-01', until: '2031-02-02', fee: 5000, per: 'day', city: 'Mumbai' } as const;

async function openHouse(fields: Partial<House> = {}) {
  const loading = housePage.clientLoader({ params: { id: 'a1' } } as never);
  const without = { ...page, offer: null, versions: [], is_open: true, only_pay: false, role };
  await reply('GET /api/production/applications/a1/terms', { ...without, ...fields } as House);
  await openPage(housePage, await loading);
}

test('a talent reads the terms as a list, and signs the version that is shown with a code', async () => {
  await openOwn();

  expect(screen.getByText('₹50,000 a day')).toBeDefined();
  expect(screen.getByText('Television in India')).toBeDefined();
  expect(screen.queryByText(/5 hours a day/)).toBeNull();
  await press('Sign');
  await reply('POST /api/user/offers/o1/terms/code', { message: 'We sent a code.' });
  await userEvent.type(await screen.findByRole('textbox'), '123456');
  await press('Sign');

  const { body } = await reject('POST /api/user/offers/o1/terms/sign', 409, { message: 'They changed.' });
  expect(body).toEqual({ version: 1, otp: '123456' });
  expect(await screen.findByText('They changed.')).toBeDefined();
});

test.for([
  ['talent', 'Only Mira Rao can sign this, with a code sent to their own mobile or email.'],
  ['guardian', 'Your parent or guardian signs for you.'],
] as const)('when the %s signs elsewhere, nobody else can: %s', async ([signer, text]) => {
  await openOwn({ signer, is_child: signer === 'guardian' });

  expect(screen.getByText(text)).toBeDefined();
  expect(screen.queryByRole('button', { name: 'Sign' })).toBeNull();
  expect(screen.queryByText(/20% of the fee, ₹10,000 a day/) !== null).toBe(signer === 'guardian');
});

test('a talent can keep the terms in force instead of signing others', async () => {
  const sealed = { ...version, sealed_at: signature.signed_at };
  await openOwn({ offer: { ...offer, status: 'accepted' }, versions: [{ ...version, version: 2 }, sealed] });

  await press('Keep present terms');

  expect(pending).toMatchObject([{ to: 'POST /api/user/offers/o1/terms/keep', body: { version: 2 } }]);
});

test('asks for no signature of terms that are in force or ended', async () => {
  const sealed = { ...version, sealed_at: signature.signed_at, version: 2 };
  await openOwn({
    offer: { ...offer, status: 'accepted' },
    versions: [sealed, { ...version, ended_at: signature.signed_at }],
  });

  const titles = screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);
  expect(titles).toEqual(['Terms in force', 'Not signed']);
  expect(screen.queryByRole('button', { name: 'Sign' })).toBeNull();
});

test('a house starts from the role, opens more terms, and signs what it wrote', async () => {
  await openHouse();
  expect(screen.getByLabelText<HTMLInputElement>(/^Fee in rupees/).value).toBe('5000');
  expect(screen.queryByLabelText(/^Credit/)).toBeNull();

  await press('More terms');
  await userEvent.type(screen.getByLabelText(/^Credit/), 'Opening titles');
  await userEvent.click(screen.getByLabelText(/offer the next backup/));
  await press('Continue to sign');
  await reject('POST /api/production/applications/a1/terms/code', 400, { fields: { fee: 'Too much.' } });
  expect(await screen.findByText('Too much.')).toBeDefined();
  await press('Continue to sign');
  await reply('POST /api/production/applications/a1/terms/code', { message: 'We sent a code.' });
  await userEvent.type(await screen.findByRole('textbox'), '123456');
  await press('Sign and send');

  expect(pending).toMatchObject([
    {
      to: 'POST /api/production/applications/a1/terms',
      body: {
        fee: '5000',
        per: 'day',
        travel: 'Mumbai',
        credit: 'Opening titles',
        then_backup: '1',
        otp: '123456',
      },
    },
  ]);
  await reject('POST /api/production/applications/a1/terms', 409, {
    code: 'positions_filled',
    message: 'Full.',
  });
  await press('Send offer anyway');
  expect(pending).toMatchObject([{ body: { confirm: true } }]);
});

test('a house changes terms that were signed, starting from them', async () => {
  const sealed = { ...version, sealed_at: signature.signed_at };
  await openHouse({
    ...page,
    offer: { ...offer, status: 'accepted' },
    versions: [sealed],
    is_open: false,
    only_pay: false,
  });

  await press('Change terms');
  expect(screen.queryByLabelText(/^Message/)).toBeNull();
  expect(screen.getByLabelText<HTMLInputElement>(/^Fee in rupees/).value).toBe('50000');
  await press('Continue to sign');
  await reply('POST /api/production/applications/a1/terms/code', { message: 'We sent a code.' });
  await userEvent.type(await screen.findByRole('textbox'), '123456');
  await press('Sign and send');

  expect(pending).toMatchObject([{ to: 'POST /api/production/applications/a1/terms/change' }]);
});
