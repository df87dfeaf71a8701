/**
 * What people read for each value of a closed list. In English a value without a label is its own label; a catalogue
 * in another language has a label for every value.
 */
export type Labels<Value extends string> = { readonly [V in Value]?: string };
