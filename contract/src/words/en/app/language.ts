/** The language of the page, as its tag of BCP 47. */
export const language = 'en';
