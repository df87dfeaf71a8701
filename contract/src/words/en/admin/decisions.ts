/** What staff decide about the items of the queue. */

export const next = 'Next';
export const cancel = 'Cancel';
export const undo = 'Undo';
export const seconds = (count: number) => `${count} s`;
export const waiting = (name: string, what: string, time: string) =>
  `${name}: ${what}, ${time}. Nothing is sent for 10 seconds, while it can be undone.`;
export const failed = (name: string, what: string, time: string) =>
  `${name}: ${what}, ${time}. It was changed before this took effect, so nothing was sent. Decide again.`;
export const done = (name: string, what: string, time: string) => `${name}: ${what}, ${time}.`;
