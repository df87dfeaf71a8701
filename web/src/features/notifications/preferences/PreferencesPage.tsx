import type { Agreement } from '@kirdaar/contract/notifications/preferences';
import { languageNames, languages } from '@kirdaar/contract/rules/languages';
import { applicationDigests, QUIET_FROM, QUIET_UNTIL } from '@kirdaar/contract/rules/notifications';
import { useLocation } from 'react-router';
import { callApi } from '#api/call-api.ts';
import { pageAction } from '#api/page-action.ts';
import { titled } from '#api/product-name.ts';
import { useWrite } from '#api/use-write.ts';
import { PreferenceTable, waysOf } from '#features/notifications/preferences/PreferenceTable.tsx';
import { preferenceWrites } from '#features/notifications/preferences/preference-writes.ts';
import { RadioSetting, SavingState, useSetting } from '#features/notifications/preferences/use-setting.tsx';
import { PushSwitch, pushWrites } from '#features/notifications/push/PushSwitch.tsx';
import { roleOfPath } from '#session/area-of.ts';
import { Page } from '#ui/Page.tsx';
import { Section } from '#ui/Section.tsx';
import { Switch } from '#ui/Switch.tsx';
import { channels as channelNames } from '#words/notifications/dispatch.ts';
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

export default function PreferencesPage({ loaderData: { loaded, subscription } }: Route.ComponentProps) {
  const role = roleOfPath(useLocation().pathname);
  const savingLanguage = useWrite(preferenceWrites, 'setLanguage');
  const savingDigest = useWrite(preferenceWrites, 'setApplicationDigest');
  const { mobile, mobile_verified, agreements, application_digest } = loaded;
  return (
    <Page title={common.notification_settings} lead={words.lead}>
      <div className="flex max-w-3xl flex-col gap-6">
        <Section title={common.language} lead={words.language_lead}>
          <RadioSetting
            legend={common.language}
            name="language"
            stored={loaded.language}
            options={languages}
            labelOf={(one) => <span lang={one}>{languageNames[one]}</span>}
            saving={savingLanguage}
            className="flex flex-wrap gap-x-8"
          />
        </Section>
        {application_digest && (
          <Section title={words.digest} lead={words.digest_lead}>
            <RadioSetting
              legend={words.digest}
              name="application_digest"
              stored={application_digest}
              options={applicationDigests}
              labelOf={(one) => words.digests[one]}
              saving={savingDigest}
              className="grid gap-x-8 sm:grid-cols-2"
            />
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
        <Section
          title={words.types}
          lead={loaded.quiet_hours && words.types_lead(QUIET_FROM - 12, QUIET_UNTIL)}
        >
          <PreferenceTable accountRole={role} loaded={loaded} />
        </Section>
      </div>
    </Page>
  );
}

/** Gives or withdraws consent to notifications on the phone, with the text of the agreement. */
function AgreementSwitch(props: { agreement: Agreement; mobile: string | null; verified: boolean }) {
  const { agreement, mobile, verified } = props;
  const { channel, agreed, text, version } = agreement;
  const saving = useWrite(preferenceWrites, 'setAgreement');
  const { value, busy, failure, change, undo } = useSetting(agreed, saving, (next) =>
    saving.submit({ channel, agreed: next, version }),
  );
  const name = channelNames[channel];
  return (
    <div>
      <Switch
        label={labelOf(name, mobile, verified)}
        hint={`“${text}”`}
        on={value}
        busy={busy || (!verified && !value)}
        onSwitch={change}
      />
      <SavingState busy={busy} failure={failure} undo={undo} />
    </div>
  );
}

function labelOf(channel: string, mobile: string | null, verified: boolean): string {
  if (!mobile) return words.agreement_none(channel);
  return verified ? words.agreement_to(channel, mobile) : words.agreement_unverified(channel);
}
