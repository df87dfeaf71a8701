import { guardianConsent } from '@kirdaar/contract/rules/consents';
import { act, fireEvent, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import * as page from '#features/accounts/guardians/GuardianDecisionsPage.tsx';
import { press } from '#testing/controls.ts';
import { agreed, child, decisions, openWith } from '#testing/guardian-decisions.ts';
import { pending, reject, reply } from '#testing/mock-server.ts';
import { openPage } from '#testing/open-page.tsx';

test('takes the token out of the address, and says why a link does not work', async () => {
  expect(await page.clientLoader()).toEqual({ link: undefined, failure: undefined });
  expect(pending).toHaveLength(0);

  const CONTACT = 'POST /api/guardian/contact';
  const opened = async (answer: () => ReturnType<typeof reply>) => {
    window.location.hash = '#token=abc';
    const found = page.clientLoader();
    expect(window.location.hash).toBe('');
    expect((await answer()).body).toEqual({ token: 'abc' });
    return found;
  };
  expect(await opened(() => reply(CONTACT, { sent_to: '••• 001' }))).toMatchObject({
    link: { token: 'abc', sent_to: '••• 001' },
  });
  const incomplete = 'This link is incomplete. Open the link in our message again.';
  expect(await opened(() => reject(CONTACT, 400, { message: 'Token wrong.' }))).toMatchObject({
    failure: incomplete,
  });
  expect(await opened(() => reject(CONTACT, 410, { message: 'This link has ended.' }))).toMatchObject({
    failure: 'This link has ended.',
  });
});

test('gives consent only when it is ticked, and only the choices that were made', async () => {
  await openWith([child]);
  expect(screen.getByText('You have not given consent. Anu is hidden.')).toBeDefined();

  await press('Give consent for Anu');
  expect(screen.getByText('Tick the box to agree.')).toBeDefined();
  expect(pending).toHaveLength(0);
  fireEvent.click(screen.getByLabelText(/^I agree for this child/));
  await press('Give consent for Anu');
  const first = await reject('POST /api/guardian/consent', 503);

  expect(first.body).toEqual({
    pass: 'a pass',
    child: 'c',
    listed: false,
    birthday_greeting: false,
    applies_alone: false,
    shown_to_clients: false,
    agreed: true,
    consent_version: guardianConsent.version,
  });
  expect(screen.queryByText('Tick the box to agree.')).toBeNull();
  expect(screen.getByText('Rejected.')).toBeDefined();
  fireEvent.click(screen.getAllByRole('checkbox')[1] ?? document.body);
  await press('Give consent for Anu');
  const second = await reply('POST /api/guardian/consent', decisions(agreed));
  expect(second.body).toMatchObject({ listed: true, birthday_greeting: false });
  expect(screen.queryByRole('button', { name: 'Give consent for Anu' })).toBeNull();
});

test('changes one choice of a guardian and keeps the other, and withdraws only after a question', async () => {
  await openWith([agreed]);
  const [listed, birthday, alone] = screen.getAllByRole('switch');
  expect([listed, birthday, alone].map((one) => one?.ariaChecked)).toEqual(['false', 'true', 'false']);

  await act(async () => fireEvent.click(listed ?? document.body));
  const saved = await reject('PUT /api/guardian/choices', 503);
  expect(saved.body).toEqual({
    pass: 'a pass',
    child: 'c',
    listed: true,
    birthday_greeting: true,
    applies_alone: false,
    shown_to_clients: false,
  });
  expect(screen.getByText('Rejected.')).toBeDefined();
  expect(screen.getAllByRole('switch')[0]?.ariaChecked).toBe('false');

  const withdraw = screen.getAllByRole('button', { name: /^Withdraw/ })[0];
  await act(async () => fireEvent.click(withdraw ?? document.body));
  expect(pending).toHaveLength(0);
  const [confirm] = screen.getAllByRole('button', { name: /^Withdraw/ });
  await act(async () => fireEvent.click(confirm ?? document.body));
  const gone = { ...agreed, state: 'withdrawn' as const, withdrawn_at: '2026-03-03T20:00:00Z' };
  const withdrawn = await reply('POST /api/guardian/withdraw', decisions(gone));
  expect(withdrawn.body).toEqual({ pass: 'a pass', child: 'c' });
  expect(screen.getByText(/4 Mar 2026/)).toBeDefined();
  expect(screen.queryByRole('switch')).toBeNull();
});

test('says that nobody named the guardian', async () => {
  await openWith([]);

  expect(screen.queryByRole('checkbox')).toBeNull();
  expect(document.querySelector('main, body')?.textContent).toMatch(/child/i);
});

test('takes a code that was sent a moment before', async () => {
  await openPage(page, { link: { token: 'a token', sent_to: '••• 001' }, failure: undefined });

  await press('Send me a code');
  await reject('POST /api/guardian/code', 429, { message: 'We have just sent you a code.' });

  expect(screen.getByLabelText(/^Code/)).toBeDefined();
});

test('says when no code could be sent', async () => {
  await openPage(page, { link: { token: 'a token', sent_to: '••• 001' }, failure: undefined });
  expect(screen.getByText('••• 001')).toBeDefined();

  await press('Send me a code');
  expect(screen.getByRole('button', { name: 'Sending...' })).toHaveProperty('disabled', true);
  await reject('POST /api/guardian/code', 500, { message: '' });

  expect(screen.getByRole('alert').textContent).toBe('We couldn’t send the code. Try again.');
});

test('sends a lost link again, and shows why a link did not work', async () => {
  await openPage(page, { link: undefined, failure: 'This link has ended.' });
  expect(screen.getByText('This link has ended.')).toBeDefined();
  await press('Send me the link');
  expect(pending).toHaveLength(0);
  fireEvent.input(screen.getByLabelText(/^Your mobile number or email/), {
    target: { value: '98123 00001' },
  });

  await press('Send me the link');
  const { body } = await reply('POST /api/guardian/link', { message: 'We sent it.' });

  expect(body).toEqual({ contact: '98123 00001' });
  expect(screen.getByText('We sent it.')).toBeDefined();
});

test('agrees to changed texts for a child, only once consent is given', async () => {
  const changed = { page: 'terms', version: 2, published_at: '2026-03-01T20:00:00Z' } as const;
  await openWith([{ ...agreed, asked: [{ ...changed, change_note: 'New rules.' }] }]);

  await press('Agree for Anu');
  const first = await reject('POST /api/guardian/legal', 500, { message: '' });
  expect(first.body).toEqual({ pass: 'a pass', child: 'c', agreed: [{ page: 'terms', version: 2 }] });
  expect(screen.getByText('We couldn’t record your agreement. Try again.')).toBeDefined();
  await press('Agree for Anu');
  await reply('POST /api/guardian/legal', decisions(agreed));

  expect(screen.queryByRole('button', { name: 'Agree for Anu' })).toBeNull();
});

test('deletes the account of a child after a question, and keeps it again', async () => {
  await openWith([{ ...child, runs_account: true }]);
  expect(screen.getByText(/The account uses your own mobile number/)).toBeDefined();
  await press('Delete Anu’s account');
  expect(pending).toHaveLength(0);
  await press('Delete account');
  const deletion = { erase_at: '2026-04-01T20:00:00Z', by_guardian: true };
  const deleted = await reply('POST /api/guardian/account-deletion', decisions({ ...child, deletion }));
  expect(deleted.body).toEqual({ pass: 'a pass', child: 'c' });
  expect(
    screen.getByText(/^You asked us to delete Anu’s account. We will delete it on 2 Apr 2026/),
  ).toBeDefined();
  expect(screen.queryByRole('checkbox')).toBeNull();

  await press('Keep Anu’s account');
  await reject('POST /api/guardian/account-deletion/cancel', 500, { message: '' });
  expect(screen.getByText('We couldn’t keep the account. Try again.')).toBeDefined();
  await press('Keep Anu’s account');
  await reply('POST /api/guardian/account-deletion/cancel', decisions(child));
  expect(screen.getByRole('button', { name: 'Give consent for Anu' })).toBeDefined();
});

test('says when the child asked to delete the account, and when deleting failed', async () => {
  const deletion = { erase_at: '2026-04-01T20:00:00Z', by_guardian: false };
  await openWith([
    { ...child, deletion },
    { ...child, talent_id: 'd', first_name: 'Ravi' },
  ]);
  expect(screen.getByText(/^Anu asked us to delete their account/)).toBeDefined();

  await press('Delete Ravi’s account');
  await press('Delete account');
  await reject('POST /api/guardian/account-deletion', 500, { message: '' });
  expect(screen.getByText('We couldn’t delete the account. Try again.')).toBeDefined();
});

test('lists every consent with its version and language', async () => {
  const consented = {
    version: '1',
    language: 'hi',
    consented_at: '2026-03-01T20:00:00Z',
    withdrawn_at: null,
  };
  const before = { ...consented, consented_at: '2026-02-01T20:00:00Z', withdrawn_at: '2026-02-03T20:00:00Z' };
  await openWith([{ ...agreed, consents: [consented, before] }]);

  const items = screen.getByText('Your consents').closest('details')?.querySelectorAll('li') ?? [];
  expect([...items].map(({ textContent }) => textContent)).toEqual([
    'Given on 2 Mar 2026, version 1 of the text in Hindi',
    'Given on 2 Feb 2026, version 1 of the text in Hindi, withdrawn on 4 Feb 2026',
  ]);
  expect(screen.getByText('You gave consent on 2 Mar 2026. Anu can apply.')).toBeDefined();
});
