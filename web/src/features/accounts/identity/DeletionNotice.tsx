import { useSearchParams } from 'react-router';
import { DELETED_ON } from '#account-paths.ts';
import { longDay } from '#ui/day-text.ts';
import { Notice } from '#ui/Notice.tsx';
import * as words from '#words/accounts/identity.ts';

/** Tells a user who has just asked for the deletion of the account how to keep it. */
export function DeletionNotice() {
  const [query] = useSearchParams();
  const day = query.get(DELETED_ON) ?? '';
  if (!/^\d{4}-\d\d-\d\d$/.test(day)) return null;
  return <Notice>{words.deletion_day(longDay(day))}</Notice>;
}
