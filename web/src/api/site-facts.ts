import { useRouteLoaderData } from 'react-router';
import type { Operator, Site } from '#api/site-context.ts';

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
