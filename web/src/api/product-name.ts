import { useRouteLoaderData } from 'react-router';

/** The product's name as configured; the root's loader hands it to every page. */
export function useProductName(): string {
  const root = useRouteLoaderData<{ productName: string }>('root');
  return root?.productName ?? '';
}
