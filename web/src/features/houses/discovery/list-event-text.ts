import type { ListEvent } from '@kirdaar/contract/houses/audit-log';

const texts = {
  list_renamed: (name) => `“${name}” renamed`,
  talent_removed: (name, talent) => `${talent} removed from “${name}”`,
  list_deleted: (name) => `“${name}” deleted`,
} as const satisfies Record<ListEvent['action'], (name: string, talent: string) => string>;

/** Returns the text of a list change: 'Asha Rao removed from “Leads” by Mira Das'. */
export function listEventText({ action, by, name, talent }: Omit<ListEvent, 'id' | 'happened_at'>): string {
  const text = texts[action](name, talent ?? 'Someone');
  return by ? `${text} by ${by}` : text;
}
