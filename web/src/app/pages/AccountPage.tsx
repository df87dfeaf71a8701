import { useLocation } from 'react-router';
import { callApi } from '#api/call-api.ts';
import { pageAction } from '#api/page-action.ts';
import { titled } from '#api/product-name.ts';
import { AccountScreen } from '#features/accounts/account-settings/AccountScreen.tsx';
import { accountWrites } from '#features/accounts/account-settings/account-writes.ts';
import { verificationWrites } from '#features/accounts/identity/registration-writes.ts';
import { Passkeys } from '#features/accounts/passkeys/Passkeys.tsx';
import { passkeyWrites } from '#features/accounts/passkeys/passkey-writes.ts';
import { sessionWrites } from '#features/accounts/sessions/SessionList.tsx';
import { TwoStepLogin, twoFactorWrites } from '#features/accounts/two-factor/TwoStepLogin.tsx';
import { accountDeletionWrites, DeleteAccount } from '#features/privacy/account-deletion/DeleteAccount.tsx';
import { DataExports, dataExportWrites } from '#features/privacy/data-exports/DataExports.tsx';
import { BadgeSection } from '#features/privacy/identity-checks/BadgeSection.tsx';
import { CorrectionRequests } from '#features/privacy/identity-checks/CorrectionRequests.tsx';
import { correctionWrites } from '#features/privacy/identity-checks/correction-writes.ts';
import { housePaths } from '#house-paths.ts';
import { paths } from '#paths.ts';
import { areaOf, roleOfPath } from '#session/area-of.ts';
import { useSession } from '#session/use-session.ts';
import { ButtonLink } from '#ui/Button.tsx';
import { Section } from '#ui/Section.tsx';
import * as words from '#words/app/area-pages.ts';
import * as representation from '#words/representation/mandates.ts';
import * as common from '#words/ui/common.ts';
import type { Route } from './+types/AccountPage.ts';

export const meta: Route.MetaFunction = (page) => titled(common.account, page);

export async function clientLoader({ request }: { request: Request }) {
  const area = areaOf[roleOfPath(new URL(request.url).pathname)];
  const [
    { sessions },
    { channels },
    contacts,
    twoFactor,
    { passkeys },
    { data_export },
    { requests },
    check,
  ] = await Promise.all([
    callApi(`GET /api/${area}/sessions`),
    callApi('GET /api/preferences'),
    callApi('GET /api/account'),
    callApi(`GET /api/${area}/two-factor`),
    callApi(`GET /api/${area}/passkeys`),
    callApi(`GET /api/${area}/data-exports`),
    callApi(`GET /api/${area}/correction-requests`),
    area === 'user' ? callApi('GET /api/user/badge-check') : undefined,
  ]);
  return {
    contacts,
    sessions,
    channels,
    twoFactor,
    passkeys,
    newestExport: data_export,
    requests,
    badge: check?.badge,
  };
}

export const clientAction = pageAction({
  ...accountWrites,
  ...verificationWrites,
  ...sessionWrites,
  ...twoFactorWrites,
  ...passkeyWrites,
  ...dataExportWrites,
  ...correctionWrites,
  ...accountDeletionWrites,
});

/** The account page of both roles. */
export default function AccountPage({ loaderData }: Route.ComponentProps) {
  const { twoFactor, passkeys, newestExport, requests, badge, ...shown } = loaderData;
  const role = roleOfPath(useLocation().pathname);
  const session = useSession();
  const isOwner = session?.role === 'production' && (session.house.team_role ?? 'owner') === 'owner';
  return (
    <AccountScreen accountRole={role} {...shown}>
      <TwoStepLogin
        accountRole={role}
        active={twoFactor.active}
        recoveryCodesLeft={twoFactor.recovery_codes_left}
      />
      <Passkeys accountRole={role} passkeys={passkeys} twoStep={twoFactor.active} />
      {role === 'talent' && (
        <>
          <LinkSection
            title={words.account_profile}
            lead={words.account_profile_lead}
            to={paths.publicProfile}
          />
          <LinkSection title={common.guardian} lead={words.account_guardian_lead} to={paths.guardian} />
          <LinkSection
            title={representation.mandates_title}
            lead={representation.mandates_lead}
            to={paths.representation}
          />
        </>
      )}
      {badge && <BadgeSection badge={badge} />}
      {role === 'production' && isOwner && (
        <LinkSection title={common.webhooks} lead={words.account_webhooks_lead} to={housePaths.webhooks} />
      )}
      {(role === 'talent' || isOwner) && (
        <DataExports accountRole={role} newest={newestExport} twoStep={twoFactor.active} />
      )}
      <CorrectionRequests accountRole={role} requests={requests} />
      <DeleteAccount accountRole={role} twoStep={twoFactor.active} />
    </AccountScreen>
  );
}

function LinkSection({ title, lead, to }: { title: string; lead: string; to: string }) {
  return (
    <Section title={title} lead={lead}>
      <ButtonLink to={to} variant="secondary">
        {title}
      </ButtonLink>
    </Section>
  );
}
