/** Switches that pause a part of the site. */

export const page = 'Switches';
export const lead =
  'Pause a part of the site while something is wrong. People who try to use it see that it is paused.';
export const names = {
  registrations: 'Registrations',
  posting: 'New casting calls',
  payments: 'Payments',
  whatsapp: 'WhatsApp messages',
} as const;
export const while_off = {
  registrations: 'Nobody can register. Existing accounts work as usual.',
  posting: 'Production houses can save drafts but not post them. Open casting calls stay open.',
  payments: 'Nobody can buy a plan. Paid plans stay active, and payments that have started can finish.',
  whatsapp: 'New notifications are sent only by email, by text message and on the site.',
} as const;
export const reason_outage = 'The provider has an outage.';
export const reason_attack = 'We are under attack.';
export const reason_repair = 'We are repairing a fault.';
export const state_off = (name: string) => `${name}: off`;
export const state_on = (name: string) => `${name}: on`;
export const while_off_text = (text: string) => `While off: ${text}`;
export const on_one = (name: string) => `Switch on: ${name}`;
export const off_one = (name: string) => `Switch off: ${name}`;
export const off_title = (name: string) => `Switch off ${name}`;
export const on = 'Switch on';
export const off = 'Switch off';
export const reason = 'Reason, for your colleagues';
