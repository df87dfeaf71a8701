/** What happens to a production house besides what staff decide, in its history for staff. */
export const houseEvents = ['registered', 'document_sent', 'call_posted', 'reported', 'appealed'] as const;
export type HouseEventName = (typeof houseEvents)[number];
