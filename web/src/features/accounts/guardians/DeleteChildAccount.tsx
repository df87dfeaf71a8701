import { serverMessage } from '#api/server-message.ts';
import { useWrite } from '#api/use-write.ts';
import type { GuardedChildProps } from '#features/accounts/guardians/GuardedChildCard.tsx';
import { guardianDecisionWrites } from '#features/accounts/guardians/guardian-decision-writes.ts';
import { ConfirmButton } from '#ui/ConfirmButton.tsx';
import { Notice } from '#ui/Notice.tsx';
import * as words from '#words/accounts/guardians.ts';

/** Lets a guardian delete the account of a child. */
export function DeleteChildAccount({ pass, child, onChanged }: GuardedChildProps) {
  const { talent_id, first_name } = child;
  const deletion = useWrite(guardianDecisionWrites, 'deleteAccount', { onDone: onChanged });
  return (
    <div className="flex flex-col items-start gap-4 border-line border-t pt-5">
      <p className="max-w-prose text-muted">{words.delete_text(first_name)}</p>
      {deletion.error && <Notice tone="failure">{serverMessage(deletion.error, words.delete_failed)}</Notice>}
      <ConfirmButton
        question={words.delete_question(first_name)}
        confirm={words.delete_confirm}
        busy={deletion.busy}
        onConfirm={() => deletion.submit({ pass, child: talent_id })}
      >
        {words.delete_account(first_name)}
      </ConfirmButton>
    </div>
  );
}
