import { callApi } from '#api/call-api.ts';
import { pageAction } from '#api/page-action.ts';
import { titled } from '#api/product-name.ts';
import { AccountScreen } from '#features/accounts/account-settings/AccountScreen.tsx';
import { accountWrites } from '#features/accounts/account-settings/account-writes.ts';
import { Passkeys } from '#features/accounts/passkeys/Passkeys.tsx';
import { passkeyWrites } from '#features/accounts/passkeys/passkey-writes.ts';
import { sessionWrites } from '#features/accounts/sessions/session-writes.ts';
import { TwoStepLogin } from '#features/accounts/two-factor/TwoStepLogin.tsx';
import { twoFactorWrites } from '#features/accounts/two-factor/two-factor-writes.ts';
import { accountDeletionWrites } from '#features/privacy/account-deletion/account-deletion-writes.ts';
import { DeleteAccount } from '#features/privacy/account-deletion/DeleteAccount.tsx';
import { DataExports } from '#features/privacy/data-exports/DataExports.tsx';
import { dataExportWrites } from '#features/privacy/data-exports/data-export-writes.ts';
import { housePaths } from '#house-paths.ts';
import { useSession } from '#session/use-session.ts';
import { ButtonLink } from '#ui/Button.tsx';
import { Section } from '#ui/Section.tsx';
import * as words from '#words/app/area-pages.ts';
import * as common from '#words/ui/common.ts';
import type { Route } from './+types/ProductionAccountPage.ts';

export const meta: Route.MetaFunction = (page) => titled(common.account, page);

export async function clientLoader() {
  const [{ sessions }, { channels }, contacts, twoFactor, { passkeys }, { data_export }] = await Promise.all([
    callApi('GET /api/production/sessions'),
    callApi('GET /api/preferences'),
    callApi('GET /api/account'),
    callApi('GET /api/production/two-factor'),
    callApi('GET /api/production/passkeys'),
    callApi('GET /api/production/data-exports'),
  ]);
  return { contacts, sessions, channels, twoFactor, passkeys, newestExport: data_export };
}

export const clientAction = pageAction({
  ...accountWrites,
  ...sessionWrites,
  ...twoFactorWrites,
  ...passkeyWrites,
  ...dataExportWrites,
  ...accountDeletionWrites,
});

export default function ProductionAccountPage({ loaderData }: Route.ComponentProps) {
  const { twoFactor, passkeys, newestExport, ...shown } = loaderData;
  const session = useSession();
  const isOwner = session?.role === 'production' && (session.house.team_role ?? 'owner') === 'owner';
  return (
    <AccountScreen accountRole="production" {...shown}>
      <TwoStepLogin
        accountRole="production"
        active={twoFactor.active}
        recoveryCodesLeft={twoFactor.recovery_codes_left}
      />
      <Passkeys accountRole="production" passkeys={passkeys} twoStep={twoFactor.active} />
      {isOwner && (
        <Section title={common.webhooks} lead={words.account_webhooks_lead}>
          <ButtonLink to={housePaths.webhooks} variant="secondary">
            {common.webhooks}
          </ButtonLink>
        </Section>
      )}
      {isOwner && <DataExports accountRole="production" newest={newestExport} />}
      <DeleteAccount accountRole="production" />
    </AccountScreen>
  );
}
