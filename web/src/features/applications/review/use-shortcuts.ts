import { useEffectEvent, useLayoutEffect } from 'react';

/** The action of each key; keys are named as in the browser's events. */
export type Shortcuts = Readonly<Record<string, () => void>>;

/** The keys that repeat while held down; any other key acts once. */
const repeatable = new Set(['j', 'k']);
const TYPING =
  'textarea, select, input:not([type=checkbox], [type=radio], [type=button], [type=submit]), [contenteditable]:not([contenteditable=false])';

/** Enables single-key shortcuts while the page is shown, except while the user types or a dialog is open. */
export function useShortcuts(shortcuts: Shortcuts, on: boolean) {
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (!isShortcut(event)) return;
    // Ignores Caps Lock. With Shift, a key is a different shortcut.
    const key = event.shiftKey ? event.key : event.key.toLowerCase();
    const act = Object.hasOwn(shortcuts, key) ? shortcuts[key] : undefined;
    if (!act || (event.repeat && !repeatable.has(key))) return;
    event.preventDefault();
    act();
  });
  // A layout effect, because a fast user presses the next key as soon as the page shows.
  useLayoutEffect(() => {
    if (!on) return;
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, [on]);
}

function isShortcut({
  defaultPrevented,
  isComposing,
  ctrlKey,
  metaKey,
  altKey,
  target,
}: KeyboardEvent): boolean {
  return !(defaultPrevented || isComposing || ctrlKey || metaKey || altKey || isTyping(target));
}

function isTyping(target: EventTarget | null): boolean {
  if (document.querySelector('dialog[open]')) return true;
  return target instanceof Element && target.closest(TYPING) !== null;
}
