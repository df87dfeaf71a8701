import { LANGUAGE_COOKIE } from '@kirdaar/contract/rules/page-addresses';
import { act, fireEvent, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { LanguageSwitch } from '#app/LanguageSwitch.tsx';
import { restoreTyped } from '#app/typed-before.ts';
import { storeTalent } from '#session/store.ts';
import { received } from '#testing/mock-server.ts';
import { openSite } from '#testing/open-page.tsx';

afterEach(() => {
  // biome-ignore lint/suspicious/noDocumentCookie: the page sets it so, too.
  document.cookie = `${LANGUAGE_COOKIE}=; path=/; max-age=0`;
});

const fields = (
  <form>
    <input name="title" defaultValue="Old" aria-label="Title" />
    <input name="role" aria-label="Role 1" />
    <input name="role" aria-label="Role 2" />
    <input name="secret" type="password" aria-label="Secret" />
    <input name="news" type="checkbox" aria-label="News" />
    <input name="alerts" type="checkbox" defaultChecked aria-label="Alerts" />
    <select name="city" aria-label="City">
      <option>Pune</option>
      <option>Goa</option>
    </select>
    <textarea id="note" aria-label="Note" />
  </form>
);

async function show(at = '/plans?plan=pro#prices') {
  await openSite(
    [
      {
        path: '*',
        Component: () => (
          <>
            <LanguageSwitch className="" />
            {fields}
          </>
        ),
      },
    ],
    at,
  );
}

const link = () => screen.getByRole('link', { name: 'हिंदी' });
const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label);
const leave = async () => {
  await act(async () => fireEvent.click(link()));
  await vi.waitFor(() => expect(sessionStorage.length).toBe(1));
};

test('leads to the same page in the other language', async () => {
  await show();

  expect(link().getAttribute('href')).toBe('/hi/plans?plan=pro#prices');
  expect([link().lang, link().getAttribute('hreflang')]).toEqual(['hi', 'hi']);
});

test('keeps changed fields, but no password', async () => {
  await show();
  const type = (label: string, value: string) => fireEvent.change(field(label), { target: { value } });
  type('Title', 'New');
  type('Role 2', 'Extra');
  type('Secret', 'hidden');
  type('City', 'Goa');
  type('Note', 'Bring shoes.');
  fireEvent.click(field('News'));
  fireEvent.click(field('Alerts'));

  await leave();
  field('Title').form?.reset();
  restoreTyped();

  expect(['Title', 'Role 1', 'Role 2', 'Secret', 'City', 'Note'].map((label) => field(label).value)).toEqual([
    ...['New', '', 'Extra', '', 'Goa', 'Bring shoes.'],
  ]);
  expect([field('News').checked, field('Alerts').checked]).toEqual([true, false]);
  expect(sessionStorage.length).toBe(0);
});

test('does not overwrite unchanged fields on the next page', async () => {
  await show();
  fireEvent.change(field('Title'), { target: { value: 'New' } });
  await leave();
  document.body.innerHTML =
    '<input name="title" aria-label="Title" /><input name="role" value="Lead" aria-label="Role" />';

  restoreTyped();

  expect([field('Title').value, field('Role').value]).toEqual(['New', 'Lead']);
  document.body.replaceChildren();
});

test('fills in fields that appear later, each once', async () => {
  await show();
  fireEvent.change(field('Title'), { target: { value: 'New' } });
  await leave();
  document.body.replaceChildren();

  restoreTyped();
  const late = document.createElement('div');
  late.innerHTML = '<input name="title" aria-label="Title" />';
  document.body.append(late);
  await vi.waitFor(() => expect(field('Title').value).toBe('New'));
  const again = document.createElement('input');
  again.name = 'title';
  late.replaceChildren(again);
  await Promise.resolve();

  expect(again.value).toBe('');
});

test('saves the language in the account of a logged-in user', async () => {
  storeTalent('token', { id: 't', name: 'Asha' } as never);
  await show();
  fireEvent.change(field('Title'), { target: { value: 'New' } });

  await leave();

  await vi.waitFor(() =>
    expect(received[0]).toMatchObject({ to: 'PUT /api/preferences/language', body: { language: 'hi' } }),
  );
  expect(document.cookie).toContain('=hi');
});
