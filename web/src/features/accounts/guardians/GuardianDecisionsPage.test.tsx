import type { GuardedChild } from '@kirdaar/contract/accounts/guardians';
import { guardianConsent } from '@kirdaar/contract/rules/consents';
import { act, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import * as page from '#features/accounts/guardians/GuardianDecisionsPage.tsx';
import { answer } from '#testing/answer.ts';
import { mockServer } from '#testing/mock-server.ts';
import { openPage } from '#testing/open-page.tsx';

let received: ReturnType<typeof mockServer>;

beforeEach(() => {
  received = mockServer();
});
afterEach(() => {
  window.location.hash = '';
});

const press = (name: string) => act(async () => fireEvent.click(screen.getByRole('button', { name })));
const child: GuardedChild = {
  talent_id: 'c',
  first_name: 'Anu',
  name: 'Sunita Rao',
  relation: 'Mother',
  state: 'requested',
  runs_account: false,
  consented_at: null,
  withdrawn_at: null,
  listed: false,
  birthday_greeting: false,
  consents: [],
  deletion: null,
  asked: [],
} as never;
const agreed = { ...child, state: 'agreed', consented_at: '2026-03-01T20:00:00Z', birthday_greeting: true };
const decisions = (...children: object[]) => ({
  pass: 'a pass',
  children,
  consent: { version: guardianConsent.version, text: 'I agree for this child.' },
});

/** Opens the page by its link and enters the code. */
async function openWith(...children: object[]) {
  await openPage(page, { link: { token: 'a token', sent_to: '••• 001' }, failure: undefined });
  await press('Send me a code');
  const asked = await answer(received, 'POST /api/guardian/code');
  expect(asked.body).toEqual({ token: 'a token' });
  fireEvent.change(screen.getByRole('textbox'), { target: { value: '123456' } });
  await act(async () => fireEvent.submit(screen.getByRole('textbox').closest('form') ?? document.body));
  const opened = await answer(received, 'POST /api/guardian/open', decisions(...children));
  expect(opened.body).toEqual({ token: 'a token', otp: '123456' });
}

test('takes the token out of the address, and says why a link does not work', async () => {
  expect(await page.clientLoader()).toEqual({ link: undefined, failure: undefined });
  expect(received).toHaveLength(0);

  const opened = async (status: number, body: object) => {
    window.location.hash = '#token=abc';
    const found = page.clientLoader();
    expect(window.location.hash).toBe('');
    const asked = await answer(received, 'POST /api/guardian/contact', body, status);
    expect(asked.body).toEqual({ token: 'abc' });
    return found;
  };
  expect(await opened(200, { sent_to: '••• 001' })).toMatchObject({
    link: { token: 'abc', sent_to: '••• 001' },
  });
  const incomplete = 'This link is incomplete. Open the link in our message again.';
  expect(await opened(400, { message: 'Token wrong.' })).toMatchObject({ failure: incomplete });
  expect(await opened(410, { message: 'This link has ended.' })).toMatchObject({
    failure: 'This link has ended.',
  });
});

test('gives consent only when it is ticked, and only the choices that were made', async () => {
  await openWith(child);
  expect(screen.getByText('You have not given consent. Anu is hidden.')).toBeDefined();

  await press('Give consent for Anu');
  expect(screen.getByText('Tick the box to agree.')).toBeDefined();
  expect(received).toHaveLength(0);
  fireEvent.click(screen.getByLabelText(/^I agree for this child/));
  await press('Give consent for Anu');
  const first = await answer(received, 'POST /api/guardian/consent', {}, 503);

  expect(first.body).toEqual({
    pass: 'a pass',
    child: 'c',
    listed: false,
    birthday_greeting: false,
    agreed: true,
    consent_version: guardianConsent.version,
  });
  expect(screen.queryByText('Tick the box to agree.')).toBeNull();
  expect(screen.getByText('Refused.')).toBeDefined();
  fireEvent.click(screen.getAllByRole('checkbox')[1] ?? document.body);
  await press('Give consent for Anu');
  const second = await answer(received, 'POST /api/guardian/consent', decisions(agreed));
  expect(second.body).toMatchObject({ listed: true, birthday_greeting: false });
  expect(screen.queryByRole('button', { name: 'Give consent for Anu' })).toBeNull();
});

test('changes one choice of a guardian and keeps the other, and withdraws only after a question', async () => {
  await openWith(agreed);
  const [listed, birthday] = screen.getAllByRole('switch');
  expect([listed?.ariaChecked, birthday?.ariaChecked]).toEqual(['false', 'true']);

  await act(async () => fireEvent.click(listed ?? document.body));
  const saved = await answer(received, 'PUT /api/guardian/choices', {}, 503);
  expect(saved.body).toEqual({ pass: 'a pass', child: 'c', listed: true, birthday_greeting: true });
  expect(screen.getByText('Refused.')).toBeDefined();
  expect(screen.getAllByRole('switch')[0]?.ariaChecked).toBe('false');

  const withdraw = screen.getAllByRole('button', { name: /^Withdraw/ })[0];
  await act(async () => fireEvent.click(withdraw ?? document.body));
  expect(received).toHaveLength(0);
  const [confirm] = screen.getAllByRole('button', { name: /^Withdraw/ });
  await act(async () => fireEvent.click(confirm ?? document.body));
  const gone = { ...agreed, state: 'withdrawn', withdrawn_at: '2026-03-03T20:00:00Z' };
  const withdrawn = await answer(received, 'POST /api/guardian/withdraw', decisions(gone));
  expect(withdrawn.body).toEqual({ pass: 'a pass', child: 'c' });
  expect(screen.getByText(/4 Mar 2026/)).toBeDefined();
  expect(screen.queryByRole('switch')).toBeNull();
});

test('says that nobody named the guardian', async () => {
  await openWith();

  expect(screen.queryByRole('checkbox')).toBeNull();
  expect(document.querySelector('main, body')?.textContent).toMatch(/child/i);
});
