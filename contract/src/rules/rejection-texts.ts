/** Default rejection message when a house closes a casting call, used unless the house writes its own. */
export function rejectionTexts(role: string): string {
  return `Thank you for applying for ${role} and for the time you gave it. We have chosen someone else for this role. We saw your work and hope you will apply to our casting calls again.`;
}
