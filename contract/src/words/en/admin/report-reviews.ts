/** Reports that staff read and close. */

export const subjects = {
  job: 'Casting call',
  house: 'Production house',
  talent: 'Talent profile',
  conversation: 'Conversation',
} as const;
export const title = (subject: string, reason: string) => `${subject}: ${reason.toLowerCase()}`;
export const reported = {
  talent: (time: string) => `Reported ${time} by a talent`,
  production: (time: string) => `Reported ${time} by a production house`,
  deleted: (time: string) => `Reported ${time} by a deleted account`,
} as const;
export const closed = (time: string) => `This report was closed ${time}.`;
export const warn = 'Warn';
export const take_down = 'Take the casting call down';
export const no_action = 'Close without action';
export const reporter_text = 'What the reporter says';
export const warn_title = 'Warn the other side';
export const note = 'What the other side is told';
export const warn_send = 'Send warning and close';
export const take_down_send = 'Take down and close';
export const warn_money = 'Do not ask talent for money, for any purpose.';
export const warn_harassment = 'Write only about the role. Talent reported a message as harassment.';
export const open_call = 'Open the casting call as it is now';
export const open_house = 'Open the production house';
export const copy = 'What was reported';
export const copy_lead = 'As it was when it was reported. The audit log records that you opened it.';
export const party_house = 'Production house';
export const party_talent = 'Talent';
export const message_reported = 'reported';
