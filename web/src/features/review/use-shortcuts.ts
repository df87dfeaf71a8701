import { useEffectEvent, useLayoutEffect } from 'react';

/** What each key does; a key is named as the browser names it. */
export type Shortcuts = Readonly<Record<string, () => void>>;

/** Held down, they go on and on; any other key acts once. */
const repeatable = new Set(['j', 'k']);
const TYPING =
  'textarea, select, input:not([type=checkbox], [type=radio], [type=button], [type=submit]), [contenteditable]:not([contenteditable=false])';

/** Lets single keys act as long as the page is shown; never while one types, nor over an open dialog. */
export function useShortcuts(shortcuts: Shortcuts, on: boolean) {
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (!isShortcut(event)) return;
    // Capitals are what Caps Lock makes of them; with Shift they are keys of their own.
    const key = event.shiftKey ? event.key : event.key.toLowerCase();
    const act = Object.hasOwn(shortcuts, key) ? shortcuts[key] : undefined;
    if (!act || (event.repeat && !repeatable.has(key))) return;
    event.preventDefault();
    act();
  });
  // Not a moment later: whoever is quick presses the next key as soon as the page shows.
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
