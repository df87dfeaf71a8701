const KEY = 'review-shortcuts';

/** Whether single keys act on this device: whoever speaks to the computer may not want them to. */
export function areShortcutsOn(): boolean {
  return localStorage.getItem(KEY) !== 'off';
}

export function keepShortcuts(on: boolean) {
  if (on) localStorage.removeItem(KEY);
  else localStorage.setItem(KEY, 'off');
}
