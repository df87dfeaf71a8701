import type { Channel } from '@kirdaar/contract/rules/notifications';
import type { ReactNode } from 'react';
import { apiKeysOf } from '#account-paths.ts';
import { ChangeContact, CurrentContact } from '#features/accounts/account-settings/ChangeContact.tsx';
import { ChangePassword } from '#features/accounts/account-settings/ChangePassword.tsx';
import { VerifyEmail } from '#features/accounts/account-settings/VerifyEmail.tsx';
import { VerifyMobile } from '#features/accounts/account-settings/VerifyMobile.tsx';
import { type Session, SessionList } from '#features/accounts/sessions/SessionList.tsx';
import { consentsOf, preferencesOf } from '#paths.ts';
import type { Role } from '#session/area-of.ts';
import { ButtonLink } from '#ui/Button.tsx';
import { Page } from '#ui/Page.tsx';
import { Section } from '#ui/Section.tsx';
import * as words from '#words/accounts/account-settings.ts';
import * as common from '#words/ui/common.ts';

interface AccountScreenProps {
  accountRole: Role;
  contacts: {
    email: string;
    email_verified: boolean;
    mobile: string | null;
    mobile_verified: boolean;
    two_step_login: boolean;
  };
  sessions: readonly Session[];
  /** The channels available in this installation. */
  channels: readonly Channel[];
  /** The content for one role only. */
  children?: ReactNode;
}

/** The account page: how and where the user is logged in, and how to change it. */
export function AccountScreen({ accountRole, contacts, sessions, channels, children }: AccountScreenProps) {
  return (
    <Page title={common.account} lead={words.account_settings_lead}>
      <div className="flex max-w-2xl flex-col gap-6">
        <ChangePassword accountRole={accountRole} twoStep={contacts.two_step_login} />
        {!contacts.email_verified && <VerifyEmail accountRole={accountRole} email={contacts.email} />}
        <ChangeContact
          accountRole={accountRole}
          kind="email"
          current={contacts.email}
          twoStep={contacts.two_step_login}
        />
        {contacts.mobile && !contacts.mobile_verified && channels.includes('sms') && (
          <VerifyMobile accountRole={accountRole} mobile={contacts.mobile} />
        )}
        {channels.includes('sms') ? (
          <ChangeContact
            accountRole={accountRole}
            kind="mobile"
            current={contacts.mobile}
            twoStep={contacts.two_step_login}
          />
        ) : (
          <Section title={words.contact_title.mobile}>
            <CurrentContact kind="mobile" current={contacts.mobile} />
            <p className="mt-3 max-w-prose">{words.contact_fixed}</p>
          </Section>
        )}
        <Section title={words.sessions_title} lead={words.sessions_lead}>
          <SessionList accountRole={accountRole} sessions={sessions} />
        </Section>
        <Section title={words.notifications_title} lead={words.notifications_lead}>
          <ButtonLink to={preferencesOf[accountRole]} variant="secondary">
            {common.notification_settings}
          </ButtonLink>
        </Section>
        <Section title={common.consents} lead={words.consents_lead}>
          <ButtonLink to={consentsOf[accountRole]} variant="secondary">
            {common.consents}
          </ButtonLink>
        </Section>
        {children}
        <Section title={words.api_keys} lead={words.api_keys_hint}>
          <ButtonLink to={apiKeysOf[accountRole]} variant="secondary">
            {words.api_keys}
          </ButtonLink>
        </Section>
      </div>
    </Page>
  );
}
