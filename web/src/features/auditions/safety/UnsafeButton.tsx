import { MAX_REPORT } from '@kirdaar/contract/rules/reports';
import { Phone, ShieldAlert } from 'lucide-react';
import { type SubmitEvent, useRef, useState } from 'react';
import { callApi } from '#api/call-api.ts';
import { newRequestId } from '#api/request-id.ts';
import { keepWaiting } from '#api/use-waiting.ts';
import { keyOfAccount } from '#api/waiting-account.ts';
import { telOf } from '#features/auditions/safety/SlotDetails.tsx';
import type { OwnAudition } from '#features/auditions/slots/auditions.ts';
import { paths } from '#paths.ts';
import { useSession } from '#session/use-session.ts';
import { Button, buttonLook } from '#ui/Button.tsx';
import { Dialog } from '#ui/Dialog.tsx';
import { TextAreaField } from '#ui/TextAreaField.tsx';
import * as words from '#words/auditions/safety.ts';
import { call_title } from '#words/rules/calls.ts';
import * as common from '#words/ui/common.ts';

type State = 'sending' | 'sent' | 'waiting' | 'failed';

/** One press tells the safety team where the talent is, and shows whom to call. */
export function UnsafeButton({ audition, place }: { audition: OwnAudition; place: string }) {
  const [open, setOpen] = useState(false);
  const { state, send, retry } = useSendUnsafe(audition);

  async function sendText(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = event.currentTarget;
    const text = String(new FormData(form).get('text')).trim();
    if (text && (await send(text))) form.reset();
  }

  return (
    <>
      <Button
        Icon={ShieldAlert}
        onClick={() => {
          setOpen(true);
          void send('');
        }}
      >
        {words.unsafe}
      </Button>
      {open && (
        <Dialog title={words.unsafe} onClose={() => setOpen(false)}>
          <a href={telOf(audition.safety_number)} className={buttonLook('primary')}>
            <Phone aria-hidden className="size-4" />
            {words.call(audition.safety_number)}
          </a>
          <p role="status">{words.states[state](place)}</p>
          {state === 'failed' && <Button onClick={retry}>{common.try_again}</Button>}
          <form onSubmit={sendText} className="flex flex-col gap-3">
            <TextAreaField label={words.what_happens} name="text" maxLength={MAX_REPORT} rows={3} />
            <Button type="submit" variant="secondary" disabled={state === 'sending'}>
              {words.unsafe_send}
            </Button>
          </form>
        </Dialog>
      )}
    </>
  );
}

/** Each press is kept: without a connection it waits on this device. */
function useSendUnsafe({ application_id, job }: OwnAudition) {
  const session = useSession();
  const [state, setState] = useState<State>('sending');
  const last = useRef({ request_id: '', text: '' });

  /** Returns whether it was sent or is kept. */
  async function sendAs(body: { request_id: string; text: string }): Promise<boolean> {
    last.current = body;
    setState('sending');
    try {
      await callApi('POST /api/user/auditions/:id/unsafe', { params: { id: application_id }, body });
      setState('sent');
      return true;
    } catch (error) {
      const isKept = await keepWaiting(error, {
        ...{ account: session ? keyOfAccount(session) : '', kind: 'unsafe', id: body.request_id },
        title: words.unsafe_about(call_title(job.title)),
        pages: [paths.myApplications],
        endpoint: ['POST', `/api/user/auditions/${application_id}/unsafe`],
        ...{ body, answers: {} },
      });
      setState(isKept ? 'waiting' : 'failed');
      return isKept;
    }
  }
  const send = (text: string) => sendAs({ request_id: newRequestId(), text });
  return { state, send, retry: () => void sendAs(last.current) };
}
