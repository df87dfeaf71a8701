import { useState } from 'react';
import { useWrite } from '#api/use-write.ts';
import { CodeForm } from '#features/accounts/identity/CodeForm.tsx';
import { FieldsForm } from '#features/accounts/identity/FieldsForm.tsx';
import { viewerWrites } from '#features/applications/review/viewer-writes.ts';
import { Card } from '#ui/Card.tsx';
import * as words from '#words/applications/shared-board.ts';
import * as common from '#words/ui/common.ts';

const name = {
  name: 'name',
  label: words.viewer_name,
  autoComplete: 'name',
  required: true,
  maxLength: 40,
  wide: true,
} as const;
const email = {
  name: 'email',
  label: common.email,
  type: 'email',
  autoComplete: 'email',
  required: true,
  wide: true,
} as const;

interface ViewerFormProps {
  token: string;
  house: string;
  provesEmail: boolean;
}

/** Asks once who opens a share link, so that the house knows whose answers it reads. */
export function ViewerForm({ token, house, provesEmail }: ViewerFormProps) {
  return (
    <Card className="flex max-w-lg flex-col gap-5 p-5 sm:p-7">
      <h2 className="text-2xl">{words.viewer_title}</h2>
      <p className="text-muted">
        {provesEmail ? words.viewer_email_lead(house) : words.viewer_name_lead(house)}
      </p>
      {provesEmail ? <EmailForm token={token} /> : <NameForm token={token} />}
    </Card>
  );
}

function NameForm({ token }: { token: string }) {
  const opening = useWrite(viewerWrites, 'open');
  return (
    <FieldsForm
      fields={[name]}
      write={{ ...opening, submit: (typed) => opening.submit({ token, ...typed }) }}
      submitLabel={words.viewer_open}
      busyLabel={words.viewer_opening}
      fallbackError={words.viewer_failed}
    />
  );
}

function EmailForm({ token }: { token: string }) {
  const [sentTo, setSentTo] = useState<string>();
  const [typed, setTyped] = useState('');
  const sending = useWrite(viewerWrites, 'sendCode', { onDone: () => setSentTo(typed) });
  const opening = useWrite(viewerWrites, 'open');

  function send(address: string) {
    setTyped(address);
    sending.submit({ token, email: address });
  }

  if (sentTo === undefined) {
    return (
      <FieldsForm
        fields={[email]}
        write={{ ...sending, submit: (answers) => send(answers.email) }}
        submitLabel={words.viewer_send_code}
        busyLabel={words.viewer_sending_code}
        fallbackError={words.viewer_failed}
      />
    );
  }
  return (
    <CodeForm
      lead={words.viewer_code_sent(sentTo)}
      write={{ ...opening, submit: (otp) => opening.submit({ token, email: sentTo, otp }) }}
      resend={{ ...sending, submit: () => send(sentTo) }}
      action={words.viewer_open}
    />
  );
}
