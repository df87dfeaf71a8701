import type { GuardianProof } from '@kirdaar/contract/accounts/guardians';
import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import * as page from '#features/accounts/guardians/GuardianDecisionsPage.tsx';
import type { GuardianDecisions } from '#features/accounts/guardians/guardian-decision-writes.ts';
import { press } from '#testing/controls.ts';
import { chooseFiles, readFilesIntoForms } from '#testing/file-inputs.ts';
import { pending, reject, reply } from '#testing/mock-server.ts';
import { openPage } from '#testing/open-page.tsx';

beforeEach(() => {
  readFilesIntoForms();
});
const begun = { state: 'none', mobile: null, reason: null, digilocker: 'off' } as const;
const decisions = (proof: Partial<GuardianProof>): GuardianDecisions => ({
  success: true,
  pass: 'a pass',
  children: [
    {
      ...{ talent_id: 'c', first_name: 'Anu', name: 'Sunita Rao', relation: 'Mother', state: 'agreed' },
      ...{
        proven: proof.state === 'verified',
        runs_account: false,
        listed: true,
        birthday_greeting: false,
        applies_alone: false,
        shown_to_clients: false,
        consents: [],
        others: [],
        asked: [],
      },
      ...{ consented_at: '2026-03-01T20:00:00Z', withdrawn_at: null, deletion: null },
    },
  ],
  waiting: [],
  decided: [],
  consent: { version: '1', text: 'I agree.' },
  proof: { ...begun, ...proof },
});
const open = (proof: Partial<GuardianProof>) =>
  openPage(page, { link: undefined, decisions: decisions(proof), failure: undefined });
const type = (value: string) => fireEvent.input(screen.getByLabelText(/^Your mobile/), { target: { value } });

test('asks for the mobile number first, then for the documents, and then for patience', async () => {
  await open({});
  expect(screen.getByText(/Anu stays hidden until we have checked your documents/)).toBeDefined();
  expect(screen.getByRole('heading', { name: 'Step 1 of 2: your mobile number' })).toBeDefined();
  type('98123 00001');
  await press('Send me a code');
  await reject('POST /api/guardian/mobile', 400, { fields: { mobile: 'This is the number of the child.' } });
  expect(screen.getByText('This is the number of the child.')).toBeDefined();
  type('98123 00002');
  await press('Send me a code');
  expect((await reply('POST /api/guardian/mobile')).body).toEqual({ pass: 'a pass', mobile: '98123 00002' });
  await press('Use another number');
  await press('Send me a code');
  await reply('POST /api/guardian/mobile');

  fireEvent.change(screen.getByLabelText(/^Code/), { target: { value: '123456' } });
  await press('Continue');
  const proven = await reply('POST /api/guardian/mobile/confirm', {
    ...decisions({ state: 'mobile' }),
    message: '',
  });
  expect(proven.body).toEqual({ pass: 'a pass', mobile: '98123 00002', otp: '123456' });
  expect(screen.queryByText(/^Step 1/)).toBeNull();
  await press('Send documents');
  expect(pending).toEqual([]);
  fireEvent.change(screen.getByLabelText(/^Your identity document/), { target: { value: 'aadhaar' } });
  const [identity, birth] = [new File(['x'], 'aadhaar.jpg'), new File(['y'], 'birth.pdf')];
  await act(async () => chooseFiles(screen.getByLabelText(/^Photo or PDF/), identity));
  await act(async () => chooseFiles(screen.getByLabelText(/^Birth certificate/), birth));
  await press('Send documents');
  await reject('POST /api/guardian/documents', 500, { message: '' });
  expect(screen.getByText('We couldn’t send the documents. Try again.')).toBeDefined();
  await press('Send documents');
  await reply('POST /api/guardian/documents', { ...decisions({ state: 'waiting' }), message: '' });

  expect(screen.getByRole('heading', { name: 'We are checking your documents' })).toBeDefined();
  expect(screen.queryByRole('button', { name: 'Send documents' })).toBeNull();
});

test('says why documents were rejected, and nothing once the guardian is verified', async () => {
  await open({ state: 'rejected', reason: 'Too dark.' });
  expect(screen.getByText('Your documents were rejected: Too dark.')).toBeDefined();
  expect(screen.queryByRole('button', { name: 'Continue with DigiLocker' })).toBeNull();

  cleanup();
  await open({ state: 'verified' });
  expect(screen.queryByText(/^Step/)).toBeNull();
  expect(screen.getByText('You gave consent on 2 Mar 2026. Anu can apply.')).toBeDefined();
});

test('asks only for what shows the relation to a child who was added later', async () => {
  await open({ state: 'relation', digilocker: 'offered', reason: 'It names another mother.' });
  expect(screen.getByRole('heading', { name: 'One more document, for Anu' })).toBeDefined();
  expect(screen.getByText('Your documents were rejected: It names another mother.')).toBeDefined();
  expect(screen.queryByRole('button', { name: 'Continue with DigiLocker' })).toBeNull();
  expect(screen.queryByLabelText(/^Your identity document/)).toBeNull();
  expect(screen.getByLabelText(/^Birth certificate/)).toBeDefined();
});

test('leaves for DigiLocker and completes on the return what the guardian began', async () => {
  await open({ state: 'mobile', digilocker: 'offered' });
  await press('Continue with DigiLocker');
  const started = await reply('POST /api/guardian/digilocker', { address: '#digilocker' });
  expect(started.body).toEqual({ pass: 'a pass' });
  expect(window.location.hash).toBe('#digilocker');

  window.history.replaceState(null, '', '/guardian?code=abc&state=def');
  const returned = page.clientLoader();
  const done = decisions({ state: 'mobile', digilocker: 'done' });
  const finished = await reply('POST /api/guardian/digilocker/finish', { ...done, message: '' });
  expect(finished.body).toEqual({ pass: 'a pass', query: '?code=abc&state=def' });
  expect(window.location.search).toBe('');
  cleanup();
  await openPage(page, await returned);

  expect(screen.getByText(/^DigiLocker has confirmed who you are/)).toBeDefined();
  expect(screen.queryByLabelText(/^Your identity document/)).toBeNull();
  expect(screen.getByLabelText(/^Birth certificate/)).toBeDefined();
});

test('shows the page as it was left, and why DigiLocker confirmed nothing', async () => {
  sessionStorage.setItem(
    'guardian-page',
    JSON.stringify(decisions({ state: 'mobile', digilocker: 'offered' })),
  );
  window.history.replaceState(null, '', '/guardian?error=access_denied');
  const returned = page.clientLoader();
  await reject('POST /api/guardian/digilocker/finish', 400, { message: 'DigiLocker did not confirm it.' });
  await openPage(page, await returned);

  expect(screen.getByText('DigiLocker did not confirm it.')).toBeDefined();
  expect(screen.getByRole('button', { name: 'Continue with DigiLocker' })).toBeDefined();
});
