import type { ListEvent } from '@kirdaar/contract/house-history';

const words = {
  list_renamed: (name) => `“${name}” renamed`,
  talent_removed: (name, talent) => `${talent} taken off “${name}”`,
  list_deleted: (name) => `“${name}” deleted`,
} as const satisfies Record<ListEvent['act'], (name: string, talent: string) => string>;

/** What was done to a list: 'Asha Rao taken off “Leads” by Mira Das'. */
export function listEventText({ act, by, name, talent }: Omit<ListEvent, 'id' | 'happened_at'>): string {
  const told = words[act](name, talent ?? 'Somebody');
  return by ? `${told} by ${by}` : told;
}
