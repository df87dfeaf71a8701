import type { StateName } from '#rules/states.ts';
import type { Labels } from '#words/labels.ts';

/** States and union territories of India. */
export const state_names: Labels<StateName, StateName> = {};
