import { plural } from '#words/plural.ts';

export const lead =
  'Notify your own system when someone applies or moves to another stage. We send only IDs. Use an API key to read the rest.';
export const url = 'URL';
export const events = {
  'application.received': 'New application',
  'application.stage_changed': 'Changed stage',
} as const;
export const event_test = 'Test event';
export const secret_copy = 'Copy the signing secret now.';
export const secret_use = 'Your system uses it to check that an event comes from us.';
export const list_title = 'Your webhooks';
export const list_empty = 'You have no webhooks.';
export const paused = 'Paused because deliveries failed';
export const new_title = 'New webhook';
export const new_lead = 'We sign each event according to the Standard Webhooks specification.';
export const add = 'Add webhook';
export const adding = 'Adding...';
export const add_failed = 'We couldn’t add the webhook. Try again.';
export const deliveries_of = <Part>(url: string, unseen: (text: string) => Part) => [
  'Deliveries',
  unseen(` to ${url}`),
];
export const remove_label = (url: string) => `Remove the webhook to ${url}`;
export const remove_question = (url: string) =>
  `Remove the webhook to ${url}? Its deliveries are deleted too.`;
export const remove_confirm = 'Remove webhook';

export const deliveries_title = 'Deliveries';
export const paused_since = (time: string) =>
  `This webhook has been paused since ${time} because deliveries failed. We do not send new events to it.`;
export const resume = 'Resume webhook';
export const test = 'Send a test event';
export const all = 'All webhooks';
export const deliveries_empty = 'We sent nothing in the last 30 days.';
export const payload = 'What we sent';
export const again = 'Send again';
export const again_label = (event: string, time: string) => `Send again: ${event}, ${time}`;
export const queued = 'Waiting to be sent';
export const delivered = (status: number | null) => `Delivered, ${answer(status)}`;
export const failed = (tries: number, status: number | null) =>
  `Not delivered: tried ${times(tries)}, ${answer(status)}`;
export const trying = (tries: number, status: number | null) =>
  `Tried ${times(tries)}, ${answer(status)}. We will try again.`;

function answer(status: number | null): string {
  return status === null ? 'no answer' : `answer ${status}`;
}

function times(tries: number): string {
  return plural(tries, { one: 'once', other: `${tries} times` });
}
