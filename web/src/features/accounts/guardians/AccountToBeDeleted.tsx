import type { GuardedChild } from '@kirdaar/contract/accounts/guardians';
import { dayInIndia } from '@kirdaar/contract/rules/calendar';
import { serverMessage } from '#api/server-message.ts';
import { useWrite } from '#api/use-write.ts';
import type { GuardedChildProps } from '#features/accounts/guardians/GuardedChildCard.tsx';
import { guardianDecisionWrites } from '#features/accounts/guardians/guardian-decision-writes.ts';
import { Button } from '#ui/Button.tsx';
import { longDay } from '#ui/day-text.ts';
import { Notice } from '#ui/Notice.tsx';

/** Shows when the account of a child is deleted, with a button to keep it. */
export function AccountToBeDeleted({
  pass,
  child: { talent_id, first_name },
  deletion: { erase_at, by_guardian },
  onChanged,
}: GuardedChildProps & { deletion: NonNullable<GuardedChild['deletion']> }) {
  const keeping = useWrite(guardianDecisionWrites, 'keepAccount', { onDone: onChanged });
  return (
    <>
      <Notice>
        {by_guardian ? 'You' : first_name} asked us to delete the account of {first_name}. We will delete it
        on {longDay(dayInIndia(new Date(erase_at)))}. Until then nobody sees the profile
        {by_guardian && `, and ${first_name} can’t log in`}.
      </Notice>
      {keeping.error && (
        <Notice tone="failure">
          {serverMessage(keeping.error, 'We couldn’t keep the account. Try again.')}
        </Notice>
      )}
      <Button
        disabled={keeping.busy}
        onClick={() => keeping.submit({ pass, child: talent_id })}
        className="self-start"
      >
        {keeping.busy ? 'Saving...' : `Keep the account of ${first_name}`}
      </Button>
    </>
  );
}
