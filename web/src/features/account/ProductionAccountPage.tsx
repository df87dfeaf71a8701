import { call } from '#api/call.ts';
import { titled } from '#api/product-name.ts';
import { AccountScreen } from '#features/account/AccountScreen.tsx';
import type { Route } from './+types/ProductionAccountPage.ts';

export const meta: Route.MetaFunction = (page) => titled('Account', page);

export const clientLoader = () => call('GET /api/production/sessions');

export default function ProductionAccountPage({ loaderData: { sessions } }: Route.ComponentProps) {
  return <AccountScreen accountRole="production" sessions={sessions} />;
}
