import type { Channel } from '@kirdaar/contract/rules/notifications';
import type { ReactNode } from 'react';
import { apiKeysOf } from '#account-paths.ts';
import { ChangeContact } from '#features/accounts/account-settings/ChangeContact.tsx';
import { ChangePassword } from '#features/accounts/account-settings/ChangePassword.tsx';
import { CurrentContact } from '#features/accounts/account-settings/CurrentContact.tsx';
import { VerifyEmail } from '#features/accounts/account-settings/VerifyEmail.tsx';
import { VerifyMobile } from '#features/accounts/account-settings/VerifyMobile.tsx';
import { SessionList } from '#features/accounts/sessions/SessionList.tsx';
import type { Session } from '#features/accounts/sessions/SessionRow.tsx';
import { consentsOf, preferencesOf } from '#paths.ts';
import type { Role } from '#session/area-of.ts';
import { ButtonLink } from '#ui/Button.tsx';
import { Page } from '#ui/Page.tsx';
import { Section } from '#ui/Section.tsx';

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
    <Page title="Account" lead="Your login details, and the devices you’re logged in on.">
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
          <Section title="Mobile number">
            <CurrentContact thing="mobile number" current={contacts.mobile} />
            <p className="mt-3 max-w-prose">
              You can’t change your mobile number at the moment, because we can’t send a text message to
              confirm the new one.
            </p>
          </Section>
        )}
        <Section
          title="Where you are logged in"
          lead="If you don’t recognise a device, log it out and change your password. To log out here, choose Log Out in the menu above."
        >
          <SessionList accountRole={accountRole} sessions={sessions} />
        </Section>
        <Section
          title="Notifications"
          lead="Choose which notifications you get, where, and in which language."
        >
          <ButtonLink to={preferencesOf[accountRole]} variant="secondary">
            Notification settings{' '}
          </ButtonLink>
        </Section>
        <Section title="Your consents" lead="See what you have agreed to, when, and how to withdraw it.">
          <ButtonLink to={consentsOf[accountRole]} variant="secondary">
            Your consents
          </ButtonLink>
        </Section>
        {children}
        <Section title="API keys" lead="Let your own programs work with your account.">
          <ButtonLink to={apiKeysOf[accountRole]} variant="secondary">
            API keys
          </ButtonLink>
        </Section>
      </div>
    </Page>
  );
}
