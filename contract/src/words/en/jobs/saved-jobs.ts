/** The heart that saves a casting call for later. */

export const save = (title: string) => `Save ${title} for later`;
export const saved_hint = 'Saved. Tap to remove.';
export const save_hint = 'Save for later';
