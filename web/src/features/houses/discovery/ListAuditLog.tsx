import type { ListEvent } from '@kirdaar/contract/houses/audit-log';
import { listEventText } from '#features/houses/discovery/list-event-text.ts';
import { AuditLog } from '#features/houses/team/AuditLog.tsx';
import { Section } from '#ui/Section.tsx';

/** Shows who changed the lists of a house, or one list; renders nothing while there are no changes. */
export function ListAuditLog({ history }: { history: readonly ListEvent[] }) {
  if (history.length === 0) return null;
  return (
    <Section title="List history" lead="Renamed lists, removed talent and deleted lists, the latest first.">
      <AuditLog events={history.map((event) => ({ ...event, text: listEventText(event) }))} />
    </Section>
  );
}
