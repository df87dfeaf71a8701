import { serverMessage } from '#api/server-message.ts';
import { useWrite } from '#api/use-write.ts';
import type { GuardedChildProps } from '#features/accounts/guardians/GuardedChildCard.tsx';
import { guardianDecisionWrites } from '#features/accounts/guardians/guardian-decision-writes.ts';
import { ConfirmButton } from '#ui/ConfirmButton.tsx';
import { Notice } from '#ui/Notice.tsx';

/** Lets a guardian delete the account of a child. */
export function DeleteChildAccount({ pass, child, onChanged }: GuardedChildProps) {
  const { talent_id, first_name } = child;
  const deletion = useWrite(guardianDecisionWrites, 'deleteAccount', { onDone: onChanged });
  return (
    <div className="flex flex-col items-start gap-4 border-line border-t pt-5">
      <p className="max-w-prose text-muted">
        If you delete the account, {first_name} is logged out and hidden immediately. After 30 days we delete
        the profile, photos, videos, applications and conversations. Until then only you can keep the account,
        on this page.
      </p>
      {deletion.error && (
        <Notice tone="failure">
          {serverMessage(deletion.error, 'We couldn’t delete the account. Try again.')}
        </Notice>
      )}
      <ConfirmButton
        question={`Delete the account of ${first_name}?`}
        confirm="Delete account"
        busy={deletion.busy}
        onConfirm={() => deletion.submit({ pass, child: talent_id })}
      >
        Delete the account of {first_name}
      </ConfirmButton>
    </div>
  );
}
