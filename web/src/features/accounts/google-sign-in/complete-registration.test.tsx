import { fireEvent, screen } from '@testing-library/react';
import { useLocation } from 'react-router';
import { expect, test } from 'vitest';
import * as housePage from '#features/accounts/google-sign-in/CompleteRegistrationPage.tsx';
import * as talentPage from '#features/accounts/google-sign-in/CompleteTalentRegistrationPage.tsx';
import { storeGoogleRegistration } from '#features/accounts/google-sign-in/google-storage.ts';
import { readSession, storeHouse } from '#session/store.ts';
import { press } from '#testing/controls.ts';
import { reject, reply } from '#testing/mock-server.ts';
import { openSite } from '#testing/open-page.tsx';
import { sampleMember, talentSession } from '#testing/sample-session.ts';

function Elsewhere() {
  const { pathname, search } = useLocation();
  return <h1>{`At ${pathname}${search}`}</h1>;
}

async function open(
  page: { default: unknown; clientLoader: unknown; clientAction: unknown },
  at = '/complete',
) {
  await openSite(
    [
      {
        path: '/complete',
        Component: page.default,
        loader: page.clientLoader,
        action: page.clientAction,
      },
      { path: '*', Component: Elsewhere },
    ],
    at,
  );
}
const type = (label: RegExp, value: string) =>
  fireEvent.input(screen.getByLabelText(label), { target: { value } });

function fillTalent() {
  type(/^Full name/, 'Asha Rao');
  type(/^Mobile/, '98123 45678');
  type(/^PAN/, 'ABCPE1234F');
  type(/^Aadhaar/, '2341 2341 2346');
}
const REGISTER = 'POST /api/auth/google/user/register';

test('registers a talent with the details missing from Google, and opens the area', async () => {
  storeGoogleRegistration('of Google');
  await open(talentPage);
  fillTalent();

  await press(/register|complete|create/i);
  const { body } = await reply(REGISTER, talentSession());

  expect(body).toMatchObject({ code: 'of Google', name: 'Asha Rao', pan_no: 'ABCPE1234F' });
  expect(readSession()?.role).toBe('talent');
  expect(sessionStorage).toHaveLength(0);
  expect(await screen.findByRole('heading', { name: /^At \/user/ })).toBeDefined();
});

test('leads back to the login when the sign-in of Google has expired', async () => {
  storeGoogleRegistration('of Google');
  await open(talentPage);
  const target = () => screen.getAllByRole('link').at(-1)?.getAttribute('href');
  expect(target()).toBe('/user/register');
  fillTalent();

  await press(/register|complete|create/i);
  await reject(REGISTER, 410, { code: 'google_sign_in_expired' });

  expect(target()).toBe('/user/login');
  expect(screen.getByRole('alert').textContent).toBe('Rejected.');
  expect(screen.getByLabelText<HTMLInputElement>(/^Full name/).value).toBe('Asha Rao');
});

test('has nothing to complete without a sign-in of Google', async () => {
  await open(talentPage);

  expect(await screen.findByRole('heading', { name: 'At /user/register' })).toBeDefined();
});

const house = sampleMember({ company_name: null });
const noDrafts = { production_house_id: 'h', drafts: [], days: 30 as const };

test('leads a complete house to the requested page', async () => {
  storeHouse('t', house);
  const opened = open(housePage, '/complete?return=%2Fproduction%2Fprofiles');
  await reply('GET /api/production/job-drafts', { ...noDrafts, may_post: true });
  await opened;

  expect(await screen.findByRole('heading', { name: 'At /production/profiles' })).toBeDefined();
});

test('asks an incomplete house for the rest, with the same session', async () => {
  storeHouse('mine', house);
  const opened = open(housePage);
  await reply('GET /api/production/job-drafts', { ...noDrafts, may_post: false });
  await opened;
  fireEvent.change(screen.getByLabelText(/^Type of work/), { target: { value: 'Other' } });
  type(/^(Mobile|Phone)/, '98123 45678');
  type(/^PAN/, 'ABCPE1234F');
  type(/^Aadhaar/, '2341 2341 2346');

  await press(/register|complete|save|continue/i);
  const { body } = await reply('POST /api/production/complete-registration', {
    production_house: { ...house, type_of_work: 'Other' },
  });
  await reply('GET /api/production/job-drafts', { ...noDrafts, may_post: true });

  expect(body).toMatchObject({ type_of_work: 'Other', phone_number: '98123 45678' });
  expect(localStorage.getItem('token')).toBe('mine');
  expect(await screen.findByRole('heading', { name: /^At \/production/ })).toBeDefined();
});
