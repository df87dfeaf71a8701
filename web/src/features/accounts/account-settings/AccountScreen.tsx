import type { Reply } from '@kirdaar/contract/api';
import type { Channel } from '@kirdaar/contract/rules/notifications';
import { type ReactNode, useState } from 'react';
import { Link, useRevalidator } from 'react-router';
import { apiKeysOf, consentsOf, forgotPasswordOf, preferencesOf } from '#account-paths.ts';
import { serverMessage } from '#api/server-message.ts';
import { useWrite } from '#api/use-write.ts';
import { authenticatorCode, currentPassword } from '#features/accounts/account-settings/account-fields.ts';
import { accountWrites } from '#features/accounts/account-settings/account-writes.ts';
import { ChangeContact, CurrentContact } from '#features/accounts/account-settings/ChangeContact.tsx';
import { CodeForm } from '#features/accounts/identity/CodeForm.tsx';
import { FieldsForm } from '#features/accounts/identity/FieldsForm.tsx';
import { newPasswordFields } from '#features/accounts/identity/identity-fields.ts';
import { verificationWrites } from '#features/accounts/identity/registration-writes.ts';
import { type Session, SessionList } from '#features/accounts/sessions/SessionList.tsx';
import type { Role } from '#session/area-of.ts';
import { Button, ButtonLink } from '#ui/Button.tsx';
import { Notice } from '#ui/Notice.tsx';
import { Page } from '#ui/Page.tsx';
import { Section } from '#ui/Section.tsx';
import { sentence } from '#ui/sentence.ts';
import * as words from '#words/accounts/account-settings.ts';
import { inbox_title } from '#words/notifications/inbox.ts';
import * as common from '#words/ui/common.ts';

interface AccountScreenProps {
  accountRole: Role;
  contacts: Omit<Reply<'GET /api/account'>, 'success'>;
  sessions: readonly Session[];
  /** The channels available in this installation. */
  channels: readonly Channel[];
  /** The content for one role only. */
  children?: ReactNode;
}

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
        <Section title={inbox_title} lead={words.notifications_lead}>
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

const passwordFields = [currentPassword, ...newPasswordFields('new_password')];

function ChangePassword({ accountRole, twoStep }: { accountRole: Role; twoStep: boolean }) {
  const [changes, setChanges] = useState(0);
  const change = useWrite(accountWrites, 'changePassword', { onDone: () => setChanges(changes + 1) });

  return (
    <Section title={common.password} lead={words.password_lead}>
      <div className="flex flex-col gap-5">
        {change.reply && <Notice tone="success">{change.reply.message}</Notice>}
        <FieldsForm
          // A new form after each change, without the passwords.
          key={changes}
          fields={twoStep ? [...passwordFields, authenticatorCode] : passwordFields}
          write={{
            ...change,
            submit: ({ current_password, new_password, code }) =>
              change.submit({ role: accountRole, current_password, new_password, ...(code && { code }) }),
          }}
          accountRole={accountRole}
          submitLabel={words.password_submit}
          busyLabel={words.password_busy}
          fallbackError={words.password_failed}
        />
        <p>
          <Link
            to={forgotPasswordOf[accountRole]}
            className="font-semibold text-accent underline-offset-4 hover:underline"
          >
            {words.password_forgot}
          </Link>
        </p>
      </div>
    </Section>
  );
}

/** Verifies the email of an account that was verified by text message. */
function VerifyEmail({ accountRole, email }: { accountRole: Role; email: string }) {
  const { revalidate } = useRevalidator();
  const [sent, setSent] = useState(false);
  const sending = useWrite(verificationWrites, 'resendCode', { onDone: () => setSent(true) });
  const resending = useWrite(verificationWrites, 'resendCode');
  const verification = useWrite(verificationWrites, 'verifyAccount', { onDone: revalidate });
  const request = { role: accountRole, email, attempt: undefined };
  return (
    <Section title={common.verify_email} lead={words.verify_email_lead}>
      <div className="flex flex-col gap-5">
        {sending.error && <Notice tone="failure">{serverMessage(sending.error, common.otp_failed)}</Notice>}
        {sent ? (
          <CodeForm
            lead={sentence(words.code_enter(<strong className="wrap-anywhere">{email}</strong>))}
            write={{ ...verification, submit: (otp) => verification.submit({ ...request, otp }) }}
            resend={{ ...resending, submit: () => resending.submit(request) }}
            accountRole={accountRole}
            action={words.verify_email_submit}
          />
        ) : (
          <Button
            variant="secondary"
            className="self-start"
            disabled={sending.busy}
            onClick={() => sending.submit(request)}
          >
            {sending.busy ? common.sending : words.code_send_to(email)}
          </Button>
        )}
      </div>
    </Section>
  );
}

/** Verifies the mobile number that the account was registered with, by a code in a text message. */
function VerifyMobile({ accountRole, mobile }: { accountRole: Role; mobile: string }) {
  const sending = useWrite(accountWrites, 'sendMobileCode');
  const resending = useWrite(accountWrites, 'sendMobileCode');
  const verification = useWrite(accountWrites, 'verifyMobile');
  return (
    <Section title={words.verify_mobile_title} lead={words.verify_mobile_lead}>
      <div className="flex flex-col gap-5">
        {sending.error && <Notice tone="failure">{serverMessage(sending.error, common.otp_failed)}</Notice>}
        {sending.reply ? (
          <CodeForm
            lead={sentence(words.code_sent(<strong className="wrap-anywhere">{mobile}</strong>))}
            write={{ ...verification, submit: (otp) => verification.submit({ role: accountRole, otp }) }}
            resend={{ ...resending, submit: () => resending.submit(accountRole) }}
            accountRole={accountRole}
            action={words.verify_mobile_submit}
          />
        ) : (
          <Button
            variant="secondary"
            className="self-start"
            disabled={sending.busy}
            onClick={() => sending.submit(accountRole)}
          >
            {sending.busy ? common.sending : words.code_send_to(mobile)}
          </Button>
        )}
      </div>
    </Section>
  );
}
