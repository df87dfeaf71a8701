import type { Reply } from '@kirdaar/contract/api';
import { dayInIndia } from '@kirdaar/contract/rules/calendar';
import { MonitorSmartphone } from 'lucide-react';
import { deviceText } from '#features/accounts/sessions/device-text.ts';
import { ConfirmButton } from '#ui/ConfirmButton.tsx';
import { longDay } from '#ui/day-text.ts';
import * as words from '#words/accounts/account-settings.ts';

export type Session = Reply<'GET /api/user/sessions'>['sessions'][number];

interface SessionRowProps {
  session: Session;
  busy: boolean;
  onEnd: () => void;
}

/** One session: its device, its last use and a button to end it. */
export function SessionRow({ session, busy, onEnd }: SessionRowProps) {
  const { created_at, last_used_on, current } = session;
  const device = deviceText(session.device);
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-3 py-4 first:pt-0 last:pb-0">
      <MonitorSmartphone aria-hidden className="size-6 shrink-0 text-muted" />
      <div className="min-w-48 grow">
        <p className="font-semibold">{device}</p>
        <p className="text-muted text-sm">
          {words.dates(longDay(dayInIndia(new Date(created_at))), longDay(last_used_on))}
        </p>
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
