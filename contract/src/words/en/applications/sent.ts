/** An application that was sent: its history, and how a talent withdraws it or sends it again. */

export const history = 'Status history';
export const again = (status: string) => `${status} again`;
export const reason = (text: string) => `Reason: ${text}`;
export const under_consideration = 'Under consideration';
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
