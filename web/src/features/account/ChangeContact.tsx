import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { contactFields } from '#features/account/account-fields.ts';
import { type Contact, confirmContact, requestContact } from '#features/account/contact-calls.ts';
import { PresentContact } from '#features/account/PresentContact.tsx';
import { CodeForm } from '#features/identity/CodeForm.tsx';
import { FieldsForm } from '#features/identity/FieldsForm.tsx';
import type { Role } from '#session/area-of.ts';
import { Button } from '#ui/Button.tsx';
import { Notice } from '#ui/Notice.tsx';
import { Section } from '#ui/Section.tsx';

interface ChangeContactProps {
  accountRole: Role;
  kind: Contact['kind'];
  /** The one that counts now; a house that came by Google may have no number. */
  present: string | null;
}

const words = {
  email: { title: 'Email', thing: 'email', old: 'Your old address is told.' },
  mobile: { title: 'Mobile number', thing: 'number', old: 'We tell you by email.' },
};

/** Changes the email or the mobile number of an account, by a code to the new one. */
export function ChangeContact({ accountRole, kind, present }: ChangeContactProps) {
  // The password is only held until the code is entered, to send another one.
  const [asked, setAsked] = useState<{ contact: Contact; password: string }>();
  const [done, setDone] = useState<string>();
  const { revalidate } = useRevalidator();
  const { title, thing, old } = words[kind];

  async function request(answers: Record<string, string>) {
    setDone(undefined);
    const contact = { kind, address: (answers[kind] ?? '').trim() };
    const password = answers.password ?? '';
    await requestContact(accountRole, contact, password);
    setAsked({ contact, password });
  }
  async function confirm(contact: Contact, otp: string) {
    const { message } = await confirmContact(accountRole, contact, otp);
    setDone(message);
    setAsked(undefined);
    await revalidate();
  }

  return (
    <Section
      title={title}
      lead={`We send a code to the new ${thing}. Once you enter it here, you log in with the new ${thing}, and all your other devices are logged out. ${old}`}
    >
      <div className="flex flex-col gap-5">
        <PresentContact thing={thing} present={present} />
        {done && <Notice tone="success">{done}</Notice>}
        {asked ? (
          <>
            <CodeForm
              lead={
                <>
                  We have sent a code to <strong className="wrap-anywhere">{asked.contact.address}</strong>.
                </>
              }
              send={(otp) => confirm(asked.contact, otp)}
              resend={() => requestContact(accountRole, asked.contact, asked.password)}
              accountRole={accountRole}
              action={`Change ${thing}`}
            />
            <Button look="quiet" className="self-start" onClick={() => setAsked(undefined)}>
              Keep the old {thing}
            </Button>
          </>
        ) : (
          <FieldsForm
            fields={contactFields[kind]}
            send={request}
            draft={`change-${kind}`}
            accountRole={accountRole}
            action="Send code"
            busyAction="Sending..."
            otherwise="Failed to send OTP"
          />
        )}
      </div>
    </Section>
  );
}
