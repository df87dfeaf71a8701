/** Default rejection message when a house closes a casting call, used unless the house writes its own. */
export function rejectionTexts(role: string): string {
  return `Thank you for applying for ${role} and for the time you gave it. The role is cast now, with somebody else. Your work was seen, and we would be glad to meet you again in another of our calls.`;
}
