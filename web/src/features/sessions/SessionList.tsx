import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { ApiError, call } from '#api/call.ts';
import { serverMessage } from '#api/server-message.ts';
import { LogInAgain } from '#features/identity/LogInAgain.tsx';
import { type Session, SessionRow } from '#features/sessions/SessionRow.tsx';
import { areaOf, type Role } from '#session/area-of.ts';
import { ConfirmButton } from '#ui/ConfirmButton.tsx';
import { Notice } from '#ui/Notice.tsx';

interface SessionListProps {
  accountRole: Role;
  sessions: readonly Session[];
}

/** Where one is logged in, and the end of it. */
export function SessionList({ accountRole, sessions }: SessionListProps) {
  const [outcome, setOutcome] = useState<{ tone: 'success' | 'failure'; text: string }>();
  const [ended, setEnded] = useState(false);
  const [busy, setBusy] = useState(false);
  const { revalidate } = useRevalidator();
  const area = areaOf[accountRole];

  async function end(made: Promise<{ message: string }>) {
    setBusy(true);
    try {
      const { message } = await made;
      setOutcome({ tone: 'success', text: message });
      await revalidate();
    } catch (error) {
      if (error instanceof ApiError && error.status === 401) setEnded(true);
      setOutcome({ tone: 'failure', text: serverMessage(error, 'This login could not be ended.') });
    } finally {
      setBusy(false);
    }
  }

  if (ended) return <LogInAgain accountRole={accountRole} kept="This device was logged out." />;
  return (
    <div className="flex flex-col gap-5">
      {outcome && <Notice tone={outcome.tone}>{outcome.text}</Notice>}
      <ul className="flex flex-col divide-y divide-line">
        {sessions.map((session) => (
          <SessionRow
            key={session.id}
            session={session}
            busy={busy}
            onEnd={() => end(call(`DELETE /api/${area}/sessions/:id`, { params: { id: session.id } }))}
          />
        ))}
      </ul>
      {sessions.some(({ current }) => !current) && (
        <div>
          <ConfirmButton
            question="Log out all other devices?"
            confirm="Yes, end them all"
            busy={busy}
            onConfirm={() => end(call(`DELETE /api/${area}/sessions`))}
          >
            End all others
          </ConfirmButton>
        </div>
      )}
    </div>
  );
}
