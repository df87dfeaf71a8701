import type { Reply } from '@kirdaar/contract/api';
import { dayInIndia } from '@kirdaar/contract/rules/calendar';
import { MonitorSmartphone } from 'lucide-react';
import { longDay } from '#features/jobs/day-text.ts';
import { ConfirmButton } from '#ui/ConfirmButton.tsx';

export type Session = Reply<'GET /api/user/sessions'>['sessions'][number];

interface SessionRowProps {
  session: Session;
  busy: boolean;
  onEnd: () => void;
}

/** One login: its device, when it was used, and its end. */
export function SessionRow({ session, busy, onEnd }: SessionRowProps) {
  const { device, created_at, last_used_on, current } = session;
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-3 py-4 first:pt-0 last:pb-0">
      <MonitorSmartphone aria-hidden className="size-6 shrink-0 text-muted" />
      <div className="min-w-48 grow">
        <p className="font-semibold">{device}</p>
        <p className="text-muted text-sm">
          Logged in on {longDay(dayInIndia(new Date(created_at)))}, last used on {longDay(last_used_on)}
        </p>
      </div>
      {current ? (
        <span className="rounded-full bg-leaf-wash px-3 py-1 font-medium text-leaf text-sm">This device</span>
      ) : (
        <ConfirmButton
          question={`Log out ${device}?`}
          confirm="Yes, end it"
          label={`End: ${device}`}
          busy={busy}
          onConfirm={onEnd}
        >
          End
        </ConfirmButton>
      )}
    </li>
  );
}
