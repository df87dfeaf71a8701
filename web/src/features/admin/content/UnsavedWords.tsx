import { useEffect } from 'react';
import { useBlocker } from 'react-router';
import { Button } from '#ui/Button.tsx';
import { Dialog } from '#ui/Dialog.tsx';
import * as words from '#words/admin/content.ts';

/** Asks before leaving a page on which something typed is not saved. */
export function UnsavedWords({ isDirty }: { isDirty: boolean }) {
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) => isDirty && currentLocation.pathname !== nextLocation.pathname,
  );

  useEffect(() => {
    if (!isDirty) return;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [isDirty]);

  if (blocker.state !== 'blocked') return null;
  return (
    <Dialog title={words.unsaved} onClose={() => blocker.reset()}>
      <div className="flex flex-wrap gap-3">
        <Button onClick={() => blocker.reset()}>{words.unsaved_keep}</Button>
        <Button variant="secondary" onClick={() => blocker.proceed()}>
          {words.unsaved_leave}
        </Button>
      </div>
    </Dialog>
  );
}
