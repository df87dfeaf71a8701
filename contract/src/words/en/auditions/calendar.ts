export const summary = (call: string) => `Audition: ${call}`;
export const summary_with = (call: string, who: string) => `Audition: ${call} (${who})`;
export const contact = (person: string) => `Contact: ${person}`;
export const calendar_bring = (things: string) => `Please bring: ${things}`;
export const changes = (site: string) => `Times and changes: ${site}`;
export const feed_name = (product: string) => `${product} auditions`;

// The PDF of a call sheet.
export const document_title = (call: string) => `Call sheet: ${call}`;
export const call_sheet_title = 'Call sheet';
export const no_slots = 'No audition slots from today on.';
export const call_sheet_bring = (things: string) => `Bring: ${things}`;
export const guardian = (who: string) => `Guardian: ${who}`;
export const arrived = 'Arrived';
export const arrived_at = (time: string) => `Arrived ${time}`;
export const free = 'Free';
export const confirmed = 'Confirmed';
export const not_answered = 'Not answered yet';
