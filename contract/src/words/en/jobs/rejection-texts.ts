/** What a house that closes a casting call writes to its applicants, unless it writes something of its own. */
export const suggested = (role: string, isSomeoneSelected: boolean) => {
  const outcome = isSomeoneSelected
    ? 'We have chosen someone else for this role.'
    : 'We will not continue with your application for this role.';
  return `Thank you for applying for ${role} and for the time you gave it. ${outcome} We saw your work and hope you will apply to our casting calls again.`;
};
