import type { TextNode } from '#ui/text-tree.ts';

export interface Clause {
  id: string;
  title: string;
  nodes: TextNode[];
}

/** Splits a text at its headings. What comes before the first heading is the intro. */
export function clausesOf(nodes: readonly TextNode[]): { intro: TextNode[]; clauses: Clause[] } {
  const intro: TextNode[] = [];
  const clauses: Clause[] = [];
  for (const node of nodes) {
    const clause = clauses.at(-1);
    if (typeof node !== 'string' && node.tag === 'h2') clauses.push(clauseOf(textOf(node), clauses));
    else if (clause) clause.nodes.push(node);
    else if (typeof node !== 'string' || node.trim()) intro.push(node);
  }
  return { intro, clauses };
}

/** The id is made of the title, so that a link to a clause lasts as long as its title. */
function clauseOf(title: string, before: readonly Clause[]): Clause {
  const slug =
    title
      .toLowerCase()
      .replace(/[^\p{L}\p{M}\p{N}]+/gu, '-')
      .replace(/^-|-$/g, '') || 'clause';
  const isTaken = before.some(({ id }) => id === slug);
  return { id: isTaken ? `${slug}-${before.length + 1}` : slug, title, nodes: [] };
}

function textOf(node: TextNode): string {
  return typeof node === 'string' ? node : node.children.map(textOf).join('');
}
