/**
 * What staff can switch off for a while, for example while a provider fails. Everything that is under way goes
 * on; only new registrations, casting calls, purchases and WhatsApp messages are affected.
 */
export const switches = ['registrations', 'posting', 'payments', 'whatsapp'] as const;
export type Switch = (typeof switches)[number];

/** The error with which endpoints answer while their switch is off. */
export const switchedOffCodes = {
  registrations: 'registrations_paused',
  posting: 'posting_paused',
  payments: 'payments_paused',
} as const satisfies Partial<Record<Switch, string>>;
/** The switches that endpoints depend on. */
export type EndpointSwitch = keyof typeof switchedOffCodes;
