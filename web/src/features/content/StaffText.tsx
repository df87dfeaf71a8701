import { createElement, type ReactNode } from 'react';
import { Link } from 'react-router';
import { type TextNode, textTree } from '#features/content/text-tree.ts';

/**
 * A text that staff wrote as HTML. The server has sanitised it; here it becomes elements one by one, for the
 * content policy lets no script hand markup to the browser.
 */
export function StaffText({ html }: { html: string }) {
  return createElement('div', { className: 'prose' }, ...textTree(html).map(rendered));
}

function rendered(node: TextNode): ReactNode {
  if (typeof node === 'string') return node;
  const { tag, href } = node;
  const children = node.children.map(rendered);
  if (href?.startsWith('/')) return createElement(Link, { to: href }, ...children);
  return createElement(tag, href ? { href, rel: 'noopener nofollow' } : null, ...children);
}
