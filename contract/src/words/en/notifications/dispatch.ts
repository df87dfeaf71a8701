import { plural } from '#words/plural.ts';

/** What was sent by which channel, on pages for development and the demo. */

export const channels = {
  email: 'Email',
  whatsapp: 'WhatsApp',
  sms: 'Text message',
  push: 'Browser',
} as const;

export const outbox = 'Outbox';

export const outbox_lead =
  'No mail server is configured, so this page shows every message that would have been sent, newest first. This page exists only in development and in the demo.';
export const outbox_refresh = 'Refresh';
export const outbox_empty = 'No messages yet. New ones appear here.';
export const sent = <Part>(channel: string, to: string, time: Part) => [`${channel} to ${to}, `, time];
export const copy_code = 'Copy the code';

export const templates = 'Email templates';
export const templates_lead =
  'Every email and notification with sample data. This page exists only in development and in the demo.';
export const choices = { template: 'Template', language: 'Language', channel: 'Channel' } as const;
export const preview = 'Email preview';
export const preview_facts = (kind: string, characters: number) => `Type “${kind}”, ${characters} characters`;
export const preview_sms = (kind: string, characters: number, parts: number) =>
  plural(parts, {
    one: `Type “${kind}”, ${characters} characters, ${parts} text message`,
    other: `Type “${kind}”, ${characters} characters, ${parts} text messages`,
  });
