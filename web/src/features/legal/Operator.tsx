import { useProductName } from '#api/product-name.ts';
import { useOperator } from '#api/site-facts.ts';

/** The name of who runs the product, within a sentence. */
export function Operator() {
  return <strong>{useOperator().name}</strong>;
}

/** The product's name, within a sentence. */
export function Product() {
  return <>{useProductName()}</>;
}
