/** The language of the page, as its tag of BCP 47. */
export const language = 'hi';
export const tag = 'hi-IN';
export const open_graph = 'hi_IN';

export const locale = 'hi-IN-u-nu-latn';
export const date_locale = 'hi-IN-u-nu-latn';
export const month = 'long';
export const weekday = 'long';
