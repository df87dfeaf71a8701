import { OTP_LENGTH } from '@kirdaar/contract/rules/limits';
import { type SubmitEvent, useState } from 'react';
import { ApiError } from '#api/call-api.ts';
import { serverMessage } from '#api/server-message.ts';
import { callStaffApi } from '#features/admin/call-staff-api.ts';
import { Button } from '#ui/Button.tsx';
import { CodeInput } from '#ui/CodeInput.tsx';
import { Dialog } from '#ui/Dialog.tsx';
import { Notice } from '#ui/Notice.tsx';
import { PasswordField } from '#ui/PasswordField.tsx';

/** Asks for the password and a code before a dangerous act. The page behind it keeps what was typed. */
export function ConfirmIdentity({ onConfirmed, onClose }: { onConfirmed: () => void; onClose: () => void }) {
  const [code, setCode] = useState('');
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<unknown>();
  const fields = error instanceof ApiError ? error.fields : {};

  async function confirm(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const password = String(new FormData(event.currentTarget).get('password'));
    setBusy(true);
    try {
      await callStaffApi('POST /api/admin/confirm', { body: { password, code } });
      onConfirmed();
    } catch (failure) {
      setError(failure);
      setCode('');
      setBusy(false);
    }
  }

  return (
    <Dialog title="Confirm that it is you" onClose={onClose}>
      <form noValidate onSubmit={confirm} className="flex flex-col gap-5">
        <p className="text-muted">Enter your password and a code to continue.</p>
        {error !== undefined && Object.keys(fields).length === 0 && (
          <Notice tone="failure">{serverMessage(error, 'We couldn’t check this. Try again.')}</Notice>
        )}
        <PasswordField
          label="Password"
          name="password"
          autoComplete="current-password"
          error={fields.password}
        />
        <CodeInput
          label="Code from your authenticator app"
          name="code"
          length={OTP_LENGTH}
          value={code}
          onChange={setCode}
          error={fields.code}
        />
        <Button type="submit" disabled={busy}>
          {busy ? 'Checking…' : 'Continue'}
        </Button>
      </form>
    </Dialog>
  );
}
