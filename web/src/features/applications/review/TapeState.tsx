import type { SelfTapeState } from '@kirdaar/contract/rules/self-tapes';
import { CircleCheck, CircleX, Clock, TriangleAlert } from 'lucide-react';
import { classNames } from '#ui/class-names.ts';
import * as words from '#words/applications/review.ts';

const icons = {
  waiting: Clock,
  overdue: TriangleAlert,
  received: CircleCheck,
  received_late: CircleCheck,
  declined: CircleX,
} satisfies Record<SelfTapeState, unknown>;

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
      {words.tape_states[state]}
    </span>
  );
}
