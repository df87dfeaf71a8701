import type { StaffDecision } from '@kirdaar/contract/admin/staff-decisions';
import type { QueueKind } from '@kirdaar/contract/rules/staff-queue';
import { useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { serverMessage } from '#api/server-message.ts';
import { useWrite } from '#api/use-write.ts';
import { adminPaths } from '#features/admin/admin-paths.ts';
import { staffWrites } from '#features/admin/call-staff-api.ts';
import { itemPath } from '#features/admin/today/item-path.ts';
import { Button } from '#ui/Button.tsx';
import { showToast } from '#ui/toast-list.ts';
import * as identityWords from '#words/accounts/identity.ts';
import { actions } from '#words/admin/audit-log.ts';
import * as words from '#words/admin/staff-area.ts';

export function UndoBar({ decisions }: { decisions: readonly StaffDecision[] }) {
  const navigate = useNavigate();
  const undone = useRef<StaffDecision>(undefined);
  const { submit, busy } = useWrite(staffWrites, 'send', {
    action: adminPaths.start,
    onDone: (reply) => {
      if ('message' in reply) showToast('success', reply.message);
      const path = undone.current && pathOf(undone.current);
      if (path) void navigate(path);
    },
    onFailed: (error) => showToast('failure', serverMessage(error, identityWords.legal_texts_failed)),
  });

  function takeBack(decision: StaffDecision) {
    undone.current = decision;
    submit({ name: 'POST /api/admin/decisions/:id/take-back', params: { id: decision.id } });
  }

  return (
    <div
      role="status"
      className="pointer-events-none fixed inset-x-4 bottom-4 z-40 flex flex-col items-center gap-2"
    >
      {decisions.map((decision) => (
        <Undo key={decision.id} decision={decision} busy={busy} onUndo={() => takeBack(decision)} />
      ))}
    </div>
  );
}

interface UndoProps {
  decision: StaffDecision;
  busy: boolean;
  onUndo: () => void;
}

function Undo({ decision: { action, title, undo_ms }, busy, onUndo }: UndoProps) {
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
        {actions[action]}
        {title && <span className="block truncate text-sm opacity-80">{title}</span>}
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
