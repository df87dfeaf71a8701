import type { SelfTapeState } from '@kirdaar/contract/rules/self-tapes';
import { CircleCheck, CircleX, Clock, TriangleAlert } from 'lucide-react';
import { tapeStateTexts } from '#features/applications/apply/tape-state-texts.ts';
import { classNames } from '#ui/class-names.ts';

const icons = {
  waiting: Clock,
  overdue: TriangleAlert,
  received: CircleCheck,
  received_late: CircleCheck,
  declined: CircleX,
} satisfies Record<SelfTapeState, unknown>;

/** What became of the self-tape that the house asked for. */
export function TapeState({ state }: { state: SelfTapeState }) {
  const Icon = icons[state];
  const isReceived = state === 'received' || state === 'received_late';
  return (
    <span
      className={classNames(
        'inline-flex items-center gap-1 font-medium text-sm',
        isReceived ? 'text-leaf' : state === 'overdue' ? 'text-accent-strong' : 'text-muted',
      )}
    >
      <Icon aria-hidden className="size-3.5" />
      {tapeStateTexts[state]}
    </span>
  );
}
