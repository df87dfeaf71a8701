/** The language of the page, as its tag of BCP 47. */
export const language = 'en';
/** With the region, of a document. */
export const tag = 'en-IN';
export const open_graph = 'en_IN';

/** For numbers and lists. */
export const locale = 'en-IN';
/** For days, such as 22 Nov 2026. */
export const date_locale = 'en-GB';
export const month = 'short';
export const weekday = 'short';
