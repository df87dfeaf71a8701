import type { GuardianRequest } from '@kirdaar/contract/accounts/guardian-requests';
import type { GuardedChild } from '@kirdaar/contract/accounts/guardians';
import { guardianConsent } from '@kirdaar/contract/rules/consents';
import { act, fireEvent, screen } from '@testing-library/react';
import { expect } from 'vitest';
import * as page from '#features/accounts/guardians/GuardianDecisionsPage.tsx';
import { press } from '#testing/controls.ts';
import { reply } from '#testing/mock-server.ts';
import { openPage } from '#testing/open-page.tsx';

export const child: GuardedChild = {
  talent_id: 'c',
  first_name: 'Anu',
  name: 'Sunita Rao',
  relation: 'Mother',
  state: 'requested',
  proven: true,
  runs_account: false,
  consented_at: null,
  withdrawn_at: null,
  listed: false,
  birthday_greeting: false,
  applies_alone: false,
  shown_to_clients: false,
  consents: [],
  others: [],
  deletion: null,
  asked: [],
};
export const agreed: GuardedChild = {
  ...child,
  state: 'agreed',
  consented_at: '2026-03-01T20:00:00Z',
  birthday_greeting: true,
};
export const decisions = (...children: GuardedChild[]) => ({
  pass: 'a pass',
  children,
  waiting: [],
  decided: [],
  proof: { state: 'verified', mobile: null, reason: null, digilocker: 'off' } as const,
  consent: { version: guardianConsent.version, text: 'I agree for this child.' },
});

/** Opens the page by its link and enters the code. */
export async function openWith(children: GuardedChild[], waiting: GuardianRequest[] = []) {
  await openPage(page, { link: { token: 'a token', sent_to: '••• 001' }, failure: undefined });
  await press('Send me a code');
  const asked = await reply('POST /api/guardian/code');
  expect(asked.body).toEqual({ token: 'a token' });
  fireEvent.change(screen.getByRole('textbox'), { target: { value: '123456' } });
  await act(async () => fireEvent.submit(screen.getByRole('textbox').closest('form') ?? document.body));
  const opened = await reply('POST /api/guardian/open', { ...decisions(...children), waiting });
  expect(opened.body).toEqual({ token: 'a token', otp: '123456' });
}
