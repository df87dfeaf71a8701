import { act, fireEvent, screen, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { button, press } from '#testing/controls.ts';
import { pending, reply } from '#testing/mock-server.ts';
import { openContent, saveDraft } from '#testing/open-content.ts';

// jsdom has no layout, to which the editor scrolls.
Range.prototype.getClientRects = () => [] as unknown as DOMRectList;
Range.prototype.getBoundingClientRect = () => new DOMRect();

const field = (label: string | RegExp) => screen.getByLabelText<HTMLInputElement>(label);
const type = (label: string | RegExp, value: string) => fireEvent.change(field(label), { target: { value } });

const artist = { profile_type: 'MODELS', city: 'Pune', is_public: true };

test('features talent that is found by name', async () => {
  vi.useFakeTimers();
  await openContent('featured', { talent_ids: ['a'] });
  const known = { talent: [{ ...artist, id: 'a', name: 'Asha', profile_type: null, is_public: false }] };
  await reply('GET /api/admin/content/talent?ids=', known);
  expect(screen.getByRole('listitem').textContent).toBe(
    'AshaPune · not shown, because this profile is not public',
  );
  const wait = () => act(() => vi.advanceTimersByTimeAsync(250));

  type('Find talent by name', 'I');
  type('Find talent by name', 'Im');
  await wait();
  await reply('GET /api/admin/content/talent?text=Im', {
    talent: [
      { ...artist, id: 'a', name: 'Asha' },
      { ...artist, id: 'i', name: 'Imran' },
    ],
  });
  expect(pending).toEqual([]);
  expect([button('Add Asha').disabled, button('Add Imran').disabled]).toEqual([true, false]);
  expect(fireEvent.keyDown(field('Find talent by name'), { key: 'Enter' })).toBe(false);
  expect(fireEvent.keyDown(field('Find talent by name'), { key: 'a' })).toBe(true);
  await press('Add Imran');

  expect(field('Find talent by name').value).toBe('');
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'AshaPune · not shown, because this profile is not public',
    'ImranMODELS, Pune',
  ]);
  expect(await saveDraft()).toEqual({ talent_ids: ['a', 'i'] });
});

test('says that nobody is featured or found, and shows no result of an earlier text', async () => {
  vi.useFakeTimers();
  await openContent('featured', { talent_ids: [] });
  expect(screen.getByText(/^No talent chosen/)).toBeDefined();
  expect(pending).toEqual([]);
  const wait = () => act(() => vi.advanceTimersByTimeAsync(250));

  type('Find talent by name', 'Im');
  await wait();
  type('Find talent by name', 'Imr');
  await reply('GET /api/admin/content/talent?text=Im', {
    talent: [{ ...artist, id: 'i', name: 'Im' }],
  });
  expect(screen.queryByRole('listitem')).toBeNull();
  await wait();
  await reply('GET /api/admin/content/talent?text=Imr', { talent: [] });
  expect(screen.getByText('No talent found.')).toBeDefined();
  type('Find talent by name', ' ');

  expect(screen.queryByText('No talent found.')).toBeNull();
});

test('features at most twelve', async () => {
  await openContent('featured', { talent_ids: Array.from({ length: 12 }, (_, place) => `t${place}`) });
  expect(field('Find talent by name').disabled).toBe(true);

  const remove = screen.getAllByRole('button', { name: 'Remove Talent' })[0];
  await act(async () => fireEvent.click(remove ?? document.body));

  expect(field('Find talent by name').disabled).toBe(false);
});

const html =
  'Loose <em>text</em>.<h2>We</h2><p>We <strong>cast</strong> <a href="/a">here</a>.<br>Daily</p>' +
  '<ul><li>One</li><li>Two</li></ul><ol><li>First</li></ol><blockquote><p>Said</p></blockquote>';
/** As the editor writes it, which ends with a paragraph to type in. */
const edited =
  '<p>Loose <em>text</em>.</p><h2>We</h2><p>We <strong>cast</strong> <a target="_blank" ' +
  'rel="noopener noreferrer nofollow" href="/a">here</a>.<br>Daily</p><ul><li>One</li><li>Two</li></ul>' +
  '<ol><li>First</li></ol><blockquote><p>Said</p></blockquote><p></p>';

test('edits the text about us with its headings, lists and links', async () => {
  await openContent('about', { html });
  const editor = await screen.findByRole('textbox', { name: 'About text' });
  expect(within(editor).getByRole('link', { name: 'here' }).getAttribute('href')).toBe('/a');
  expect(within(editor).getAllByRole('listitem')).toHaveLength(3);

  await press('Heading');
  expect(button('Heading').ariaPressed).toBe('true');
  const headed = (await saveDraft()) as { html: string };
  await press('Undo');
  const undone = (await saveDraft()) as { html: string };

  expect(headed.html).toBe(edited.replace('<p>Loose <em>text</em>.</p>', '<h2>Loose <em>text</em>.</h2>'));
  expect(undone.html).toBe(edited);
});

test('asks for the change of a legal text, and for a note only when people agree again', async () => {
  const words = { lead: 'What applies.', html: '<p>One</p>', asks_again: false, change_note: '' };
  await openContent('legal', words, { key: 'terms' });
  await screen.findByRole('textbox', { name: 'Text' });
  expect(screen.queryByLabelText(/^What changed/)).toBeNull();

  type(/^Introduction/, 'What applies now.');
  fireEvent.click(field(/^It changes what people agree to/));
  type(/^What changed/, 'Refunds.');
  expect(await saveDraft()).toEqual({
    ...words,
    ...{ lead: 'What applies now.', asks_again: true, change_note: 'Refunds.' },
  });
  fireEvent.click(field('It only corrects the wording'));

  expect(screen.queryByLabelText(/^What changed/)).toBeNull();
  expect(await saveDraft()).toMatchObject({ asks_again: false });
});
