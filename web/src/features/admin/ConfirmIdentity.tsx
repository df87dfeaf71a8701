import { OTP_LENGTH } from '@kirdaar/contract/rules/limits';
import { KeyRound } from 'lucide-react';
import { type SubmitEvent, useState } from 'react';
import { ApiError } from '#api/call-api.ts';
import { serverMessage } from '#api/server-message.ts';
import { callStaffApi } from '#features/admin/call-staff-api.ts';
import { NoPasskeyUsed, signAsStaff } from '#features/admin/staff-passkeys/sign-as-staff.ts';
import { Button } from '#ui/Button.tsx';
import { CodeInput } from '#ui/CodeInput.tsx';
import { Dialog } from '#ui/Dialog.tsx';
import { Notice } from '#ui/Notice.tsx';
import { PasswordField } from '#ui/PasswordField.tsx';
import * as words from '#words/admin/staff-area.ts';
import * as common from '#words/ui/common.ts';

/** Asks for the password and a code before a dangerous act. The page behind it keeps what was typed. */
export function ConfirmIdentity({ onConfirmed, onClose }: { onConfirmed: () => void; onClose: () => void }) {
  const [code, setCode] = useState('');
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<unknown>();
  const fields = error instanceof ApiError ? error.fields : {};

  async function confirm(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
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
      <form noValidate onSubmit={confirm} className="flex flex-col gap-5">
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
        <Button type="submit" disabled={busy}>
          {busy ? common.checking : common.continue_button}
        </Button>
        <Button type="submit" name="passkey" variant="secondary" disabled={busy}>
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
