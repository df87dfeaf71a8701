/** What a person can ask of staff: an objection is to a correction, an appeal of the refused document of an agency. */
export const personRequestKinds = ['deletion', 'export', 'correction', 'objection', 'appeal'] as const;
export type PersonRequestKind = (typeof personRequestKinds)[number];

/** How the request came. */
export const personRequestChannels = ['email', 'post', 'site'] as const;

/** What staff correct of a person, and at whose request. */
export const correctionKinds = ['name', 'date_of_birth', 'email'] as const;
export type CorrectionKind = (typeof correctionKinds)[number];
export const correctionAskers = ['person', 'guardian', 'authority'] as const;
export type CorrectionAsker = (typeof correctionAskers)[number];

/** Who may ask for a correction: a guardian of a child, also of one whom a wrong date of birth makes an adult. */
export function askersOf(kind: CorrectionKind, isChild: boolean): readonly CorrectionAsker[] {
  if (isChild || kind === 'date_of_birth') return correctionAskers;
  return correctionAskers.filter((asker) => asker !== 'guardian');
}

/** How many hours the person has to object to another email before the link that proves it is sent. */
export const EMAIL_PROOF_WAIT_HOURS = 24;
/** For how many days that link works. */
export const EMAIL_PROOF_DAYS = 3;

/** The days within which a request is to be answered, from the day on which it came. */
export const PERSON_REQUEST_DAYS = 30;
