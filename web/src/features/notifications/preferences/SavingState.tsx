import * as words from '#words/notifications/preferences.ts';
import * as common from '#words/ui/common.ts';

interface SavingStateProps {
  busy: boolean;
  failure: string | undefined;
  undo: (() => void) | undefined;
}

/** Shows below a setting whether it is being saved, was saved or failed to save. */
export function SavingState({ busy, failure, undo }: SavingStateProps) {
  return (
    <div aria-live="polite" className="text-sm">
      {busy && <p className="text-muted">{common.saving}</p>}
      {failure && <p className="font-medium text-accent-strong">{failure}</p>}
      {undo && (
        <p className="flex items-center gap-2 text-leaf">
          {words.saved}
          <button
            type="button"
            onClick={undo}
            className="min-h-8 font-semibold text-accent underline-offset-4 hover:underline"
          >
            {common.undo}
          </button>
        </p>
      )}
    </div>
  );
}
