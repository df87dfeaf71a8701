import { useState } from 'react';
import { ApiError, callApi } from '#api/call-api.ts';
import { pageAction } from '#api/page-action.ts';
import { titled, useProductName } from '#api/product-name.ts';
import { serverMessage } from '#api/server-message.ts';
import { useWrite } from '#api/use-write.ts';
import { returnFromDigilocker } from '#features/accounts/guardians/digilocker-return.ts';
import { GuardedChildren } from '#features/accounts/guardians/GuardedChildren.tsx';
import {
  type GuardianDecisions,
  guardianDecisionWrites,
} from '#features/accounts/guardians/guardian-decision-writes.ts';
import { CodeForm } from '#features/accounts/identity/CodeForm.tsx';
import { FieldsForm } from '#features/accounts/identity/FieldsForm.tsx';
import { takeFragment } from '#session/take-fragment.ts';
import { Button } from '#ui/Button.tsx';
import { Card } from '#ui/Card.tsx';
import { Loading } from '#ui/Loading.tsx';
import { Notice } from '#ui/Notice.tsx';
import { SitePage } from '#ui/SitePage.tsx';
import { sentence } from '#ui/sentence.ts';
import * as words from '#words/accounts/guardians.ts';
import * as common from '#words/ui/common.ts';
import type { Route } from './+types/GuardianDecisionsPage.ts';

export const meta: Route.MetaFunction = (page) => [
  ...titled(words.decisions_title, page),
  { name: 'robots', content: 'noindex' },
];

/** The token is in the URL's fragment, so only the browser can read it. */
export async function clientLoader() {
  const token = takeFragment().get('token');
  if (!token) return { link: undefined, failure: undefined, ...(await returnFromDigilocker()) };
  try {
    const { sent_to } = await callApi('POST /api/guardian/contact', { body: { token } });
    return { link: { token, sent_to }, failure: undefined };
  } catch (error) {
    const malformed = error instanceof ApiError && error.status === 400;
    const otherwise = words.link_incomplete;
    return { link: undefined, failure: malformed ? otherwise : serverMessage(error, otherwise) };
  }
}
clientLoader.hydrate = true as const;

/** The token can be read only once, so a rejected form must not load the page again. */
export const shouldRevalidate = () => false;

export const clientAction = pageAction(guardianDecisionWrites);

export function HydrateFallback() {
  return (
    <>
      <Loading />
      <noscript>
        <p className="px-4 text-center">{words.needs_scripts}</p>
      </noscript>
    </>
  );
}

/** Where a parent or guardian decides for their children, without an account. */
export default function GuardianDecisionsPage({ loaderData }: Route.ComponentProps) {
  const { link, failure } = loaderData;
  const [decisions, setDecisions] = useState<GuardianDecisions | undefined>(
    'decisions' in loaderData ? loaderData.decisions : undefined,
  );
  const product = useProductName();
  return (
    <SitePage title={words.decisions_title} lead={words.decisions_lead(product)}>
      <div className="flex max-w-2xl flex-col gap-6">
        {failure && <Notice tone="failure">{failure}</Notice>}
        {decisions ? (
          <GuardedChildren decisions={decisions} onChanged={setDecisions} />
        ) : (
          <Card className="p-5 sm:p-7">
            {link ? <GuardianCode {...link} onOpened={setDecisions} /> : <LostLink />}
          </Card>
        )}
      </div>
    </SitePage>
  );
}

interface GuardianCodeProps {
  token: string;
  /** Where the code is sent, masked. */
  sent_to: string;
  onOpened: (decisions: GuardianDecisions) => void;
}

/** Checks with a code that the guardian holds the mobile number or email that the link was sent to. */
function GuardianCode({ token, sent_to, onOpened }: GuardianCodeProps) {
  const [sent, setSent] = useState(false);
  const sending = useWrite(guardianDecisionWrites, 'sendCode', { onDone: () => setSent(true) });
  const opening = useWrite(guardianDecisionWrites, 'open', { onDone: onOpened });

  // Whoever asks again within a minute has a code already.
  if (sent || sending.error?.status === 429) {
    return (
      <CodeForm
        lead={sentence(words.code_sent(<strong className="wrap-anywhere">{sent_to}</strong>))}
        write={{ ...opening, submit: (otp) => opening.submit({ token, otp }) }}
        resend={{ ...sending, submit: () => sending.submit(token) }}
        action={common.continue_button}
      />
    );
  }
  return (
    <div className="flex flex-col items-start gap-5">
      <p>{sentence(words.code_text(<strong className="wrap-anywhere">{sent_to}</strong>))}</p>
      {sending.error && <Notice tone="failure">{serverMessage(sending.error, words.code_failed)}</Notice>}
      <Button disabled={sending.busy} onClick={() => sending.submit(token)}>
        {sending.busy ? common.sending : words.code_send}
      </Button>
    </div>
  );
}

const fields = [
  {
    name: 'contact',
    label: words.lost_contact,
    required: true,
    wide: true,
    hint: words.lost_contact_hint,
  },
] as const;

/** Sends the link again to a guardian who has lost it. */
function LostLink() {
  const sending = useWrite(guardianDecisionWrites, 'sendLink');
  return (
    <div className="flex flex-col gap-5">
      <p>{words.lost_text}</p>
      {sending.reply && <Notice tone="success">{sending.reply.message}</Notice>}
      <FieldsForm
        fields={fields}
        write={sending}
        submitLabel={words.lost_send}
        busyLabel={common.sending}
        fallbackError={words.link_failed}
      />
    </div>
  );
}
