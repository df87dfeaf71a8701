import { useState } from 'react';
import { useWrite } from '#api/use-write.ts';
import { authenticatorCode, contactFields } from '#features/accounts/account-settings/account-fields.ts';
import { accountWrites, type Contact } from '#features/accounts/account-settings/account-writes.ts';
import { CodeForm } from '#features/accounts/identity/CodeForm.tsx';
import { FieldsForm } from '#features/accounts/identity/FieldsForm.tsx';
import type { Role } from '#session/area-of.ts';
import { Button } from '#ui/Button.tsx';
import { Notice } from '#ui/Notice.tsx';
import { Section } from '#ui/Section.tsx';
import { sentence } from '#ui/sentence.ts';
import * as words from '#words/accounts/account-settings.ts';
import * as common from '#words/ui/common.ts';

interface ChangeContactProps {
  accountRole: Role;
  kind: Contact['kind'];
  /** The current value; a house that signed up with Google may have no number. */
  current: string | null;
  /** Whether the change also needs a code of the authenticator app. */
  twoStep: boolean;
}

/** Changes the email or mobile number of an account, with a code sent to the new one. */
export function ChangeContact({ accountRole, kind, current, twoStep }: ChangeContactProps) {
  const [address, setAddress] = useState('');
  // Kept only until the code is entered, so that another code can be requested.
  const [password, setPassword] = useState('');
  const [codeSent, setCodeSent] = useState(false);
  const sending = useWrite(accountWrites, 'sendContactCode', { onDone: () => setCodeSent(true) });
  const resending = useWrite(accountWrites, 'sendContactCode');
  const change = useWrite(accountWrites, 'changeContact', { onDone: stop });
  const contact = { role: accountRole, kind, address } as const;

  function send(answers: Record<string, string>) {
    const next = { address: (answers[kind] ?? '').trim(), password: answers.password ?? '' };
    setAddress(next.address);
    setPassword(next.password);
    sending.submit({ role: accountRole, kind, ...next, ...(answers.code && { code: answers.code }) });
  }
  function stop() {
    setCodeSent(false);
    setPassword('');
  }

  return (
    <Section title={words.contact_title[kind]} lead={words.contact_lead[kind]}>
      <div className="flex flex-col gap-5">
        <CurrentContact kind={kind} current={current} />
        {change.reply && !sending.busy && !codeSent && <Notice tone="success">{change.reply.message}</Notice>}
        {codeSent ? (
          <>
            <CodeForm
              lead={sentence(words.code_sent(<strong className="wrap-anywhere">{address}</strong>))}
              write={{ ...change, submit: (otp) => change.submit({ ...contact, otp }) }}
              resend={{ ...resending, submit: () => resending.submit({ ...contact, password }) }}
              accountRole={accountRole}
              action={words.contact_change[kind]}
            />
            <Button variant="quiet" className="self-start" onClick={stop}>
              {common.cancel}
            </Button>
          </>
        ) : (
          <FieldsForm
            fields={twoStep ? [...contactFields[kind], authenticatorCode] : contactFields[kind]}
            write={{ ...sending, submit: send }}
            draft={`change-${kind}`}
            accountRole={accountRole}
            submitLabel={words.code_send}
            busyLabel={common.sending}
            fallbackError={common.otp_failed}
          />
        )}
      </div>
    </Section>
  );
}

/** Shows the email or mobile number that is valid until it is changed. */
export function CurrentContact({ kind, current }: Pick<ChangeContactProps, 'kind' | 'current'>) {
  if (!current) return <p>{words.contact_none[kind]}</p>;
  return <p>{sentence(words.contact_current[kind](<strong className="wrap-anywhere">{current}</strong>))}</p>;
}
