import type { ListEvent } from '@kirdaar/contract/houses/audit-log';
import * as words from '#words/houses/discovery.ts';

/** Returns the text of a list change: 'Asha Rao removed from “Leads” by Mira Das'. */
export function listEventText({ action, by, name, talent }: Omit<ListEvent, 'id' | 'happened_at'>): string {
  return words.events[action]({ list: name, talent: talent ?? words.event_someone, by });
}
