/** What staff decided about a production house, and how it appeals. */

export const title = 'Appeals';
export const lead =
  'If you think a decision of our team is wrong, say why. Someone who did not make the decision will look at it again.';
export const empty = 'There is nothing to appeal. Decisions against your production house appear here.';
export const text = 'Why the decision is wrong';
export const text_missing = 'Say why the decision is wrong.';
export const text_hint = 'Answer the reason above. Do not write passwords or ID numbers.';
export const send = 'Send appeal';
export const sending = 'Sending...';
export const send_failed = 'We couldn’t send your appeal. Try again.';
export const decided = (time: string) => `Since ${time}.`;
export const house_meaning =
  'Talent can’t see your casting calls, and you can’t post casting calls or search for, invite or message talent.';
export const call_meaning =
  'Talent can’t see this version. You can also edit the casting call and save it to send it for review again.';
export const reason = 'Our team says';
export const sent = (time: string) => `You appealed on ${time}. We will email you our answer.`;
export const answered_title = 'Answered appeals';
export const accepted = (decision: string) => `${decision}: accepted`;
export const refused = (decision: string) => `${decision}: not accepted`;
export const dates = (sent: string, answered: string) => `Sent ${sent}, answered ${answered}`;
export const own_text = (text: string) => `You: ${text}`;
export const answer = (text: string) => `Our team: ${text}`;
export const call = 'A casting call';
export const banned = 'Your production house is banned';
export const suspended = 'Your production house is suspended';
