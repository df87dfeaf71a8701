import { expect, test } from 'vitest';
import { composeMessage, type EmailTemplate } from '#platform/channels/email-template.ts';

const site = { name: 'Kirdaar', address: 'https://kirdaar.example' };
const reader = { to: 'asha@test.example', language: 'en', stop_path: undefined } as const;

function htmlOf(paragraph: string): string {
  const text = { subject: 'Hello', paragraphs: [paragraph], note: 'A note', short: 'Hello', path: '/' };
  const write = { en: () => text, hi: () => text };
  // Only its texts matter here.
  const template = { name: 'trial', kind: 'account', write } as unknown as EmailTemplate<object>;
  return /<p>(.*)<\/p>/.exec(composeMessage(site, template, {}, 'email', reader).html)?.[1] ?? '';
}

test('makes the URLs of an email links, without the punctuation after them', () => {
  const url = 'https://kirdaar.example/plans?from=1';
  const link = `<a href="${url}">${url}</a>`;

  expect(htmlOf(`Open ${url}.`)).toBe(`Open ${link}.`);
  expect(htmlOf(`See (${url}), and http://other.example; thank you`)).toBe(
    `See (${link}), and <a href="http://other.example">http://other.example</a>; thank you`,
  );
  expect(htmlOf(`यहाँ देखें: ${url}।`)).toBe(`यहाँ देखें: ${link}।`);
});

test('escapes what people wrote, also within a link', () => {
  expect(htmlOf('<b>Asha</b> & “Co”')).toBe('&#60;b&#62;Asha&#60;/b&#62; &#38; “Co”');
  expect(htmlOf('https://evil.example/"onclick="alert(1)')).not.toContain('"onclick');
});
