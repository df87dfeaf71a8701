import type { LegalText as Text } from '@kirdaar/contract/accounts/legal-texts';
import { cleanup, screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { LegalText } from '#features/site/legal/LegalText.tsx';
import { openPage } from '#testing/open-page.tsx';

const at = '2026-03-01T20:00:00Z';
const terms: Text = {
  page: 'terms',
  version: 2,
  lead: 'Read this.',
  html: '<h2>Your account</h2> <p>Hello {name} and {product}.</p><h2><em>Fees</em> &amp; money</h2><p>None.</p>',
  published_at: at,
  replaced_at: null,
  versions: [
    { version: 3, published_at: at },
    { version: 2, published_at: at },
    { version: 1, published_at: at },
  ],
  in_english: undefined,
};
const show = (fields: Partial<Text>) =>
  openPage({ default: () => <LegalText title="Terms" legal={{ ...terms, ...fields }} /> }, {});
const contents = () =>
  within(screen.getByRole('navigation'))
    .getAllByRole('link')
    .map((link) => [link.getAttribute('href'), link.lastChild?.textContent]);
const intro = () => document.querySelector('.prose:not(section)');

test('lists the clauses of a legal text by their titles, without an empty intro', async () => {
  await show({});

  expect(contents()).toEqual([
    ['#your-account', 'Your account'],
    ['#fees-money', 'Fees & money'],
  ]);
  expect(screen.getByRole('region', { name: 'Your account' }).textContent).toContain('Hello {name} and ');
  expect(intro()).toBeNull();
  expect(screen.getByText(/2 Mar 2026$/)).toBeDefined();
  const earlier = within(screen.getByRole('region', { name: /^Earlier/ })).getAllByRole('link');
  expect(earlier.map((link) => link.getAttribute('href'))).toEqual(['/legal/terms/1']);
});

test('gives clauses with equal titles, or titles without letters, their own anchors', async () => {
  await show({ html: ' <p>Before.</p><h2>Fees</h2><h2>“Fees”</h2><h2>…</h2><h2>शुल्क 2</h2>' });

  expect(intro()?.textContent).toBe('Before.');
  expect(contents().map(([href]) => href)).toEqual(['#fees', '#fees-2', '#clause', '#शुल्क-2']);
});

test('says that an earlier version was replaced, and leads to the one in force', async () => {
  await show({ version: 1, replaced_at: at });

  expect(document.querySelector('a[href="/terms"]')).not.toBeNull();
  expect(screen.queryByRole('region', { name: /^Earlier/ })).toBeNull();
  expect(screen.queryByText(/^Effective/)).toBeNull();
});

test('marks a text in English on the page of another language', async () => {
  await show({ in_english: ['html'] });
  expect(screen.getByRole('region', { name: 'Your account' }).lang).toBe('en');
  expect(screen.getByText('Read this.').lang).toBe('');
  cleanup();

  await show({ in_english: [] });
  expect(screen.getByRole('region', { name: 'Your account' }).lang).toBe('');
  expect(screen.getByText(/English/)).toBeDefined();
});
