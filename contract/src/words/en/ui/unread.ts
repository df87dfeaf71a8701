/** The number of unread items in the header. */

export const unread = (name: string, count: number) => `${name}, ${count} unread`;
