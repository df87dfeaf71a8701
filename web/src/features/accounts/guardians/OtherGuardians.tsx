import { useWrite } from '#api/use-write.ts';
import {
  type GuardedChildProps,
  guardianDecisionWrites,
} from '#features/accounts/guardians/guardian-decision-writes.ts';
import { personFields } from '#features/accounts/guardians/guardian-fields.ts';
import { FieldsForm } from '#features/accounts/identity/FieldsForm.tsx';
import { labelOf } from '#ui/label-of.ts';
import { Notice } from '#ui/Notice.tsx';
import * as words from '#words/accounts/guardians.ts';
import { guardian_relations } from '#words/rules/people.ts';
import * as common from '#words/ui/common.ts';

/** Who else decides for the child, and a form to ask one more guardian. */
export function OtherGuardians({ pass, child, onChanged }: GuardedChildProps) {
  const { talent_id, first_name, others } = child;
  const inviting = useWrite(guardianDecisionWrites, 'invite', { onDone: onChanged });
  return (
    <div className="flex flex-col gap-4 border-line border-t pt-5">
      {others.length > 0 && (
        <ul aria-label={words.others_title} className="flex list-disc flex-col gap-1.5 pl-5">
          {others.map(({ name, relation, state }) => (
            <li key={`${name} ${relation}`}>
              {(state === 'agreed' ? words.other_agreed : words.other_asked)(
                `${name} (${labelOf(guardian_relations, relation)})`,
              )}
            </li>
          ))}
        </ul>
      )}
      {inviting.reply && <Notice tone="success">{inviting.reply.message}</Notice>}
      <details>
        <summary className="min-h-11 w-fit cursor-pointer content-center font-semibold">
          {words.other_invite(first_name)}
        </summary>
        <p className="mb-4 max-w-prose text-muted">{words.other_invite_text}</p>
        <FieldsForm
          fields={personFields}
          write={{
            ...inviting,
            submit: ({ relation, ...named }) =>
              // The select offers only values of the contract.
              inviting.submit({
                ...named,
                relation: relation as typeof child.relation,
                pass,
                child: talent_id,
              }),
          }}
          submitLabel={words.link_send}
          busyLabel={common.sending}
          fallbackError={words.link_failed}
        />
      </details>
    </div>
  );
}
