import type { StaffDecision } from '@kirdaar/contract/admin/staff-decisions';
import type { QueueKind } from '@kirdaar/contract/rules/staff-queue';
import { useEffect, useState } from 'react';
import { useNavigate, useRevalidator } from 'react-router';
import { serverMessage } from '#api/server-message.ts';
import { callStaffApi } from '#features/admin/call-staff-api.ts';
import { actOf } from '#features/admin/decisions/acts.ts';
import { itemPath } from '#features/admin/today/item-path.ts';
import { Button } from '#ui/Button.tsx';
import { showToast } from '#ui/toast-list.ts';
import * as identityWords from '#words/accounts/identity.ts';
import { actions } from '#words/admin/audit-log.ts';
import * as words from '#words/admin/staff-area.ts';

export function UndoBar({ decisions }: { decisions: readonly StaffDecision[] }) {
  const navigate = useNavigate();
  const { revalidate } = useRevalidator();
  const [busy, setBusy] = useState(false);

  async function takeBack(act: readonly StaffDecision[]) {
    setBusy(true);
    try {
      let message = '';
      // The oldest one takes effect first.
      for (const { id } of act.toReversed())
        ({ message } = await callStaffApi('POST /api/admin/decisions/:id/take-back', { params: { id } }));
      showToast('success', message);
      const path = act.length === 1 && act[0] && pathOf(act[0]);
      if (path) void navigate(path);
    } catch (error) {
      showToast('failure', serverMessage(error, identityWords.legal_texts_failed));
    }
    await revalidate();
    setBusy(false);
  }

  return (
    <div
      role="status"
      className="pointer-events-none fixed inset-x-4 bottom-4 z-40 flex flex-col items-center gap-2"
    >
      {[...Map.groupBy(decisions, actOf)].map(([act, decided]) => (
        <Undo key={act} decided={decided} busy={busy} onUndo={() => takeBack(decided)} />
      ))}
    </div>
  );
}

interface UndoProps {
  /** What was decided in one act. */
  decided: readonly StaffDecision[];
  busy: boolean;
  onUndo: () => void;
}

function Undo({ decided, busy, onUndo }: UndoProps) {
  const undo_ms = Math.min(...decided.map((one) => one.undo_ms));
  const titles = decided.flatMap(({ title }) => title ?? []).join(', ');
  const [ends] = useState(() => performance.now() + undo_ms);
  const [left, setLeft] = useState(undo_ms);
  useEffect(() => {
    const timer = setInterval(() => setLeft(ends - performance.now()), 500);
    return () => clearInterval(timer);
  }, [ends]);
  if (left <= 0) return null;
  return (
    <div className="pointer-events-auto flex w-full max-w-xl items-center gap-3 rounded-control bg-night px-4 py-2 text-on-night shadow-float">
      <p className="min-w-0 grow">
        {decided[0] && actions[decided[0].action]}
        {decided.length > 1 && ` (${decided.length})`}
        {titles && <span className="block truncate text-sm opacity-80">{titles}</span>}
      </p>
      <Button
        variant="secondary"
        className="shrink-0 border-current text-on-night enabled:hover:bg-white/10"
        disabled={busy}
        onClick={onUndo}
      >
        {words.undo}
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
