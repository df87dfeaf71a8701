/** What a person can ask of staff by email or post. */
export const personRequestKinds = ['deletion', 'export'] as const;
export type PersonRequestKind = (typeof personRequestKinds)[number];

/** How the request came. */
export const personRequestChannels = ['email', 'post'] as const;

/** The days within which a request is to be answered, from the day on which it came. */
export const PERSON_REQUEST_DAYS = 30;
