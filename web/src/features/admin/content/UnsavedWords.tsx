import { useEffect } from 'react';
import { useBlocker } from 'react-router';
import { Button } from '#ui/Button.tsx';
import { Dialog } from '#ui/Dialog.tsx';

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
    <Dialog title="Your changes are not saved" onClose={() => blocker.reset()}>
      <div className="flex flex-wrap gap-3">
        <Button onClick={() => blocker.reset()}>Keep editing</Button>
        <Button variant="secondary" onClick={() => blocker.proceed()}>
          Leave without saving
        </Button>
      </div>
    </Dialog>
  );
}
