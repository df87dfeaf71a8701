import { expect, test } from 'vitest';
import { preferenceConfirmation } from './notification-texts.ts';
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

test('sends what concerns one person by email, and only what cannot wait to the phone as well', () => {
  const sent = (channel: 'email' | 'whatsapp' | 'push') =>
    notificationKinds.filter((kind) => usualChannels[kind].includes(channel));

  expect(notificationKinds.filter((kind) => !sent('email').includes(kind))).toEqual(['views']);
  expect(sent('whatsapp')).toEqual(['applications', 'auditions', 'invitations', 'alerts']);
  expect(sent('push')).toEqual(['applications', 'views', 'auditions', 'invitations', 'conversations']);
});

test('confirms in the language of the user what is sent from now on', () => {
  const said = (['en', 'hi'] as const).flatMap((language) =>
    [true, false].map((wanted) => preferenceConfirmation(language, 'alerts', 'whatsapp', wanted)),
  );

  expect(said).toEqual([
    'You will get messages about new casting calls for your saved searches on WhatsApp again.',
    'You will no longer get messages about new casting calls for your saved searches on WhatsApp.',
    expect.stringMatching(/फिर से WhatsApp पर आएँगे/),
    expect.stringMatching(/अब WhatsApp पर नहीं आएँगे/),
  ]);
});
