import { pluralsOf } from '#words/plural.ts';

export const plural = pluralsOf('hi-IN');
