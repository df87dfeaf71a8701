/** Appeals of production houses. */

export const title = (subject: string) => `Appeal: ${subject}`;
export const subjects = {
  suspension: 'suspension',
  ban: 'ban',
} as const;
export const unnamed_call = 'a casting call';
export const unnamed_house = 'Unnamed house';
export const sent = (time: string) => `sent ${time}`;
export const accept = 'Accept appeal';
export const refuse = 'Reject appeal';
export const decision = 'What we decided';
export const decided_by = (names: readonly string[]) => `By ${names.join(' and ')}`;
export const house_text = 'What the house says';
export const open_house = 'Open the production house';
export const open_call = 'Open the casting call';
export const accept_title = 'Accept this appeal';
export const refuse_title = 'Reject this appeal';
export const answer = 'Answer to the production house';
export const suggestion_accept =
  'You are right, and we are sorry. The information you sent shows that the decision was wrong.';
export const suggestion_refuse = 'Your appeal does not answer what talent reported.';
export const colleague = 'A colleague';
export const accepted = (by: string, time: string, answer: string | null) =>
  `${by} accepted this appeal on ${time}: ${answer}`;
export const refused = (by: string, time: string, answer: string | null) =>
  `${by} rejected this appeal on ${time}: ${answer}`;
export const no_answer_needed = 'The decision has ended or changed since the appeal. No answer is needed.';
export const own_decision = 'You made this decision, so a colleague must answer.';
export const if_accepted = {
  call: 'If you accept, the casting call is approved and talent can see it.',
  suspension: 'If you accept, the suspension ends and the casting calls are as they were before.',
  ban: 'If you accept, the ban ends and the casting calls are as they were before.',
} as const;
