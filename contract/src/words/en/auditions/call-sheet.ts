/** The PDF of a call sheet. */

export const document_title = (call: string) => `Call sheet: ${call}`;
export const title = 'Call sheet';
export const no_slots = 'No audition slots from today on.';
export const contact = (person: string) => `Contact: ${person}`;
export const bring = (things: string) => `Bring: ${things}`;
export const free = 'Free';
export const confirmed = 'Confirmed';
export const not_answered = 'Not answered yet';
