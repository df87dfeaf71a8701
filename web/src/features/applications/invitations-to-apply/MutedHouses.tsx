import type { Reply } from '@kirdaar/contract/api';
import { useWrite } from '#api/use-write.ts';
import { invitationWrites } from '#features/applications/invitations-to-apply/invitation-writes.ts';
import { resultToasts } from '#features/houses/team/result-toasts.ts';
import { Button } from '#ui/Button.tsx';
import * as words from '#words/applications/sent.ts';
import * as common from '#words/ui/common.ts';

/** Lists the houses that cannot invite this talent, and lets the talent allow them again. */
export function MutedHouses({ houses }: Pick<Reply<'GET /api/user/muted-houses'>, 'houses'>) {
  const unmute = useWrite(invitationWrites, 'unmuteHouse', resultToasts(words.allow_failed));
  if (houses.length === 0) return null;
  return (
    <details className="max-w-2xl">
      <summary className="min-h-11 w-fit cursor-pointer content-center font-semibold">
        {words.stopped_houses(houses.length)}
      </summary>
      <ul className="mt-2 divide-y divide-line border-line border-y">
        {houses.map(({ id, company_name }) => (
          <li key={id} className="flex flex-wrap items-center justify-between gap-3 py-3">
            <span className="wrap-anywhere">{company_name ?? common.unnamed_house}</span>
            <Button variant="secondary" disabled={unmute.busy} onClick={() => unmute.submit(id)}>
              {words.allow}
            </Button>
          </li>
        ))}
      </ul>
    </details>
  );
}
