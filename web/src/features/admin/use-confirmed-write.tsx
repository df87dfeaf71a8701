import type { Reply as Answer, EndpointInput } from '@kirdaar/contract/api';
import { OTP_LENGTH } from '@kirdaar/contract/rules/limits';
import { KeyRound } from 'lucide-react';
import { type ReactNode, type SubmitEvent, useRef, useState } from 'react';
import { ApiError } from '#api/call-api.ts';
import type { Writes } from '#api/page-action.ts';
import { serverMessage } from '#api/server-message.ts';
import { type PendingWrite, useWrite } from '#api/use-write.ts';
import {
  callStaffApi,
  type StaffCall,
  type StaffEndpoint,
  staffWrites,
} from '#features/admin/call-staff-api.ts';
import { NoPasskeyUsed, signAsStaff } from '#features/admin/staff-accounts/login-writes.ts';
import { Button } from '#ui/Button.tsx';
import { CodeInput } from '#ui/CodeInput.tsx';
import { Dialog } from '#ui/Dialog.tsx';
import { focusFirstField } from '#ui/focus-on-open.ts';
import { Notice } from '#ui/Notice.tsx';
import { PasswordField } from '#ui/PasswordField.tsx';
import { showToast } from '#ui/toast-list.ts';
import * as identityWords from '#words/accounts/identity.ts';
import * as words from '#words/admin/staff-area.ts';
import * as common from '#words/ui/common.ts';

type Input<W extends Writes, N extends keyof W> = Parameters<W[N]>[0];
type Reply<W extends Writes, N extends keyof W> = Awaited<ReturnType<W[N]>>;

/**
 * A write of the staff area. If the server asks who is there, `dialog` asks for the password and a code and
 * then sends the write again. The result is shown as a toast.
 */
export function useConfirmedWrite<W extends Writes, N extends keyof W & string>(
  writes: W,
  name: N,
  { onDone }: { onDone?: (reply: Reply<W, N>) => unknown } = {},
): PendingWrite<Input<W, N>, Reply<W, N>> & { dialog: ReactNode } {
  const [asks, setAsks] = useState(false);
  const last = useRef<unknown>(undefined);
  const write = useWrite(writes, name, {
    onDone: (reply) => {
      const message = (reply as { message?: string } | undefined)?.message;
      if (message) showToast('success', message);
      onDone?.(reply);
    },
    onFailed: (error: ApiError) => {
      if (error.code === 'staff_confirmation_required') setAsks(true);
      else if (Object.keys(error.fields).length === 0)
        showToast('failure', serverMessage(error, identityWords.legal_texts_failed));
    },
  });
  const send = write.submit as (input?: unknown) => void;

  function submit(input?: unknown) {
    last.current = input;
    send(input);
  }

  function confirmed() {
    setAsks(false);
    send(last.current);
  }

  return {
    ...write,
    submit: submit as typeof write.submit,
    dialog: asks && <ConfirmIdentity onConfirmed={confirmed} onClose={() => setAsks(false)} />,
  };
}

/** A confirmed write that sends its input to one endpoint. Its page has the `staffAction`. */
export function useStaffWrite<N extends StaffEndpoint>(
  name: N,
  { onDone }: { onDone?: (reply: Answer<N>) => unknown } = {},
) {
  // The casts are safe: the reply is of the endpoint that the input names.
  const write = useConfirmedWrite(staffWrites, 'send', { onDone: (reply) => onDone?.(reply as Answer<N>) });
  return {
    ...write,
    reply: write.reply as Answer<N> | undefined,
    submit: (input: EndpointInput<N, File>) => write.submit({ name, ...input } as StaffCall),
  };
}

/** Asks for the password and a code before a dangerous act. The page behind it keeps what was typed. */
export function ConfirmIdentity({ onConfirmed, onClose }: { onConfirmed: () => void; onClose: () => void }) {
  const [code, setCode] = useState('');
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<unknown>();
  const fields = error instanceof ApiError ? error.fields : {};

  async function confirm(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    // Its buttons are not disabled meanwhile: the focus would be lost with each wrong code.
    if (busy) return;
    const { submitter } = event.nativeEvent;
    const usesPasskey = submitter instanceof HTMLButtonElement && submitter.name === 'passkey';
    const password = String(new FormData(event.currentTarget).get('password'));
    setBusy(true);
    try {
      const step = usesPasskey ? { credential: await signOwn() } : { code };
      await callStaffApi('POST /api/admin/confirm', { body: { password, ...step } });
      onConfirmed();
    } catch (failure) {
      setError(failure);
      setCode('');
      setBusy(false);
    }
  }

  return (
    <Dialog title={words.confirm_title} onClose={onClose}>
      <form ref={focusFirstField} noValidate onSubmit={confirm} className="flex flex-col gap-5">
        <p className="text-muted">{words.confirm_lead}</p>
        {error !== undefined && Object.keys(fields).length === 0 && (
          <Notice tone="failure">
            {error instanceof NoPasskeyUsed ? error.message : serverMessage(error, words.confirm_failed)}
          </Notice>
        )}
        <PasswordField
          label={common.password}
          name="password"
          autoComplete="current-password"
          error={fields.password}
        />
        <CodeInput
          label={words.confirm_code}
          name="code"
          length={OTP_LENGTH}
          value={code}
          onChange={setCode}
          error={fields.code}
        />
        <Button type="submit">{busy ? common.checking : common.continue_button}</Button>
        <Button type="submit" name="passkey" variant="secondary">
          <KeyRound aria-hidden className="size-5" /> {words.confirm_passkey}
        </Button>
      </form>
    </Dialog>
  );
}

async function signOwn() {
  const { options } = await callStaffApi('POST /api/admin/confirm/options');
  return signAsStaff(options);
}
