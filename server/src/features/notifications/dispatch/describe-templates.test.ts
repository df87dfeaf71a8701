import { languages } from '@kirdaar/contract/rules/languages';
import { expect, test } from 'vitest';
import { emails } from '#emails.ts';
import {
  describeTemplates,
  textTemplate,
  wordingsOf,
} from '#features/notifications/dispatch/describe-templates.ts';
import { composeMessage } from '#platform/channels/email-template.ts';

const site = { name: 'Kirdaar', address: 'https://kirdaar.example' };
const lines = describeTemplates(site, emails).split('\n');

/** Returns a notification's sample facts without the optional names. */
const nameless = (facts: object) => ({
  ...facts,
  ...('company_name' in facts && { company_name: null }),
  ...('name' in facts && { name: null }),
});

const shapes = emails.flatMap(wordingsOf).flatMap(({ template, shape, sample }) =>
  languages.map((language) => ({
    title: `${template.name} ${shape ?? ''} in ${language}`,
    email: template,
    language,
    shape,
    facts: sample,
  })),
);

test('registers the texts that are sent, with variables in place of the facts', () => {
  expect(lines).toContain(
    '  rejection_message en  Lantern Films did not select you for Lead Detective · Web Series and sent you a message. Your application stays in your account.  |  https://kirdaar.example/user/my-application',
  );
  expect(lines).toContain(
    '  audition-confirmed-child  Kirdaar: For {#var#}: Your audition is confirmed: {#var#}. {#var#} IST. https://kirdaar.example/user/my-application',
  );
  expect(lines).toContain(
    '  plan-reminder.hi  Kirdaar: आपका {#var#} प्लान {#var#} को समाप्त होगा। आप इसे ₹{#var#} में रिन्यू कर सकते हैं। https://kirdaar.example/user/plans',
  );
  expect(lines).toContain(
    '  shoot-day  Kirdaar: Shoot for {#var#} on {#var#}. Call time {#var#}, {#var#}. https://kirdaar.example/user/terms/{#var#}',
  );
  expect(lines).toContain(
    '  new-device  Kirdaar: Your Kirdaar account: login from a new device. If this was not you, contact us immediately. https://kirdaar.example/{#var#}/account',
  );
  expect(lines.filter((line) => line.includes('team-invitation'))).toEqual([]);
});

test('registers the one-time code as its own text, with a variable for the digits only', () => {
  expect(lines).toContain(
    '  code  {#var#} is your Kirdaar code. Enter it within 10 minutes to use this mobile number for your Kirdaar account. Our staff will never ask you for it.',
  );
});

test.each(shapes)(
  'sends $title under its registered name and with its registered text',
  ({ email, language, shape, facts }) => {
    const reader = { to: '', language, stop_path: undefined };
    const template = textTemplate(site, email, facts, language);

    const { text, template: sent } = composeMessage(site, email, nameless(facts), 'sms', reader);

    const fixed = template.split('{#var#}').map((text) => text.replace(/[.?()]/g, '\\$&'));
    expect(text).toMatch(new RegExp(`^${fixed.join('.+')}$`));
    expect(sent?.shape).toBe(shape);
  },
);
