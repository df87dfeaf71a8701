import { createElement, type ReactNode } from 'react';
import { Link } from 'react-router';
import { type TextNode, textTree } from '#ui/text-tree.ts';

/**
 * Renders HTML written by admins and sanitised by the server. It is built element by element, because the
 * content security policy does not let scripts insert markup.
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
