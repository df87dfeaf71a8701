import { MAX_LINE } from '@kirdaar/contract/rules/limits';
import { clientScopes } from '@kirdaar/contract/rules/representation';
import { genders } from '@kirdaar/contract/rules/vocabulary';
import { useState } from 'react';
import { newRequestId } from '#api/request-id.ts';
import { useWrite } from '#api/use-write.ts';
import { FieldsForm } from '#features/accounts/identity/FieldsForm.tsx';
import { successToast } from '#features/houses/team/result-toasts.ts';
import { rosterWrites } from '#features/representation/roster/roster-writes.ts';
import { FoldedCard } from '#ui/FoldedCard.tsx';
import type { FieldSpec } from '#ui/field-spec.ts';
import * as words from '#words/representation/agency.ts';
import { scopes } from '#words/representation/mandates.ts';
import { gender_names } from '#words/rules/people.ts';
import * as common from '#words/ui/common.ts';

const name: FieldSpec = {
  name: 'name',
  label: words.name,
  required: true,
  maxLength: MAX_LINE,
  autoComplete: 'off',
};
const contact: FieldSpec = { name: 'contact', label: words.contact, required: true, autoComplete: 'off' };
const note: FieldSpec = { name: 'note', label: words.note, type: 'lines', maxLength: MAX_LINE, wide: true };
const scopeFields = clientScopes.map((scope): FieldSpec => {
  return { name: scope, label: scopes[scope], type: 'tick' };
});
const allScopes = Object.fromEntries(clientScopes.map((scope) => [scope, '1']));

/** How somebody comes to an agency: as a client with or without an account, or into its team. */
const ways = {
  agency: {
    title: words.invite,
    lead: words.invite_lead,
    submit: common.send_invitation,
    fields: [
      name,
      contact,
      {
        name: 'commission_note',
        label: words.commission_note,
        hint: words.commission_hint,
        maxLength: MAX_LINE,
      },
      { name: 'until', label: words.until, type: 'date' },
      note,
      ...scopeFields,
    ],
    values: allScopes,
  },
  kept: {
    title: words.keep,
    lead: words.keep_lead,
    submit: words.keep_submit,
    fields: [
      name,
      { name: 'date_of_birth', label: common.date_of_birth, type: 'date', required: true },
      { name: 'gender', label: common.gender, options: genders, labels: gender_names, required: true },
      ...scopeFields,
    ],
    values: allScopes,
  },
  member: {
    title: words.invite_member,
    lead: words.role_hint,
    submit: common.send_invitation,
    fields: [
      name,
      contact,
      {
        name: 'role',
        label: words.role,
        options: Object.keys(words.roles),
        labels: words.roles,
        required: true,
      },
      note,
    ],
    values: { role: 'agent' },
  },
} satisfies Record<string, { fields: FieldSpec[]; [text: string]: unknown }>;

/** A form that opens under its title. */
export function AddToAgency({ way }: { way: keyof typeof ways }) {
  const { title, lead, submit, fields, values } = ways[way];
  const [form, setForm] = useState(newRequestId);
  const adding = useWrite(
    rosterWrites,
    'add',
    successToast(() => setForm(newRequestId())),
  );
  return (
    <FoldedCard title={title} lead={lead}>
      <FieldsForm
        // Empty again after each success.
        key={form}
        fields={fields}
        values={values}
        write={{ ...adding, submit: (answers) => adding.submit({ way, request_id: form, answers }) }}
        accountRole="talent"
        submitLabel={submit}
        busyLabel={common.sending}
        fallbackError={common.save_failed}
      />
    </FoldedCard>
  );
}
