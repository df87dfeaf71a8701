import { languages } from '@kirdaar/contract/rules/messages';
import { expect, test } from 'vitest';
import { describeTemplates } from '#features/messages/describe-templates.ts';
import { textTemplate } from '#features/messages/text-template.ts';
import { letters } from '#letters.ts';
import { type AnyLetter, composeMessage } from '#platform/letter.ts';

const site = { name: 'Kirdaar', address: 'https://kirdaar.example' };
const lines = describeTemplates(site, letters).split('\n');

/** The facts of a letter without what may be missing. */
const nameless = (facts: object) => ({
  ...facts,
  ...('company_name' in facts && { company_name: null }),
  ...('name' in facts && { name: null }),
});

const shapes = letters.flatMap((letter: AnyLetter) =>
  languages.flatMap((language) =>
    [{ name: undefined, sample: letter.sample }, ...(letter.shapes ?? [])].map((shape) => ({
      ...{ title: `${letter.name} ${shape.name ?? ''} in ${language}`, letter, language },
      ...{ shape: shape.name, facts: shape.sample },
    })),
  ),
);

test('what is registered is what is written, with variables where the facts stand', () => {
  expect(lines).toContain(
    '  release en  Monsoon Frames closed the casting call “Young mother, Advertisement” and let everyone know. Your application stays in your account.  |  https://kirdaar.example/user/my-application',
  );
  expect(lines).toContain(
    '  audition-confirmed-ward  Kirdaar: For {#var#}: Your audition is confirmed: {#var#}. {#var#}, Indian time. https://kirdaar.example/user/my-application',
  );
  expect(lines).toContain(
    '  plan-reminder.hi  Kirdaar: आपका {#var#} प्लान {#var#} तक चलेगा और फिर अपने आप समाप्त हो जाएगा। चाहें तो ₹{#var#} में इसका नवीनीकरण करें। https://kirdaar.example/user/plans',
  );
  expect(lines).toContain(
    '  new-device  Kirdaar: Your Kirdaar account: login from a new device. If this was not you, tell us at once. https://kirdaar.example/{#var#}/account',
  );
  expect(lines.filter((line) => line.includes('team-invitation'))).toEqual([]);
});

test('the code is a text of its own, which no variable holds but its digits', () => {
  expect(lines).toContain(
    '  code  {#var#} is your Kirdaar code. Enter it within 10 minutes to make this the mobile number of your Kirdaar account. Nobody from our side will ever ask you for it.',
  );
});

test.each(shapes)(
  '$title is sent under the name it is registered by, in its words',
  ({ letter, language, shape, facts }) => {
    const reader = { to: '', language, stop_path: undefined };
    const template = textTemplate(site, letter, facts, language);

    const { text, template: sent } = composeMessage(site, letter, nameless(facts), 'sms', reader);

    const fixed = template.split('{#var#}').map((words) => words.replace(/[.?()]/g, '\\$&'));
    expect(text).toMatch(new RegExp(`^${fixed.join('.+')}$`));
    expect(sent?.shape).toBe(shape);
  },
);
