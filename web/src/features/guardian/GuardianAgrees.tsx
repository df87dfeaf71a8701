import { dayInIndia } from '@kirdaar/contract/rules/calendar';
import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { ApiError, call } from '#api/call.ts';
import { serverMessage } from '#api/server-message.ts';
import type { GuardianState } from '#features/guardian/GuardianForm.tsx';
import { LogInAgain } from '#features/identity/LogInAgain.tsx';
import { longDay } from '#features/jobs/day-text.ts';
import { Card } from '#ui/Card.tsx';
import { ConfirmButton } from '#ui/ConfirmButton.tsx';
import { Facts } from '#ui/Facts.tsx';
import { Notice } from '#ui/Notice.tsx';

interface GuardianAgreesProps {
  guardian: NonNullable<GuardianState['guardian']>;
  consentText: string;
}

/** Who agreed to what and when, and the way to take it back. */
export function GuardianAgrees({ guardian, consentText }: GuardianAgreesProps) {
  const { name, relation, mobile, consented_at } = guardian;
  const [failure, setFailure] = useState<string>();
  const [ended, setEnded] = useState(false);
  const [busy, setBusy] = useState(false);
  const { revalidate } = useRevalidator();

  async function withdraw() {
    setBusy(true);
    setFailure(undefined);
    try {
      await call('DELETE /api/user/guardian');
      await revalidate();
    } catch (error) {
      if (error instanceof ApiError && error.status === 401) setEnded(true);
      else setFailure(serverMessage(error, 'Your consent could not be taken back. Please try again.'));
    } finally {
      setBusy(false);
    }
  }

  return (
    <Card className="flex flex-col gap-6 p-5 sm:p-7">
      <Facts
        facts={[
          ['Who agreed', `${name} (${relation})`],
          ['Mobile number', mobile],
          ['Since', longDay(dayInIndia(new Date(consented_at)))],
          ['To what', consentText],
        ]}
      />
      <div className="flex flex-col items-start gap-4 border-line border-t pt-5">
        <p className="max-w-prose text-muted">
          You can take your consent back at any time. The child is then hidden from public lists at once and
          cannot apply until you agree again.
        </p>
        {failure && <Notice tone="failure">{failure}</Notice>}
        {ended && <LogInAgain accountRole="talent" kept="Nothing has changed yet." />}
        <ConfirmButton
          question="Take your consent back?"
          confirm="Yes, take it back"
          busy={busy}
          onConfirm={withdraw}
        >
          Take my consent back
        </ConfirmButton>
      </div>
    </Card>
  );
}
