import { X } from 'lucide-react';
import { useEffect, useSyncExternalStore } from 'react';
import { classNames } from '#ui/class-names.ts';
import { currentToasts, dismissToast, onToastsChange, type Toast } from '#ui/toast-list.ts';
import * as words from '#words/ui/controls.ts';

const SHOWN_MS = 5000;
const none: readonly Toast[] = [];

/** Messages at the top right. Each disappears after five seconds, unless it has a button. */
export function Toasts() {
  const toasts = useSyncExternalStore(onToastsChange, currentToasts, () => none);
  return (
    <div
      role="status"
      className="pointer-events-none fixed top-4 right-4 left-4 z-50 flex flex-col items-end gap-3"
    >
      {toasts.map((toast) => (
        <ToastCard key={toast.id} toast={toast} />
      ))}
    </div>
  );
}

function ToastCard({ toast: { id, tone, text, action } }: { toast: Toast }) {
  const stays = action !== undefined;
  useEffect(() => {
    if (stays) return;
    const timer = setTimeout(() => dismissToast(id), SHOWN_MS);
    return () => clearTimeout(timer);
  }, [id, stays]);
  return (
    <div
      className={classNames(
        'pointer-events-auto flex w-full max-w-sm items-start gap-3 rounded-control border-l-4 bg-card px-4 py-3 shadow-float',
        tone === 'success' ? 'border-leaf' : 'border-accent',
      )}
    >
      <div className="min-w-0 grow">
        <p className="font-medium">{text}</p>
        {action && (
          <button type="button" onClick={action.run} className="min-h-11 font-semibold text-accent underline">
            {action.label}
          </button>
        )}
      </div>
      <button
        type="button"
        aria-label={words.toast_dismiss}
        className="-m-1 rounded p-1 text-muted hover:text-ink"
        onClick={() => dismissToast(id)}
      >
        <X aria-hidden className="size-4" />
      </button>
    </div>
  );
}
