import { useRouteLoaderData } from 'react-router';

interface RootData {
  productName: string;
}

/** The product's name as configured; the root's loader hands it to every page. */
export function useProductName(): string {
  return useRouteLoaderData<RootData>('root')?.productName ?? '';
}

/** The title of a page, for its `meta`. */
export function titled(
  title: string,
  { matches: [root] }: { matches: readonly [{ loaderData?: RootData | undefined }, ...unknown[]] },
) {
  return [{ title: root.loaderData ? `${title} · ${root.loaderData.productName}` : title }];
}
