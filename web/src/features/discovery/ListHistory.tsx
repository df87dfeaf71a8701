import type { ListEvent } from '@kirdaar/contract/house-history';
import { listEventText } from '#features/discovery/list-event-text.ts';
import { HouseHistory } from '#features/team/HouseHistory.tsx';
import { Section } from '#ui/Section.tsx';

/** Who changed the lists of a house, or one of them; nothing while nobody did. */
export function ListHistory({ history }: { history: readonly ListEvent[] }) {
  if (history.length === 0) return null;
  return (
    <Section title="What was changed" lead="Renamed, taken off and deleted, the latest first.">
      <HouseHistory acts={history.map((event) => ({ ...event, words: listEventText(event) }))} />
    </Section>
  );
}
