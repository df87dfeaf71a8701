/** Entries in the calendars of talent and production houses. */

export const summary = (call: string) => `Audition: ${call}`;
export const summary_with = (call: string, who: string) => `Audition: ${call} (${who})`;
export const contact = (person: string) => `Contact: ${person}`;
export const bring = (things: string) => `Please bring: ${things}`;
export const changes = (site: string) => `Times and changes: ${site}`;
export const feed_name = (product: string) => `${product} auditions`;
