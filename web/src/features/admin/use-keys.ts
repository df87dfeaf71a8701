import { useEffect, useEffectEvent } from 'react';

/** Calls an action when its key is pressed, such as `a` or `ctrl+k`, except while something is typed or a dialog is open. */
export function useKeys(actions: Readonly<Record<string, (() => void) | undefined>>) {
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (event.altKey || event.repeat) return;
    const held = event.ctrlKey || event.metaKey ? 'ctrl+' : '';
    const action = actions[held + event.key.toLowerCase()];
    if (!action || isBusy(event.target)) return;
    event.preventDefault();
    action();
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => press(event);
    window.addEventListener('keydown', listen);
    return () => window.removeEventListener('keydown', listen);
  }, []);
}

/** Whether something is typed, or a dialog is open. */
function isBusy(target: EventTarget | null): boolean {
  const isTyping =
    target instanceof Element && target.closest('input:not([type=checkbox]), textarea, select, dialog');
  return Boolean(isTyping || document.querySelector('dialog[open]'));
}
