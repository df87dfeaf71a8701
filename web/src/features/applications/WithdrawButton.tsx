import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { call } from '#api/call.ts';
import { serverMessage } from '#api/server-message.ts';
import type { OwnApplication } from '#features/applications/find-application.ts';
import { isSettled } from '#features/applications/status-words.ts';
import { ConfirmButton } from '#ui/ConfirmButton.tsx';
import { showToast } from '#ui/toast-list.ts';

/** Takes an application back, after a question; there is none once it is decided. */
export function WithdrawButton({ application }: { application: OwnApplication }) {
  const { application_id: id, status, job } = application;
  const [busy, setBusy] = useState(false);
  const { revalidate } = useRevalidator();
  if (isSettled(status)) return null;

  async function withdraw() {
    setBusy(true);
    try {
      const { message } = await call('POST /api/user/job-applications/:id/withdraw', { params: { id } });
      showToast('success', message);
    } catch (error) {
      showToast('failure', serverMessage(error, 'Your application could not be withdrawn.'));
    }
    // Also when it failed: the house may have decided meanwhile.
    await revalidate();
    setBusy(false);
  }
  return (
    <ConfirmButton
      label={`Withdraw the application for ${job.title}`}
      question="Withdraw for good? You cannot apply to this call again."
      confirm="Yes, withdraw"
      busy={busy}
      onConfirm={withdraw}
    >
      Withdraw
    </ConfirmButton>
  );
}
