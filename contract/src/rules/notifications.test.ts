import { expect, test } from 'vitest';
import { canTurnOff, channels, isChannelAllowed, notificationKinds, usualChannels } from './notifications.ts';

const pairs = notificationKinds.flatMap((kind) => channels.map((channel) => [kind, channel] as const));

test('sends everything on every channel, except alerts by text message and push', () => {
  expect(pairs.filter(([kind, channel]) => !isChannelAllowed(kind, channel))).toEqual([
    ['alerts', 'sms'],
    ['alerts', 'push'],
  ]);
});

test('lets everything be turned off except emails about the account', () => {
  expect(pairs.filter(([kind, channel]) => !canTurnOff(kind, channel))).toEqual([['account', 'email']]);
});

test('sends personal notifications by email, and only urgent ones to the phone as well', () => {
  const sent = (channel: 'email' | 'whatsapp' | 'push') =>
    notificationKinds.filter((kind) => usualChannels[kind].includes(channel));

  expect(notificationKinds.filter((kind) => !sent('email').includes(kind))).toEqual(['views']);
  expect(sent('whatsapp')).toEqual(['applications', 'auditions', 'invitations', 'bookings', 'alerts']);
  expect(sent('push')).toEqual([
    'applications',
    'views',
    'auditions',
    'invitations',
    'bookings',
    'conversations',
  ]);
});
