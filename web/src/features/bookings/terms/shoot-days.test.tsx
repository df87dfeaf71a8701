import { addDays, dayInIndia } from '@kirdaar/contract/rules/calendar';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import * as housePage from '#features/bookings/terms/OfferTermsPage.tsx';
import * as ownPage from '#features/bookings/terms/OwnTermsPage.tsx';
import { control, press } from '#testing/controls.ts';
import { reject, reply } from '#testing/mock-server.ts';
import { openPage } from '#testing/open-page.tsx';
import { longDay } from '#ui/day-text.ts';

type Own = Awaited<ReturnType<typeof ownPage.clientLoader>>;
type House = Awaited<ReturnType<typeof housePage.clientLoader>>;

const day = (number: number) => addDays(dayInIndia(new Date()), number);
const shoot: Own['shoot_days'][number] = {
  ...{ day: day(2), call_time: '06:30', place: 'Studio 4', map_url: 'https://maps.example/4' },
  ...{ contact_name: 'Farida', contact_phone: '+91 98200 00000', bring: 'Plain clothes' },
  saved_at: '2026-01-01T06:00:00.000Z',
};
const version = {
  version: 1,
  ...{ from: day(-1), until: day(3), sealed_at: '2026-01-01T06:00:00.000Z', ended_at: null },
  ...{ then_backup_by: null, signatures: [], terms: { fee: 50_000, per: 'job' as const, pay_days: 30 } },
};
const page = {
  success: true as const,
  ...{ application_id: 'a1', title: 'Gauri · Web Series', house: 'Lantern Films', talent: 'Mira Rao' },
  ...{ is_child: false, pay: null, versions: [version], shoot_days: [shoot], feedback: null },
  offer: { id: 'o1', status: 'accepted' as const, message: 'Be our Gauri.', answer_by: '2026-01-04' },
};

async function openHouse(fields: Partial<House> = {}) {
  const loading = housePage.clientLoader({ params: { id: 'a1' } } as never);
  const role = { from: day(-1), until: day(3), fee: 5000, per: 'job', city: 'Mumbai' } as const;
  const body = { ...page, is_open: false, only_pay: false, role, ...fields };
  await reply('GET /api/production/applications/a1/terms', body as House);
  await openPage(housePage, await loading);
}

test('a talent reads when and where to come, and cannot change it', async () => {
  const loading = ownPage.clientLoader({ params: { id: 'o1' } } as never);
  await reply('GET /api/user/offers/o1/terms', { ...page, signer: 'reader' } as Own);
  await openPage(ownPage, await loading);

  expect(screen.getByText(`${longDay(day(2))}, call time 6:30 am`)).toBeDefined();
  expect(screen.getByRole('link', { name: 'Open in maps' }).getAttribute('href')).toBe(shoot.map_url);
  const phone = screen.getByRole('link', { name: shoot.contact_phone });
  expect(phone.getAttribute('href')).toBe('tel:+919820000000');
  expect(screen.queryByRole('button', { name: 'Edit' })).toBeNull();
});

test('a house changes a shoot day on top of what it read', async () => {
  await openHouse();
  await press('Edit');
  await userEvent.clear(control('place'));
  await userEvent.type(control('place'), 'Studio 5');
  await press('Save and send');

  const message = 'Reload the page.';
  const sent = await reject('PUT /api/production/applications/a1/shoot-day', 409, { message });
  const { saved_at: if_match, ...rest } = shoot;
  expect(sent.body).toEqual({ ...rest, place: 'Studio 5', if_match });
  expect(await screen.findByText(message)).toBeDefined();
});

test('a further day starts like the last one, on the next day of the signed terms', async () => {
  await openHouse();
  await press('Add a shoot day');

  expect([control('day').value, control('place').value]).toEqual([day(3), 'Studio 4']);
  expect([control('day').getAttribute('min'), control('day').getAttribute('max')]).toEqual([day(0), day(3)]);
});

test('asks for no shoot day before both have signed, or when the last day has passed', async () => {
  await openHouse({ shoot_days: [], versions: [{ ...version, until: day(-1) }] });

  expect(screen.queryByRole('button', { name: 'Add a shoot day' })).toBeNull();
});
