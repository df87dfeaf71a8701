import { pluralsOf } from '#words/plural.ts';

export const plural = pluralsOf('en-IN');
