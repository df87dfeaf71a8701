import type { StaffDecision } from '@kirdaar/contract/admin/staff-decisions';
import type { QueueKind } from '@kirdaar/contract/rules/staff-queue';
import { useEffect, useState } from 'react';
import { useNavigate, useRevalidator } from 'react-router';
import { actOf, sizeOfAct } from '#features/admin/decisions/acts.ts';
import { Keyed } from '#features/admin/decisions/Keyed.tsx';
import { sayTakenBack, takeBack } from '#features/admin/decisions/take-back.ts';
import { itemPath } from '#features/admin/today/item-path.ts';
import { useKeys } from '#features/admin/use-keys.ts';
import { Button } from '#ui/Button.tsx';
import { actions } from '#words/admin/audit-log.ts';
import * as words from '#words/admin/staff-area.ts';
import { call_title } from '#words/rules/calls.ts';

export function UndoBar({ decisions }: { decisions: readonly StaffDecision[] }) {
  const navigate = useNavigate();
  const { revalidate } = useRevalidator();
  const [busy, setBusy] = useState(false);

  async function undo(decided: readonly StaffDecision[], count: number) {
    setBusy(true);
    const taken = await takeBack(decided);
    sayTakenBack(count, taken);
    const path = count === 1 && taken.undone.length === 1 && decided[0] && pathOf(decided[0]);
    if (path) void navigate(path);
    await revalidate();
    setBusy(false);
  }

  return (
    <div
      role="status"
      className="pointer-events-none fixed inset-x-4 bottom-4 z-40 flex flex-col items-center gap-2"
    >
      {[...Map.groupBy(decisions, actOf)].map(([act, decided], place) => (
        <Undo
          key={decided.map(({ id }) => id).join()}
          decided={decided}
          busy={busy}
          shortcut={place === 0 ? 'Z' : undefined}
          onUndo={() => undo(decided, sizeOfAct(act))}
        />
      ))}
    </div>
  );
}

interface UndoProps {
  /** What was decided in one act. */
  decided: readonly StaffDecision[];
  busy: boolean;
  /** The key of the latest act. */
  shortcut: string | undefined;
  onUndo: () => void;
}

function Undo({ decided, busy, shortcut, onUndo }: UndoProps) {
  const [start] = useState(() => performance.now());
  const [passed, setPassed] = useState(0);
  useEffect(() => {
    const timer = setInterval(() => setPassed(performance.now() - start), 500);
    return () => clearInterval(timer);
  }, [start]);
  // The others have taken effect.
  const open = decided.filter(({ undo_ms }) => undo_ms > passed);
  useKeys({ z: shortcut && open.length > 0 && !busy ? onUndo : undefined });
  if (open.length === 0) return null;
  const left = Math.min(...open.map(({ undo_ms }) => undo_ms)) - passed;
  const titles = open.flatMap(({ title }) => (title ? call_title(title) : [])).join(', ');
  return (
    <div className="pointer-events-auto flex w-full max-w-xl items-center gap-3 rounded-control bg-night px-4 py-2 text-on-night shadow-float">
      <p className="min-w-0 grow">
        {decided[0] && actions[decided[0].action]}
        {decided.length > 1 && ` (${open.length})`}
        {titles && <span className="block truncate text-sm opacity-80">{titles}</span>}
      </p>
      <Button
        variant="secondary"
        className="shrink-0 border-current text-on-night enabled:hover:bg-white/10"
        disabled={busy}
        onClick={onUndo}
      >
        <Keyed label={words.undo} shortcut={shortcut} />
        <span aria-hidden className="tabular-nums opacity-80">
          {words.seconds(Math.ceil(left / 1000))}
        </span>
      </Button>
    </div>
  );
}

function pathOf({ item }: StaffDecision) {
  const [kind, id = ''] = item.split(':');
  // An item begins with its kind in the queue.
  return itemPath({ kind: kind as QueueKind, id });
}
