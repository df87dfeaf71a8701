import { type TextNode, textTree } from '#features/content/text-tree.ts';

/** How many features of a plan its card shows; the rest waits behind 'View More…'. */
export const FEATURES_SHOWN = 7;

/** What a plan holds, one text for each list item of its description. */
export function planFeatures(description: string): string[] {
  return textTree(description).flatMap(itemsOf);
}

function itemsOf(node: TextNode): string[] {
  if (typeof node === 'string') return [];
  return node.tag === 'li' ? [wordsOf(node)] : node.children.flatMap(itemsOf);
}

function wordsOf(node: TextNode): string {
  return typeof node === 'string' ? node : node.children.map(wordsOf).join('');
}
