import { languages } from '@kirdaar/contract/rules/languages';
import { purposes } from '@kirdaar/contract/words/en/notifications/message-purposes';
import { expect, test } from 'vitest';
import { emails } from '#emails.ts';
import { listTexts } from '#features/notifications/message-texts/list-texts.ts';
import { withTexts } from '#features/notifications/message-texts/published-texts.ts';
import { writeText } from '#platform/channels/email-template.ts';

const site = { name: 'Kirdaar', address: 'https://kirdaar.example' };
const written = emails.flatMap((template) =>
  languages.map((language) => ({ name: `${template.name} in ${language}`, template, language })),
);

test('says what each message is for', () => {
  expect(Object.keys(purposes).sort()).toEqual(emails.map(({ name }) => name).sort());
});

test.each(written)('finds and replaces every text of $name', ({ template, language }) => {
  const { sample } = template;
  const editable = listTexts(template, language, site);
  const texts = editable.map(({ part, original }) => ({ part, original, text: `★ ${original}` }));

  const before = writeText(template, sample, language, site);
  const after = writeText(withTexts(template, language, texts), sample, language, site);

  // The same facts and links in the same places, each text once with the sign of its new wording.
  const { subject, note, short } = after;
  expect([subject, note]).toEqual([`★ ${before.subject}`, `★ ${before.note}`]);
  expect(short).toBe(template.secret ? before.short : `★ ${before.short}`);
  expect(after.paragraphs.map((text) => (typeof text === 'string' ? text.replace(/^★ /, '') : text))).toEqual(
    before.paragraphs,
  );
  expect(editable.flatMap(({ placeholders }) => placeholders).filter(({ meaning }) => !meaning)).toEqual([]);
});
