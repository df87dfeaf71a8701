export const sent_history = 'Status history';
export const again = (status: string) => `${status} again`;
export const sent_reason = (text: string) => `Reason: ${text}`;
export const under_consideration = 'Under consideration';
export const considered = 'Considered by the production house';
export const considered_lead =
  'You did not apply for this role: the production house considers you for it, with your application for another of its roles. It takes no application from your plan.';
export const decline_considered = 'Decline this role';
export const decline_considered_of = (title: string) => `Decline to be considered for ${title}`;
export const decline_considered_question =
  'Decline to be considered for this role? Your other applications stay as they are.';
export const stepped_back = 'Stepped back from the role';
export const role_cancelled = 'Role cancelled';
export const rejection_from = 'From the production house';

export const send_again_failed = 'We couldn’t send your application again. Try again.';
export const send_again = <Part>(title: string, unseen: (text: string) => Part) => [
  'Send again',
  unseen(` your application for ${title}`),
];
export const sending_again = <Part>(title: string, unseen: (text: string) => Part) => [
  'Sending...',
  unseen(` your application for ${title}`),
];

export const withdraw_failed = 'We couldn’t withdraw your application. Try again.';
export const withdraw_of = (title: string) => `Withdraw the application for ${title}`;
export const withdraw_question_last =
  'Withdraw this application? You sent it again once before, so this time it is final.';
export const withdraw_question =
  'Withdraw this application? You can send it again once, while the casting call is open.';
export const withdraw_confirm = 'Withdraw application';
export const withdraw = 'Withdraw';
export const withdrawn_hint = 'You can send it again once, under Ended.';

// Invitations to apply that a talent received.
export const decline_failed = 'We couldn’t decline the invitation. Try again.';
export const stop_failed = 'We couldn’t stop these invitations. Try again.';
export const allow_failed = 'We couldn’t allow invitations from this production house. Try again.';
export const invited_by = <Part>(house: Part) => [house, ' invites you to apply'];
export const until = (day: string) => `until ${day}`;
export const decline_of = (title: string) => `Decline: ${title}`;
export const stop_question = (house: string) => `Stop invitations from ${house}?`;
export const stop = 'Stop invitations';
export const stop_of = (house: string) => `Stop invitations from ${house}`;
export const stopped_houses = (count: number) => `Production houses that can’t invite you (${count})`;
export const allow = 'Allow invitations';
