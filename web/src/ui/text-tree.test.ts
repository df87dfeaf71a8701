import { expect, test } from 'vitest';
import { textTree } from '#ui/text-tree.ts';

test('parses a text into a tree of tags', () => {
  expect(textTree('<h2>We &amp; you</h2><ul><li>One<br />two</li></ul>')).toEqual([
    { tag: 'h2', children: ['We & you'] },
    { tag: 'ul', children: [{ tag: 'li', children: ['One', { tag: 'br', children: [] }, 'two'] }] },
  ]);
});

test('keeps links to pages, email addresses and phone numbers', () => {
  expect(textTree('<a href="/contact" rel="noopener">Write</a>')).toEqual([
    { tag: 'a', href: '/contact', children: ['Write'] },
  ]);
});

test('drops scripts, images, event handlers and unsafe links', () => {
  const html =
    '<script>alert(1)</script><img src=x onerror=alert(1)><a href="javascript:alert(1)">a</a><a href="//evil.example">b</a><p onclick="alert(1)">c</p>';

  expect(textTree(html)).toEqual([
    'alert(1)',
    { tag: 'a', children: ['a'] },
    { tag: 'a', children: ['b'] },
    { tag: 'p', children: ['c'] },
  ]);
});

test('keeps the text of unclosed and unopened tags', () => {
  expect(textTree('</p><p>One <strong>two')).toEqual([
    { tag: 'p', children: ['One ', { tag: 'strong', children: ['two'] }] },
  ]);
});
