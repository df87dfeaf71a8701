import type { ListEvent } from '@kirdaar/contract/houses/audit-log';
import { AuditLog } from '#features/houses/team/AuditLog.tsx';
import { Section } from '#ui/Section.tsx';
import * as words from '#words/houses/discovery.ts';

/** Shows who changed the lists of a house, or one list; renders nothing while there are no changes. */
export function ListAuditLog({ history }: { history: readonly ListEvent[] }) {
  if (history.length === 0) return null;
  return (
    <Section title={words.history_title} lead={words.history_lead}>
      <AuditLog events={history.map((event) => ({ ...event, text: listEventText(event) }))} />
    </Section>
  );
}

/** Returns the text of a list change: 'Asha Rao removed from “Leads” by Mira Das'. */
export function listEventText({ action, by, name, talent }: Omit<ListEvent, 'id' | 'happened_at'>): string {
  return words.events[action]({ list: name, talent: talent ?? words.event_someone, by });
}
