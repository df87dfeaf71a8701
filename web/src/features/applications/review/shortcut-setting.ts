const KEY = 'review-shortcuts';

/** Returns whether single-key shortcuts are on for this device. Users of speech input may turn them off. */
export function areShortcutsOn(): boolean {
  return localStorage.getItem(KEY) !== 'off';
}

export function saveShortcutsOn(on: boolean) {
  if (on) localStorage.removeItem(KEY);
  else localStorage.setItem(KEY, 'off');
}
