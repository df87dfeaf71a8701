import type { Reply } from '@kirdaar/contract/api';
import { MonitorSmartphone } from 'lucide-react';
import { useState } from 'react';
import { type ApiError, callApi } from '#api/call-api.ts';
import { serverMessage } from '#api/server-message.ts';
import { useWrite } from '#api/use-write.ts';
import { LogInAgain } from '#features/accounts/identity/LogInAgain.tsx';
import { deviceText } from '#features/accounts/sessions/device-text.ts';
import { areaOf, type Role } from '#session/area-of.ts';
import { ConfirmButton } from '#ui/ConfirmButton.tsx';
import { longDay, longDayOf } from '#ui/day-text.ts';
import { Notice } from '#ui/Notice.tsx';
import * as words from '#words/accounts/account-settings.ts';

export const sessionWrites = {
  endSession: ({ role, id }: { role: Role; id: string }) =>
    callApi(`DELETE /api/${areaOf[role]}/sessions/:id`, { params: { id } }),
  endOtherSessions: (role: Role) => callApi(`DELETE /api/${areaOf[role]}/sessions`),
};

export function SessionList({ accountRole, sessions }: { accountRole: Role; sessions: readonly Session[] }) {
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

export type Session = Reply<'GET /api/user/sessions'>['sessions'][number];

function SessionRow({ session, busy, onEnd }: { session: Session; busy: boolean; onEnd: () => void }) {
  const { created_at, last_used_on, current } = session;
  const device = deviceText(session.device);
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-3 py-4 first:pt-0 last:pb-0">
      <MonitorSmartphone aria-hidden className="size-6 shrink-0 text-muted" />
      <div className="min-w-48 grow">
        <p className="font-semibold">{device}</p>
        <p className="text-muted text-sm">{words.dates(longDayOf(created_at), longDay(last_used_on))}</p>
      </div>
      {current ? (
        <span className="rounded-full bg-leaf-wash px-3 py-1 font-medium text-leaf text-sm">
          {words.this_device}
        </span>
      ) : (
        <ConfirmButton
          question={words.sessions_end_question(device)}
          confirm={words.sessions_end_confirm}
          label={words.sessions_end_label(device)}
          busy={busy}
          onConfirm={onEnd}
        >
          {words.sessions_end}
        </ConfirmButton>
      )}
    </li>
  );
}
