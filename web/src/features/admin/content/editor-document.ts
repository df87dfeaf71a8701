import type { JSONContent } from '@tiptap/react';
import { type TextNode, textTree } from '#ui/text-tree.ts';

const INLINE = ['strong', 'em', 'a', 'br'];
const blocks: Record<string, string> = {
  p: 'paragraph',
  ul: 'bulletList',
  ol: 'orderedList',
  li: 'listItem',
  blockquote: 'blockquote',
};

type Mark = NonNullable<JSONContent['marks']>[number];

export function editorDocument(html: string): JSONContent {
  return { type: 'doc', content: blocksOf(textTree(html)) };
}

/** Returns blocks; text between them gets a paragraph of its own. */
function blocksOf(nodes: readonly TextNode[]): JSONContent[] {
  const content: JSONContent[] = [];
  let loose: TextNode[] = [];
  const close = () => {
    const inline = inlineOf(loose);
    if (inline.some(({ text }) => text?.trim())) content.push({ type: 'paragraph', content: inline });
    loose = [];
  };
  for (const node of nodes) {
    if (typeof node === 'string' || INLINE.includes(node.tag)) loose.push(node);
    else {
      close();
      content.push(blockOf(node));
    }
  }
  close();
  return content.length > 0 ? content : [{ type: 'paragraph' }];
}

function blockOf({ tag, children }: Exclude<TextNode, string>): JSONContent {
  if (tag === 'h2' || tag === 'h3')
    return { type: 'heading', attrs: { level: Number(tag[1]) }, content: inlineOf(children) };
  if (tag === 'p') return { type: 'paragraph', content: inlineOf(children) };
  if (tag === 'ul' || tag === 'ol') {
    const items = children.filter((child) => typeof child !== 'string' && child.tag === 'li');
    return {
      type: blocks[tag] ?? 'bulletList',
      content: items.map((item) => blockOf(item as Exclude<TextNode, string>)),
    };
  }
  return { type: blocks[tag] ?? 'paragraph', content: blocksOf(children) };
}

function inlineOf(nodes: readonly TextNode[], marks: Mark[] = []): JSONContent[] {
  return nodes.flatMap((node): JSONContent[] => {
    if (typeof node === 'string') {
      // Line breaks of the source are spaces on a page.
      const text = node.replace(/\s+/g, ' ');
      return text ? [{ type: 'text', text, marks }] : [];
    }
    if (node.tag === 'br') return [{ type: 'hardBreak' }];
    return inlineOf(node.children, [...marks, ...marksOf(node)]);
  });
}

function marksOf({ tag, href }: Exclude<TextNode, string>): Mark[] {
  if (tag === 'strong') return [{ type: 'bold' }];
  if (tag === 'em') return [{ type: 'italic' }];
  return tag === 'a' && href ? [{ type: 'link', attrs: { href } }] : [];
}
