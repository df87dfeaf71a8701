import { expect, test } from 'vitest';
import { refundLimitOf } from './refund-limits.ts';
import { queueKindNames, queueKinds, queueKindsOf } from './staff-queue.ts';
import { staffRoles } from './staff-roles.ts';

test('gives each staff role its own decisions, and owners all', () => {
  expect(Object.fromEntries(staffRoles.map((role) => [role, queueKindsOf(role)]))).toEqual({
    owner: [...queueKindNames],
    moderator: [
      'call',
      'edit',
      'document',
      'guardian',
      'identity',
      'report',
      'suspension',
      'appeal',
      'content',
    ],
    support: ['identity', 'report', 'refund', 'request', 'task'],
    editor: [],
    finance: ['refund'],
  });
  expect([...queueKindNames].sort()).toEqual(Object.keys(queueKinds).sort());
});

test('lets support refund 1,000 rupees of a payment, finance 5,000, owners all and others nothing', () => {
  const nothing = { payment: 0, day: 0 };
  expect(staffRoles.map((role) => [role, refundLimitOf(role)])).toEqual([
    ['owner', null],
    ['moderator', nothing],
    ['support', { payment: 100_000, day: 500_000 }],
    ['editor', nothing],
    ['finance', { payment: 500_000, day: 2_500_000 }],
  ]);
});
