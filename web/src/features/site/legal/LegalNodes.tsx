import type { LegalPlaceholder } from '@kirdaar/contract/rules/legal';
import { Fragment } from 'react';
import { useProductName } from '#api/product-name.ts';
import { useOperator } from '#api/site-facts.ts';
import { renderNodes } from '#features/site/content/StaffText.tsx';
import { OperatorAddress } from '#features/site/legal/OperatorAddress.tsx';
import type { TextNode } from '#ui/text-tree.ts';

/** Renders a part of a legal text with the facts of the operator in place of the placeholders. */
export function LegalNodes({ nodes }: { nodes: readonly TextNode[] }) {
  const product = useProductName();
  const operator = useOperator();
  const values: Record<LegalPlaceholder, string> = {
    product,
    operator: operator.name,
    address: operator.address,
    grievance_officer: operator.grievanceOfficer,
  };
  const isPlaceholder = (name: string): name is LegalPlaceholder => name in values;
  const write = (text: string) =>
    text.replace(/\{(\w+)\}/g, (whole, name: string) => (isPlaceholder(name) ? values[name] : whole));
  return nodes.map((node, place) => {
    const block = blockOf(node);
    return (
      // biome-ignore lint/suspicious/noArrayIndexKey: the nodes of a text do not move.
      <Fragment key={place}>
        {block ? <OperatorAddress officer={block === 'grievance_officer'} /> : renderNodes([node], write)}
      </Fragment>
    );
  });
}

/** Returns which contact a paragraph of its own stands for. */
function blockOf(node: TextNode): string | undefined {
  if (typeof node === 'string' || node.tag !== 'p') return undefined;
  return /^\s*\{(address|grievance_officer)\}\s*$/.exec(node.children.join(''))?.[1];
}
