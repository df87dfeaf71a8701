import { QUIET_FROM, QUIET_UNTIL } from '@kirdaar/contract/rules/notifications';
import { useLocation } from 'react-router';
import { callApi } from '#api/call-api.ts';
import { pageAction } from '#api/page-action.ts';
import { titled } from '#api/product-name.ts';
import { AgreementSwitch } from '#features/notifications/preferences/AgreementSwitch.tsx';
import { waysOf } from '#features/notifications/preferences/channel-gap.ts';
import { DigestChoice } from '#features/notifications/preferences/DigestChoice.tsx';
import { LanguageChoice } from '#features/notifications/preferences/LanguageChoice.tsx';
import { PreferenceTable } from '#features/notifications/preferences/PreferenceTable.tsx';
import { preferenceWrites } from '#features/notifications/preferences/preference-writes.ts';
import { PushSwitch } from '#features/notifications/push/PushSwitch.tsx';
import { pushWrites } from '#features/notifications/push/push-writes.ts';
import { roleOfPath } from '#session/area-of.ts';
import { Page } from '#ui/Page.tsx';
import { Section } from '#ui/Section.tsx';
import * as words from '#words/notifications/preferences.ts';
import * as common from '#words/ui/common.ts';
import type { Route } from './+types/PreferencesPage.ts';

export const meta: Route.MetaFunction = (page) => titled(common.notification_settings, page);

export async function clientLoader() {
  const [loaded, subscription] = await Promise.all([
    callApi('GET /api/preferences'),
    callApi('GET /api/push-subscription'),
  ]);
  return { loaded, subscription };
}

export const clientAction = pageAction({ ...preferenceWrites, ...pushWrites });

/** Notification settings of an account: kinds, channels and language. */
export default function PreferencesPage({ loaderData: { loaded, subscription } }: Route.ComponentProps) {
  const role = roleOfPath(useLocation().pathname);
  const { language, mobile, mobile_verified, agreements, application_digest } = loaded;
  return (
    <Page title={common.notification_settings} lead={words.lead}>
      <div className="flex max-w-3xl flex-col gap-6">
        <Section title={common.language} lead={words.language_lead}>
          <LanguageChoice language={language} />
        </Section>
        {application_digest && (
          <Section title={words.digest} lead={words.digest_lead}>
            <DigestChoice digest={application_digest} />
          </Section>
        )}
        {agreements.length > 0 && (
          <Section title={words.phone} lead={words.phone_lead}>
            <div className="flex flex-col gap-5">
              {agreements.map((agreement) => (
                <div key={agreement.channel} id={waysOf[agreement.channel]} className="scroll-mt-24">
                  <AgreementSwitch agreement={agreement} mobile={mobile} verified={mobile_verified} />
                </div>
              ))}
            </div>
          </Section>
        )}
        <div id={waysOf.push} className="scroll-mt-24">
          <Section title={words.browser} lead={words.browser_lead}>
            <PushSwitch subscription={subscription} />
          </Section>
        </div>
        <Section title={words.types} lead={words.types_lead(QUIET_FROM - 12, QUIET_UNTIL)}>
          <PreferenceTable accountRole={role} loaded={loaded} />
        </Section>
      </div>
    </Page>
  );
}
