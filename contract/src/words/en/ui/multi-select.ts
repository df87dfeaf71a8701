import { plural } from '#words/plural.ts';

/** The field that takes several answers from a long list, with what it says to screen readers. */

export const choose = 'Choose';

export const choose_or_type = 'Choose or type';
export const add = (typed: string) => `Add “${typed}”`;
export const none = 'No matches';

export const guide_field =
  'Type to search. The down arrow key opens the list. The left arrow key goes to your choices.';
export const guide_list =
  'The up and down arrow keys move through the list. Enter chooses. Esc closes the list.';
export const guide_chosen = 'The left and right arrow keys move through your choices. Backspace removes one.';
export const chosen = (labels: string) => `Chosen: ${labels}.`;
export const removed = (label: string) => `Removed: ${label}.`;
export const removed_all = 'All choices removed.';
export const at = (label: string, place: number, total: number) => `${label}, ${place} of ${total}.`;
export const at_chosen = (label: string, place: number, total: number) =>
  `${label}, chosen, ${place} of ${total}.`;
export const found = (count: number) => plural(count, { one: `${count} match.`, other: `${count} matches.` });
