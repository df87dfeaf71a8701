import type { Mandate } from '@kirdaar/contract/representation/mandates';
import { HandOverForm } from '#features/representation/mandates/HandOverForm.tsx';
import { longDay } from '#ui/day-text.ts';
import { Notice } from '#ui/Notice.tsx';
import { Section } from '#ui/Section.tsx';
import * as words from '#words/representation/family.ts';

/** Sends a young adult the link to take over the account that guardians ran. */
export function HandOver({ mandate: { id, talent, contact, link_ends_at } }: { mandate: Mandate }) {
  if (!talent?.adult_on) return null;
  const lead = words.hand_over_lead(talent.name, longDay(talent.adult_on));
  return (
    <Section title={words.hand_over(talent.name)} lead={lead}>
      <div className="flex flex-col gap-5">
        {contact && link_ends_at && <Notice>{words.link_sent_to(contact)}</Notice>}
        <HandOverForm id={id} />
      </div>
    </Section>
  );
}
