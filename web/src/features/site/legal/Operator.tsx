import { useProductName } from '#api/product-name.ts';
import { useOperator } from '#api/site-facts.ts';

/** Name of the operator, within a sentence. */
export function Operator() {
  return <strong>{useOperator().name}</strong>;
}

/** Name of the product, within a sentence. */
export function Product() {
  return <>{useProductName()}</>;
}
