import { useRouteLoaderData } from 'react-router';
import type { Operator, Site } from '#api/site-context.ts';

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

/** The data that the root loader passes to every page. */
export type SiteFacts = Pick<Site, 'productName' | 'origin' | 'operator'>;

const unknown: Operator = {
  name: '',
  address: '',
  location: [0, 0],
  email: '',
  phone: '',
  grievanceOfficer: '',
};

/** Returns the configured operator of the product. */
export function useOperator(): Operator {
  return useRouteLoaderData<SiteFacts>('root')?.operator ?? unknown;
}
