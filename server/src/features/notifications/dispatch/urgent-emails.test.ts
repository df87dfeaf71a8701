import { expect, test } from 'vitest';
import { emails } from '#emails.ts';

test('sends at night only replies to a request, and messages about money, safety, changed auditions and shoots', () => {
  const urgent = emails.filter(({ atOnce }) => atOnce).map(({ name }) => name);

  expect(urgent.toSorted()).toEqual([
    'api-key-created',
    'applied',
    'applied-again',
    'applied-to-banned-house',
    'applied-to-removed-call',
    'applied-to-suspended-house',
    'audition-cancelled',
    'audition-confirmed',
    'audition-ended',
    'audition-missed-check-out',
    'audition-missed-check-out-contact',
    'audition-missed-check-out-house',
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
    'email-proof',
    'email-proposed',
    'export-ready',
    'guardian-deletes-account',
    'guardian-keeps-account',
    'guardian-link',
    'guardian-replaced',
    'invoice',
    'mandate-client',
    'mandate-member',
    'mandate-take-over',
    'mobile-changed',
    'new-device',
    'owner-end-proposed',
    'owner-ends-in-time',
    'passkey-added',
    'passkey-removed',
    'password-changed',
    'password-reset',
    'plan-bought',
    'recovery-code-used',
    'role-cancelled',
    'role-stepped-back',
    'selected',
    'shoot-day',
    'shoot-day-changed',
    'shoot-day-not-for-child',
    'staff-ended',
    'staff-invitation',
    'staff-news',
    'talent-leaving',
    'team-invitation',
    'two-factor-added',
    'two-factor-removed',
    'welcome-house',
    'welcome-talent',
  ]);
});

test('emails warnings that protect somebody to those, too, who turned off their kind', () => {
  const warnings = emails.filter(({ protects }) => protects).map(({ name }) => name);

  expect(warnings.toSorted()).toEqual([
    'applied-to-banned-house',
    'applied-to-removed-call',
    'applied-to-suspended-house',
    'audition-missed-check-out',
    'audition-missed-check-out-contact',
    'audition-missed-check-out-house',
    'house-left-children',
  ]);
});
