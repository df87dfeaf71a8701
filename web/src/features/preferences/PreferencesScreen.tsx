import type { Reply } from '@kirdaar/contract/api';
import { kindsOf, QUIET_FROM, QUIET_UNTIL } from '@kirdaar/contract/rules/messages';
import { AgreementSwitch } from '#features/preferences/AgreementSwitch.tsx';
import { KindPreferences } from '#features/preferences/KindPreferences.tsx';
import { LanguageChoice } from '#features/preferences/LanguageChoice.tsx';
import { PushSwitch } from '#features/push/PushSwitch.tsx';
import type { Role } from '#session/area-of.ts';
import { Page } from '#ui/Page.tsx';
import { Section } from '#ui/Section.tsx';

interface PreferencesScreenProps {
  reader: Role;
  loaded: Reply<'GET /api/preferences'>;
  subscription: Reply<'GET /api/push-subscription'>;
}

/** What is written to an account, by which channels and in which language. */
export function PreferencesScreen({ reader, loaded, subscription }: PreferencesScreenProps) {
  const { language, mobile, agreements } = loaded;
  return (
    <Page
      title="What we write to you"
      lead="Everything stands under the bell. Choose what also comes to you elsewhere; each switch holds at once."
    >
      <div className="flex max-w-3xl flex-col gap-6">
        <Section title="Language" lead="Letters and notices are written in it from now on.">
          <LanguageChoice language={language} />
        </Section>
        {agreements.length > 0 && (
          <Section
            title="On your phone"
            lead="Nothing comes to your number until you agree. You can take it back at any time; what you said, and when, is kept."
          >
            <div className="flex flex-col gap-5">
              {agreements.map((agreement) => (
                <AgreementSwitch key={agreement.channel} agreement={agreement} mobile={mobile} />
              ))}
            </div>
          </Section>
        )}
        <Section
          title="In this browser"
          lead="Messages are shown also while the site is closed, until you log out here."
        >
          <PushSwitch subscription={subscription} />
        </Section>
        <Section
          title="What comes, and where"
          lead={`Between ${QUIET_FROM}:00 and 0${QUIET_UNTIL}:00 in India nothing is sent that you did not ask for just then; it waits for the morning.`}
        >
          <div className="flex flex-col gap-6">
            {kindsOf[reader].map((kind) => (
              <KindPreferences key={kind} reader={reader} kind={kind} loaded={loaded} />
            ))}
          </div>
        </Section>
      </div>
    </Page>
  );
}
