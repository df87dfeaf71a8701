import { useRouteLoaderData } from 'react-router';
import type { Operator, Site } from '#api/site-context.ts';

/** What the root's loader hands to every page. */
export type SiteFacts = Pick<Site, 'productName' | 'origin' | 'operator'>;

const unknown: Operator = {
  name: '',
  address: '',
  location: [0, 0],
  email: '',
  phone: '',
  grievanceOfficer: '',
};

/** Who runs the product, as configured. */
export function useOperator(): Operator {
  return useRouteLoaderData<SiteFacts>('root')?.operator ?? unknown;
}
