import { act, fireEvent, screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import * as page from '#features/admin/flag-rules/FlagRulesPage.tsx';
import { button, press } from '#testing/controls.ts';
import { pending, reject, reply } from '#testing/mock-server.ts';
import { openPage } from '#testing/open-page.tsx';

const fee = { phrase: 'fee*', kind: 'money', weight: 10 };
const chat = { phrase: 'whatsapp me', kind: 'contact', weight: 4 };
const saved = { saved_at: '2026-03-01T10:00:00Z', by: 'Ravi', phrases: 2 };
const loaded = {
  current: 3,
  rules: { version: 3, threshold: 10, phrases: [fee, chat] },
  history: [
    { ...saved, version: 3 },
    { ...saved, version: 2, phrases: 1 },
    { ...saved, version: 1, by: null },
  ],
};

const field = (label: string | RegExp) => screen.getByLabelText<HTMLTextAreaElement>(label);
const type = (label: string | RegExp, value: string) => fireEvent.change(field(label), { target: { value } });
const tryOn = () => screen.getByRole('button', { name: /^Try on the last/ });

test('tries changed phrases before they are saved', async () => {
  await openPage(page, loaded);
  expect([field('Asks for money').value, field('Takes talent off the site').value]).toEqual([
    ...['fee*', 'whatsapp me = 4'],
  ]);

  type('Asks for money', 'fee*\ndeposit = 7');
  type('Flag a casting call at a total weight of', '12');
  await act(async () => fireEvent.click(tryOn()));
  expect(button('Trying...').disabled).toBe(true);
  expect(button('Save rules').disabled).toBe(true);
  const call = { id: 'c', title: 'Lead role', by: 'Reel', phrases: ['fees', 'deposit'] };
  const trial = { calls: 500, flagged_now: 4, flagged_then: 5 };
  const tried = await reply('POST /api/admin/flag-rules/try', {
    ...trial,
    ...{ added: [call], removed: [{ ...call, id: 'd', title: 'Extra', by: null, phrases: ['x'] }] },
  });

  const phrases = [fee, { phrase: 'deposit', kind: 'money', weight: 7 }, chat];
  expect(tried.body).toEqual({ threshold: 12, phrases });
  const status = within(screen.getByRole('status'));
  expect(status.getByText(/the rules in use flag 4 and yours would flag 5/)).toBeDefined();
  expect(status.getByText('Newly flagged: 1')).toBeDefined();
  expect(status.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    ...['Lead role (opens a new tab) · Reel · “fees”, “deposit”', 'Extra (opens a new tab) · “x”'],
  ]);
  expect(status.getByRole('link', { name: /^Lead role/ }).getAttribute('href')).toBe('/admin/calls/c');
  await press('Save rules');
  expect(button('Saving...').disabled).toBe(true);
  const sent = await reply('PUT /api/admin/flag-rules');
  expect(sent.body).toEqual({ threshold: 12, phrases, based_on: 3 });
  expect(screen.getByRole('heading').textContent).toBe('At /admin/flag-rules');
});

test('shows what is wrong with the rules and keeps them', async () => {
  await openPage(page, loaded);

  type('Unsafe for talent', '*');
  await press('Save rules');
  await reject('PUT /api/admin/flag-rules', 400, { fields: { 'phrases.2.phrase': 'Too short: *' } });

  expect(screen.getByRole('alert').textContent).toBe('Too short: *');
  expect(field('Unsafe for talent').value).toBe('*');
  await press('Save rules');
  await reject('PUT /api/admin/flag-rules', 400, { fields: { threshold: 'Enter a number.' } });
  expect(field(/^Flag a casting call/).ariaInvalid).toBe('true');
});

test('lists the saved versions and opens an earlier one', async () => {
  await openPage(page, loaded);
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'Version 3 · 2 phrasesRavi, 1 Mar 2026, 3:30 pm ISTIn use',
    'Version 2 · 1 phraseRavi, 1 Mar 2026, 3:30 pm ISTOpen',
    'Version 1 · 2 phrasesOriginal rulesOpen',
  ]);
  expect(screen.getByRole('link', { name: 'Open version 2' }).getAttribute('href')).toBe(
    '/admin/flag-rules?version=2',
  );
  expect(screen.queryByText(/^You are looking at version/)).toBeNull();
});

test('bases a save on the version in use', async () => {
  const rules = { version: 2, threshold: 8, phrases: [fee] };
  await openPage(page, { ...loaded, rules }, { at: '/?version=2' });
  expect(screen.getByText(/^You are looking at version 2/)).toBeDefined();
  expect(screen.getByRole('link', { name: 'open the version in use' }).getAttribute('href')).toBe(
    '/admin/flag-rules',
  );

  await press('Save rules');

  expect(pending[0]?.body).toEqual({ threshold: 8, phrases: [fee], based_on: 3 });
});

test.each([
  ['', 'GET /api/admin/flag-rules'],
  ['?version=2', 'GET /api/admin/flag-rules?version=2'],
])('reads the rules that the address %s asks for', (search, asked) => {
  void page.clientLoader({ request: new Request(`https://kirdaar.example/${search}`) } as never);

  expect(pending[0]?.to).toBe(asked);
});
