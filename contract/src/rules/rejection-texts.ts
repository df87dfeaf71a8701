/** Default rejection message when a house closes a casting call, used unless the house writes its own. */
export function rejectionTexts(role: string, isSomeoneSelected: boolean): string {
  const outcome = isSomeoneSelected
    ? 'We have chosen someone else for this role.'
    : 'We will not continue with your application for this role.';
  return `Thank you for applying for ${role} and for the time you gave it. ${outcome} We saw your work and hope you will apply to our casting calls again.`;
}

const claims = [
  /\b(someone|somebody|anyone|another|other)\b[^.!?]{0,60}\b(chosen|selected|cast|picked|hired|booked|got|role|part)\b/i,
  /\b(chose|chosen|selected|cast|picked|hired|booked|finali[sz]ed|went with|gone with|go with)\b[^.!?]{0,40}\b(someone|somebody|another|other|else|candidate)\b/i,
  /\b(role|part|position)\b[^.!?]{0,30}\b(is|was|has been|got|have been) (now |already )?(cast|filled|taken|closed with|given|locked|finali[sz]ed)\b/i,
  /किसी और|किसी दूसरे|दूसरे कलाकार|चयन हो (गया|चुका)/,
];

/** Returns whether a message says that the role went to someone, which is untrue while nobody is selected. */
export function saysSomeoneWasChosen(text: string): boolean {
  return claims.some((claim) => claim.test(text));
}
