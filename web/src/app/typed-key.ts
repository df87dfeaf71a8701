/** The key in the tab's storage under which a page leaves what was typed to the same page in another language. */
export const TYPED = 'typed';
