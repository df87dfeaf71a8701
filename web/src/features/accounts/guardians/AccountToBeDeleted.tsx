import type { GuardedChild } from '@kirdaar/contract/accounts/guardians';
import { dayInIndia } from '@kirdaar/contract/rules/calendar';
import { serverMessage } from '#api/server-message.ts';
import { useWrite } from '#api/use-write.ts';
import type { GuardedChildProps } from '#features/accounts/guardians/GuardedChildCard.tsx';
import { guardianDecisionWrites } from '#features/accounts/guardians/guardian-decision-writes.ts';
import { Button } from '#ui/Button.tsx';
import { longDay } from '#ui/day-text.ts';
import { Notice } from '#ui/Notice.tsx';
import * as words from '#words/accounts/guardians.ts';
import * as common from '#words/ui/common.ts';

/** Shows when the account of a child is deleted, with a button to keep it. */
export function AccountToBeDeleted({
  pass,
  child: { talent_id, first_name },
  deletion: { erase_at, by_guardian },
  onChanged,
}: GuardedChildProps & { deletion: NonNullable<GuardedChild['deletion']> }) {
  const keeping = useWrite(guardianDecisionWrites, 'keepAccount', { onDone: onChanged });
  const day = longDay(dayInIndia(new Date(erase_at)));
  return (
    <>
      <Notice>
        {by_guardian ? words.deletion_by_you(first_name, day) : words.deletion_by_child(first_name, day)}
      </Notice>
      {keeping.error && <Notice tone="failure">{serverMessage(keeping.error, words.keep_failed)}</Notice>}
      <Button
        disabled={keeping.busy}
        onClick={() => keeping.submit({ pass, child: talent_id })}
        className="self-start"
      >
        {keeping.busy ? common.saving : words.keep_account(first_name)}
      </Button>
    </>
  );
}
