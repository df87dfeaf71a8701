import { call } from '#api/call.ts';
import { titled } from '#api/product-name.ts';
import { AccountScreen } from '#features/account/AccountScreen.tsx';
import { DataExports } from '#features/data-exports/DataExports.tsx';
import { TwoStepLogin } from '#features/second-factor/TwoStepLogin.tsx';
import { useSession } from '#session/use-session.ts';
import type { Route } from './+types/ProductionAccountPage.ts';

export const meta: Route.MetaFunction = (page) => titled('Account', page);

export async function clientLoader() {
  const [{ sessions }, { channels }, contacts, secondFactor, { data_export }] = await Promise.all([
    call('GET /api/production/sessions'),
    call('GET /api/preferences'),
    call('GET /api/account'),
    call('GET /api/production/second-factor'),
    call('GET /api/production/data-exports'),
  ]);
  return { contacts, sessions, channels, secondFactor, newestExport: data_export };
}

export default function ProductionAccountPage({ loaderData }: Route.ComponentProps) {
  const { secondFactor, newestExport, ...shown } = loaderData;
  const session = useSession();
  const isOwner = session?.role === 'production' && (session.house.team_role ?? 'owner') === 'owner';
  return (
    <AccountScreen accountRole="production" {...shown}>
      <TwoStepLogin active={secondFactor.active} recoveryCodesLeft={secondFactor.recovery_codes_left} />
      {isOwner && <DataExports accountRole="production" newest={newestExport} />}
    </AccountScreen>
  );
}
