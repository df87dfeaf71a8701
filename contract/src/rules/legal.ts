/** The legal texts of the site, each with a page of its own. */
export const legalPages = ['terms', 'privacy', 'grievance'] as const;
export type LegalPage = (typeof legalPages)[number];

/** The legal texts that people agree to by having an account. */
export const agreedPages = ['terms', 'privacy'] as const satisfies readonly LegalPage[];

/** What a legal text may say in braces, such as `{operator}`; the page fills it in. */
export const legalPlaceholders = ['product', 'operator', 'address', 'grievance_officer'] as const;
export type LegalPlaceholder = (typeof legalPlaceholders)[number];

export const MAX_CHANGE_NOTE = 300;
