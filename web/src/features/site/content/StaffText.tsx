import { createElement, type ReactNode } from 'react';
import { Link } from 'react-router';
import { type TextNode, textTree } from '#ui/text-tree.ts';

/**
 * Renders HTML written by admins and sanitised by the server. It is built element by element, because the
 * content security policy does not let scripts insert markup.
 */
export function StaffText({ html, lang }: { html: string; lang?: string | undefined }) {
  return createElement('div', { className: 'prose', lang }, ...renderNodes(textTree(html)));
}

/** Renders a part of such HTML; `write` renders the texts in it. */
export function renderNodes(
  nodes: readonly TextNode[],
  write: (text: string) => ReactNode = (text) => text,
): ReactNode[] {
  return nodes.map((node) => {
    if (typeof node === 'string') return write(node);
    const { tag, href } = node;
    const children = renderNodes(node.children, write);
    if (href?.startsWith('/')) return createElement(Link, { to: href }, ...children);
    return createElement(tag, href ? { href, rel: 'noopener nofollow' } : null, ...children);
  });
}
