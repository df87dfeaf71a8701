import { useRouteLoaderData } from 'react-router';
import type { SiteFacts } from '#api/site-facts.ts';

/** The product's name as configured; the root's loader hands it to every page. */
export function useProductName(): string {
  return useRouteLoaderData<SiteFacts>('root')?.productName ?? '';
}

/** The title of a page, for its `meta`. */
export function titled(
  title: string,
  {
    matches: [root],
  }: { matches: readonly [{ loaderData?: Pick<SiteFacts, 'productName'> | undefined }, ...unknown[]] },
) {
  return [{ title: root.loaderData ? `${title} · ${root.loaderData.productName}` : title }];
}
