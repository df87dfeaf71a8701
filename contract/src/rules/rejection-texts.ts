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
