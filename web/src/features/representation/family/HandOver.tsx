import type { Mandate } from '@kirdaar/contract/representation/mandates';
import { useWrite } from '#api/use-write.ts';
import { FieldsForm } from '#features/accounts/identity/FieldsForm.tsx';
import { familyWrites } from '#features/representation/family/family-writes.ts';
import { longDay } from '#ui/day-text.ts';
import { Notice } from '#ui/Notice.tsx';
import { Section } from '#ui/Section.tsx';
import * as words from '#words/representation/family.ts';
import * as common from '#words/ui/common.ts';

const fields = [
  { name: 'contact', label: words.own_contact, hint: words.own_contact_hint, required: true, wide: true },
] as const;

/** Sends a young adult the link to take over the account that guardians ran. */
export function HandOver({ mandate: { id, talent, contact, link_ends_at } }: { mandate: Mandate }) {
  const sending = useWrite(familyWrites, 'handOver');
  if (!talent?.adult_on) return null;
  return (
    <Section
      title={words.hand_over(talent.name)}
      lead={words.hand_over_lead(talent.name, longDay(talent.adult_on))}
    >
      <div className="flex flex-col gap-5">
        {contact && link_ends_at && <Notice>{words.link_sent_to(contact)}</Notice>}
        <FieldsForm
          fields={fields}
          write={{ ...sending, submit: ({ contact }) => sending.submit({ id, contact }) }}
          submitLabel={words.hand_over_send}
          busyLabel={common.sending}
          fallbackError={words.hand_over_failed}
        />
      </div>
    </Section>
  );
}
