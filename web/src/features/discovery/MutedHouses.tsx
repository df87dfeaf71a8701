import type { Reply } from '@kirdaar/contract/api';
import { call } from '#api/call.ts';
import { useChange } from '#features/team/use-change.ts';
import { Button } from '#ui/Button.tsx';

/** The houses that this talent takes no invitations from, to be heard again. */
export function MutedHouses({ houses }: Pick<Reply<'GET /api/user/muted-houses'>, 'houses'>) {
  const { busy, change } = useChange();
  if (houses.length === 0) return null;
  return (
    <details className="max-w-2xl">
      <summary className="min-h-11 w-fit cursor-pointer content-center font-semibold">
        Houses that cannot invite you ({houses.length})
      </summary>
      <ul className="mt-2 divide-y divide-line border-line border-y">
        {houses.map(({ id, company_name }) => (
          <li key={id} className="flex flex-wrap items-center justify-between gap-3 py-3">
            <span className="wrap-anywhere">{company_name ?? 'A production house'}</span>
            <Button
              look="secondary"
              disabled={busy}
              onClick={() => void change(() => call('DELETE /api/user/muted-houses/:id', { params: { id } }))}
            >
              Allow again
            </Button>
          </li>
        ))}
      </ul>
    </details>
  );
}
