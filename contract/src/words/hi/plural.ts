import { pluralsOf } from '#words/plural.ts';

const byRules = pluralsOf('hi-IN');

/** CLDR counts 0 as one, but people write “0 जवाब बाकी हैं”. */
export const plural: typeof byRules = (count, forms) => (count === 0 ? forms.other : byRules(count, forms));
