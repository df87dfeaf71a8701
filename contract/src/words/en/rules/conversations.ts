import { type ConversationBar, type ConversationParty, MAX_UNANSWERED } from '#rules/conversations.ts';
import type { ReportReason } from '#rules/reports.ts';

/** Why writing is blocked, for each participant. */
export const bars: Record<ConversationParty, Record<ConversationBar, string>> = {
  talent: {
    own_block: 'You blocked this house. Unblock it to write again.',
    other_block: 'You can’t send messages to this house at the moment.',
    withdrawn: 'You withdrew this application, so you can’t send messages about it.',
    consent: 'You did not agree to be contacted about this application, so no messages can be sent.',
    child: 'This house is not verified for children, so it can’t exchange messages with them.',
    age: 'This casting call is for other ages.',
    guardian: 'A parent or guardian must agree first.',
    not_begun: 'You can reply once the production house has written to you.',
    unanswered: 'You can write again once the production house has answered.',
    suspended: 'We have suspended this production house, so you can’t send messages to it.',
    removed: 'We have removed this casting call, so you can’t send messages about it.',
  },
  house: {
    own_block: 'Your house blocked this talent. Unblock them to write again.',
    other_block: 'You can’t send messages to this talent at the moment.',
    withdrawn: 'This application was withdrawn, so you can’t send messages about it.',
    consent: 'The applicant did not agree to be contacted.',
    child: 'This applicant is a child. Only houses that we have verified for children can write to them.',
    age: 'This applicant is a child, and your casting call is for other ages.',
    guardian: 'You can write to this child once a guardian agrees.',
    not_begun: 'Write the first message to start the conversation.',
    unanswered: `You sent ${MAX_UNANSWERED} messages in a row. You can write again once the talent has answered.`,
    suspended: 'Your production house is suspended, so it can’t send messages.',
    removed: 'We have removed this casting call, so you can’t send messages about it.',
  },
};

/** Texts that a message to several applicants can start from. */
export const message_templates: readonly { name: string; value: string }[] = [
  {
    name: 'Ask about availability',
    value: 'Hello {name}, are you still available for {role}? Please reply with the dates you are free.',
  },
  {
    name: 'Ask for newer photos',
    value:
      'Hello {name}, thank you for applying for {role}. Please send us two photos from the last three months.',
  },
  {
    name: 'Explain a delay',
    value:
      'Hello {name}, we are still reviewing the applications for {role}. We will tell you as soon as we decide.',
  },
];

/** Why somebody reports. */
export const report_reasons: Record<ReportReason, string> = {
  money: 'Asks for money',
  harassment: 'Insults or harasses',
  indecency: 'Indecent or sexual',
  threat: 'Threatens or blackmails',
  unsafe: 'I don’t feel safe',
  fake: 'Pretends to be someone else',
  spam: 'Advertising, or not about the casting call',
  other: 'Something else',
};
