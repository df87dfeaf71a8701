import { expect, test } from 'vitest';
import { emails } from '#emails.ts';

test('sends at night only replies to a request, and messages about money, safety and changed auditions', () => {
  const urgent = emails.filter(({ atOnce }) => atOnce).map(({ name }) => name);

  expect(urgent.toSorted()).toEqual([
    'api-key-created',
    'applied',
    'applied-again',
    'applied-to-banned-house',
    'applied-to-suspended-house',
    'audition-cancelled',
    'audition-confirmed',
    'audition-ended',
    'audition-moved',
    'audition-place',
    'code',
    'consent-given',
    'consent-withdrawn',
    'credit-note',
    'deletion-cancelled',
    'deletion-requested',
    'email-change-undo',
    'email-changed',
    'export-ready',
    'guardian-deletes-account',
    'guardian-keeps-account',
    'guardian-link',
    'guardian-replaced',
    'invoice',
    'mobile-changed',
    'new-device',
    'passkey-added',
    'passkey-removed',
    'password-changed',
    'password-reset',
    'plan-bought',
    'recovery-code-used',
    'selected',
    'staff-invitation',
    'staff-news',
    'team-invitation',
    'two-factor-added',
    'two-factor-removed',
    'welcome-house',
    'welcome-talent',
  ]);
});
