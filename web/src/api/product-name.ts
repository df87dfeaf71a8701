import { useRouteLoaderData } from 'react-router';
import type { SiteFacts } from '#api/site-facts.ts';

/** Returns the configured product name, which the root loader passes to every page. */
export function useProductName(): string {
  return useRouteLoaderData<SiteFacts>('root')?.productName ?? '';
}

/** Returns the title of a page for its `meta`. */
export function titled(
  title: string,
  {
    matches: [root],
  }: { matches: readonly [{ loaderData?: Pick<SiteFacts, 'productName'> | undefined }, ...unknown[]] },
) {
  return [{ title: root.loaderData ? `${title} · ${root.loaderData.productName}` : title }];
}
