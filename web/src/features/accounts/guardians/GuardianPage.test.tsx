import { addDays, dayInIndia } from '@kirdaar/contract/rules/calendar';
import { fireEvent, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { GuardianState } from '#features/accounts/guardians/GuardianPage.tsx';
import GuardianPage, { clientAction } from '#features/accounts/guardians/GuardianPage.tsx';
import { press } from '#testing/controls.ts';
import { received, reject, reply } from '#testing/mock-server.ts';
import { openSite } from '#testing/open-page.tsx';

const consent = { version: '1', text: 'I agree for this child.' };
const unknown: GuardianState = {
  success: true,
  needed: false,
  date_of_birth: null,
  guardian: null,
  consent,
};
const childsBirthDate = addDays(dayInIndia(new Date()), -3650);
const child = { ...unknown, needed: true, date_of_birth: childsBirthDate };
const guardian = {
  name: 'Sunita Rao',
  relation: 'Mother' as const,
  mobile: '+919812300001',
  email: null,
  state: 'agreed' as const,
  requested_at: '2026-03-01T19:00:00Z',
  consent_version: '1',
  consented_at: '2026-03-01T20:00:00Z',
  withdrawn_at: null,
  proven: true,
};

async function open(state: GuardianState, path = '/') {
  await openSite([{ path: '/', Component: GuardianPage, loader: () => state, action: clientAction }], path);
  await screen.findByRole('heading', { name: 'Parent or guardian' });
}

const control = (label: RegExp) => screen.getByLabelText(label);
const type = (label: RegExp, value: string) => fireEvent.input(control(label), { target: { value } });

function fillAll() {
  type(/Full name/, 'Sunita Rao');
  type(/Relationship to the child/, 'Mother');
  type(/Mobile number/, '98123 00001');
}

test('asks for the date of birth while none is stored and sends it with the guardian', async () => {
  await open(unknown);
  type(/date of birth/, childsBirthDate);
  fillAll();

  await press('Send the link');

  expect(received[0]).toMatchObject({
    to: 'PUT /api/user/guardian',
    body: {
      date_of_birth: childsBirthDate,
      name: 'Sunita Rao',
      relation: 'Mother',
      mobile: '98123 00001',
      email: '',
    },
  });
});

test('sends nothing for an adult, who needs no consent', async () => {
  await open(unknown);
  type(/date of birth/, '1990-01-01');
  fillAll();

  await press('Send the link');

  expect(screen.getByText('From the age of 18, no consent is needed.')).toBeDefined();
  expect(received).toHaveLength(0);
});

test('does not ask again for a stored date of birth', async () => {
  await open(child);
  expect(screen.queryByLabelText(/date of birth/)).toBeNull();
  fillAll();

  await press('Send the link');

  expect(received[0]?.body).not.toHaveProperty('date_of_birth');
});

test('shows who must still agree, sends the link again and lets the child name someone else', async () => {
  await open({ ...child, guardian: { ...guardian, state: 'requested', consented_at: null } });
  expect(screen.getByText('Waiting for Sunita Rao')).toBeDefined();

  await press('Send the link again');
  await press('Change parent or guardian');
  await press('Name someone else');

  expect(received.map(({ to }) => to)).toEqual([
    'POST /api/user/guardian/resend',
    'DELETE /api/user/guardian',
  ]);
});

test('shows when the consent was withdrawn and asks for a guardian again', async () => {
  await open({
    ...child,
    guardian: { ...guardian, state: 'withdrawn', withdrawn_at: '2026-03-03T20:00:00Z' },
  });

  expect(screen.getByText(/consent of Sunita Rao was withdrawn on 4 Mar 2026/)).toBeDefined();
  expect(screen.getByRole('button', { name: 'Send the link' })).toBeDefined();
});

test('says that a child stays hidden until the guardian who consented has been verified', async () => {
  await open({ ...child, guardian: { ...guardian, proven: false } });

  expect(screen.getByText(/stays hidden until we have checked who Sunita Rao is/)).toBeDefined();
  expect(screen.queryByText(/can now apply/)).toBeNull();
});

test('links back to the application that asked for the consent', async () => {
  await open({ ...child, guardian }, '/?return=%2Fuser%2Fcastingapplicaton%2F1%2F2');

  const back = screen.getByRole('link', { name: 'Back to the application' });
  expect(back.getAttribute('href')).toBe('/user/castingapplicaton/1/2');
});

test('shows the whole consent and withdraws it only after a confirmation', async () => {
  await open({ ...child, guardian });
  expect(screen.getByText('Sunita Rao (Mother)')).toBeDefined();
  expect(screen.getByText('2 Mar 2026')).toBeDefined();
  expect(screen.getByText(consent.text)).toBeDefined();

  await press('Withdraw the consent');
  expect(received).toHaveLength(0);
  await press('Withdraw consent');

  expect(received[0]?.to).toBe('DELETE /api/user/guardian');
});

test('shows an adult that no consent is needed', async () => {
  await open({ ...unknown, date_of_birth: '1990-01-01' });

  expect(
    screen.getByText('You are 18 or older, so you don’t need the consent of a parent or guardian.'),
  ).toBeDefined();
});

test.each([
  ['requested', 'POST /api/user/guardian/resend', 'Send the link again'],
  ['agreed', 'DELETE /api/user/guardian', 'Withdraw the consent', 'Withdraw consent'],
] as const)('says why an act of a child whose guardian is %s failed', async (state, to, ...buttons) => {
  await open({ ...child, guardian: { ...guardian, state, mobile: null, email: 'sunita@rao.example' } });
  if (state === 'requested')
    expect(screen.getByText(/^We sent a link to sunita@rao.example\./)).toBeDefined();

  for (const button of buttons) await press(button);
  await reject(to, 503, { message: 'Try later.' });

  expect(screen.getByText('Try later.')).toBeDefined();
});

test.each([
  ['requested', 'Nothing was sent.', 'Send the link again'],
  ['agreed', 'Consent is not withdrawn yet.', 'Withdraw the consent', 'Withdraw consent'],
] as const)('asks a child whose guardian is %s to log in again: %s', async (state, hint, ...buttons) => {
  await open({ ...child, guardian: { ...guardian, state } });

  for (const button of buttons) await press(button);
  const to = state === 'agreed' ? 'DELETE /api/user/guardian' : 'POST /api/user/guardian/resend';
  await reject(to, 401, { message: 'Please log in.' });

  expect(screen.getByText(hint)).toBeDefined();
  expect(screen.queryByText('Please log in.')).toBeNull();
});

test('confirms that the link was sent again', async () => {
  await open({ ...child, guardian: { ...guardian, state: 'requested' } });

  await press('Send the link again');
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Sending...' }).disabled).toBe(true);
  await reply('POST /api/user/guardian/resend', { message: 'We sent it again.' });

  expect(screen.getByText('We sent it again.')).toBeDefined();
});
