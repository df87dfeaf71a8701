import { expect, test } from 'vitest';
import { textTree } from '#features/content/text-tree.ts';

test('a text is read as the tree of its tags', () => {
  expect(textTree('<h2>We &amp; you</h2><ul><li>One<br />two</li></ul>')).toEqual([
    { tag: 'h2', children: ['We & you'] },
    { tag: 'ul', children: [{ tag: 'li', children: ['One', { tag: 'br', children: [] }, 'two'] }] },
  ]);
});

test('a link keeps an address that leads to a page, a mailbox or a telephone', () => {
  expect(textTree('<a href="/contact" rel="noopener">Write</a>')).toEqual([
    { tag: 'a', href: '/contact', children: ['Write'] },
  ]);
});

test('H-36: what runs or loads has no place in the tree', () => {
  const html =
    '<script>alert(1)</script><img src=x onerror=alert(1)><a href="javascript:alert(1)">a</a><a href="//evil.example">b</a><p onclick="alert(1)">c</p>';

  expect(textTree(html)).toEqual([
    'alert(1)',
    { tag: 'a', children: ['a'] },
    { tag: 'a', children: ['b'] },
    { tag: 'p', children: ['c'] },
  ]);
});

test('a tag that is never closed, or never opened, loses no words', () => {
  expect(textTree('</p><p>One <strong>two')).toEqual([
    { tag: 'p', children: ['One ', { tag: 'strong', children: ['two'] }] },
  ]);
});
