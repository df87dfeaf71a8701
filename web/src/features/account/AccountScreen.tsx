import type { Channel } from '@kirdaar/contract/rules/messages';
import type { ReactNode } from 'react';
import { ChangeContact } from '#features/account/ChangeContact.tsx';
import { ChangePassword } from '#features/account/ChangePassword.tsx';
import { PresentContact } from '#features/account/PresentContact.tsx';
import { SessionList } from '#features/sessions/SessionList.tsx';
import type { Session } from '#features/sessions/SessionRow.tsx';
import { preferencesOf } from '#paths.ts';
import type { Role } from '#session/area-of.ts';
import { ButtonLink } from '#ui/Button.tsx';
import { Page } from '#ui/Page.tsx';
import { Section } from '#ui/Section.tsx';

interface AccountScreenProps {
  accountRole: Role;
  contacts: { email: string; mobile: string | null };
  sessions: readonly Session[];
  /** By which messages leave here. */
  channels: readonly Channel[];
  /** What only one role has. */
  children?: ReactNode;
}

/** How one logs in and from where, and how to change it. */
export function AccountScreen({ accountRole, contacts, sessions, channels, children }: AccountScreenProps) {
  return (
    <Page title="Account" lead="How you log in, and where you are logged in.">
      <div className="flex max-w-2xl flex-col gap-6">
        <ChangePassword accountRole={accountRole} />
        <ChangeContact accountRole={accountRole} kind="email" present={contacts.email} />
        {channels.includes('sms') ? (
          <ChangeContact accountRole={accountRole} kind="mobile" present={contacts.mobile} />
        ) : (
          <Section title="Mobile number">
            <PresentContact thing="number" present={contacts.mobile} />
            <p className="mt-3 max-w-prose">
              It cannot be changed here for now: a new number is confirmed by a code, and no text messages are
              sent.
            </p>
          </Section>
        )}
        <Section
          title="Where you are logged in"
          lead="If you do not know a device, end its login and change your password. To log out here, use Log Out in the menu above."
        >
          <SessionList accountRole={accountRole} sessions={sessions} />
        </Section>
        <Section
          title="What we write to you"
          lead="Which messages come to you, where, and in which language."
        >
          <ButtonLink to={preferencesOf[accountRole]} look="secondary">
            What we write to you
          </ButtonLink>
        </Section>
        {children}
      </div>
    </Page>
  );
}
