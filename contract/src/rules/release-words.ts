/** What a house writes to all who remain when it closes a call, unless it finds words of its own. */
export function releaseWords(role: string): string {
  return `Thank you for applying for ${role} and for the time you gave it. The role is cast now, with somebody else. Your work was seen, and we would be glad to meet you again in another of our calls.`;
}
