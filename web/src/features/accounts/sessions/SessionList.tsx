import { useState } from 'react';
import type { ApiError } from '#api/call-api.ts';
import { serverMessage } from '#api/server-message.ts';
import { useWrite } from '#api/use-write.ts';
import { LogInAgain } from '#features/accounts/identity/LogInAgain.tsx';
import { type Session, SessionRow } from '#features/accounts/sessions/SessionRow.tsx';
import { sessionWrites } from '#features/accounts/sessions/session-writes.ts';
import type { Role } from '#session/area-of.ts';
import { ConfirmButton } from '#ui/ConfirmButton.tsx';
import { Notice } from '#ui/Notice.tsx';
import * as words from '#words/accounts/account-settings.ts';

interface SessionListProps {
  accountRole: Role;
  sessions: readonly Session[];
}

/** Lists the account's sessions and lets the user end them. */
export function SessionList({ accountRole, sessions }: SessionListProps) {
  const [outcome, setOutcome] = useState<{ tone: 'success' | 'failure'; text: string }>();
  const follow = {
    onDone: ({ message }: { message: string }) => setOutcome({ tone: 'success', text: message }),
    onFailed: (error: ApiError) =>
      setOutcome({
        tone: 'failure',
        text: serverMessage(error, words.sessions_end_failed),
      }),
  };
  const end = useWrite(sessionWrites, 'endSession', follow);
  const endOthers = useWrite(sessionWrites, 'endOtherSessions', follow);
  const busy = end.busy || endOthers.busy;

  if (end.error?.status === 401 || endOthers.error?.status === 401) {
    return <LogInAgain accountRole={accountRole} hint={words.ended_here} />;
  }
  return (
    <div className="flex flex-col gap-5">
      {outcome && <Notice tone={outcome.tone}>{outcome.text}</Notice>}
      <ul className="flex flex-col divide-y divide-line">
        {sessions.map((session) => (
          <SessionRow
            key={session.id}
            session={session}
            busy={busy}
            onEnd={() => end.submit({ role: accountRole, id: session.id })}
          />
        ))}
      </ul>
      {sessions.some(({ current }) => !current) && (
        <div>
          <ConfirmButton
            question={words.end_others_question}
            confirm={words.end_others_confirm}
            busy={busy}
            onConfirm={() => endOthers.submit(accountRole)}
          >
            {words.end_others}
          </ConfirmButton>
        </div>
      )}
    </div>
  );
}
