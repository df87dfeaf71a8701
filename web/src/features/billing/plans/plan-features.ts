import { type TextNode, textTree } from '#ui/text-tree.ts';

/** The number of features on a plan's card; the rest is behind 'View More…'. */
export const MAX_FEATURES_SHOWN = 7;

/** Returns the features of a plan, one text for each list item of its description. */
export function planFeatures(description: string): string[] {
  return textTree(description).flatMap(itemsOf);
}

function itemsOf(node: TextNode): string[] {
  if (typeof node === 'string') return [];
  return node.tag === 'li' ? [textOf(node)] : node.children.flatMap(itemsOf);
}

function textOf(node: TextNode): string {
  return typeof node === 'string' ? node : node.children.map(textOf).join('');
}
