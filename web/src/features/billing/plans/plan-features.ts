import { langOf } from '#api/lang-of.ts';
import type { Plan } from '#features/billing/plans/plan-prices.ts';
import { type TextNode, textTree } from '#ui/text-tree.ts';

/** The number of features on a plan's card; the rest is behind 'View More…'. */
export const MAX_FEATURES_SHOWN = 7;

export interface PlanFeature {
  text: string;
  /** The language of the text, if it is not that of the page. */
  lang: string | undefined;
}

/** Returns the features of a plan, one text for each list item of its description. */
export function planFeatures(plan: Pick<Plan, 'description' | 'in_english'>): PlanFeature[] {
  return textTree(plan.description)
    .flatMap(itemsOf)
    .map((text, place) => ({ text, lang: langOf(plan, `features.${place}`) }));
}

function itemsOf(node: TextNode): string[] {
  if (typeof node === 'string') return [];
  return node.tag === 'li' ? [textOf(node)] : node.children.flatMap(itemsOf);
}

function textOf(node: TextNode): string {
  return typeof node === 'string' ? node : node.children.map(textOf).join('');
}
