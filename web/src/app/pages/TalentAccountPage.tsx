import { callApi } from '#api/call-api.ts';
import { pageAction } from '#api/page-action.ts';
import { titled } from '#api/product-name.ts';
import { AccountScreen } from '#features/accounts/account-settings/AccountScreen.tsx';
import { accountWrites } from '#features/accounts/account-settings/account-writes.ts';
import { verificationWrites } from '#features/accounts/identity/registration-writes.ts';
import { Passkeys } from '#features/accounts/passkeys/Passkeys.tsx';
import { passkeyWrites } from '#features/accounts/passkeys/passkey-writes.ts';
import { sessionWrites } from '#features/accounts/sessions/session-writes.ts';
import { TwoStepLogin } from '#features/accounts/two-factor/TwoStepLogin.tsx';
import { twoFactorWrites } from '#features/accounts/two-factor/two-factor-writes.ts';
import { accountDeletionWrites } from '#features/privacy/account-deletion/account-deletion-writes.ts';
import { DeleteAccount } from '#features/privacy/account-deletion/DeleteAccount.tsx';
import { DataExports } from '#features/privacy/data-exports/DataExports.tsx';
import { dataExportWrites } from '#features/privacy/data-exports/data-export-writes.ts';
import { paths } from '#paths.ts';
import { ButtonLink } from '#ui/Button.tsx';
import { Section } from '#ui/Section.tsx';
import * as words from '#words/app/area-pages.ts';
import * as common from '#words/ui/common.ts';
import type { Route } from './+types/TalentAccountPage.ts';

export const meta: Route.MetaFunction = (page) => titled(common.account, page);

export async function clientLoader() {
  const [{ sessions }, { channels }, contacts, twoFactor, { passkeys }, { data_export }] = await Promise.all([
    callApi('GET /api/user/sessions'),
    callApi('GET /api/preferences'),
    callApi('GET /api/account'),
    callApi('GET /api/user/two-factor'),
    callApi('GET /api/user/passkeys'),
    callApi('GET /api/user/data-exports'),
  ]);
  return { contacts, sessions, channels, twoFactor, passkeys, newestExport: data_export };
}

export const clientAction = pageAction({
  ...accountWrites,
  ...verificationWrites,
  ...sessionWrites,
  ...twoFactorWrites,
  ...passkeyWrites,
  ...dataExportWrites,
  ...accountDeletionWrites,
});

export default function TalentAccountPage({ loaderData }: Route.ComponentProps) {
  const { newestExport, twoFactor, passkeys, ...shown } = loaderData;
  return (
    <AccountScreen accountRole="talent" {...shown}>
      <TwoStepLogin
        accountRole="talent"
        active={twoFactor.active}
        recoveryCodesLeft={twoFactor.recovery_codes_left}
      />
      <Passkeys accountRole="talent" passkeys={passkeys} twoStep={twoFactor.active} />
      <Section title={words.account_profile} lead={words.account_profile_lead}>
        <ButtonLink to={paths.publicProfile} variant="secondary">
          {words.account_profile}
        </ButtonLink>
      </Section>
      <Section title={common.guardian} lead={words.account_guardian_lead}>
        <ButtonLink to={paths.guardian} variant="secondary">
          {common.guardian}
        </ButtonLink>
      </Section>
      <DataExports accountRole="talent" newest={newestExport} />
      <DeleteAccount accountRole="talent" />
    </AccountScreen>
  );
}
