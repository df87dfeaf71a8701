import { useState } from 'react';
import { serverMessage } from '#api/server-message.ts';
import { useWrite } from '#api/use-write.ts';
import {
  type GuardianDecisions,
  guardianDecisionWrites,
} from '#features/accounts/guardians/guardian-decision-writes.ts';
import { CodeForm } from '#features/accounts/identity/CodeForm.tsx';
import { Button } from '#ui/Button.tsx';
import { Notice } from '#ui/Notice.tsx';
import { sentence } from '#ui/sentence.ts';
import * as words from '#words/accounts/guardians.ts';
import * as common from '#words/ui/common.ts';

interface GuardianCodeProps {
  token: string;
  /** Where the code is sent, masked. */
  sent_to: string;
  onOpened: (decisions: GuardianDecisions) => void;
}

/** Checks with a code that the guardian holds the mobile number or email that the link was sent to. */
export function GuardianCode({ token, sent_to, onOpened }: GuardianCodeProps) {
  const [sent, setSent] = useState(false);
  const sending = useWrite(guardianDecisionWrites, 'sendCode', { onDone: () => setSent(true) });
  const opening = useWrite(guardianDecisionWrites, 'open', { onDone: onOpened });

  if (sent) {
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
