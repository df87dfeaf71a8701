import { useState } from 'react';
import { callStaffApi, staffAction } from '#features/admin/call-staff-api.ts';
import { chosenKind } from '#features/admin/today/item-path.ts';
import { todayAddress, WaitingList } from '#features/admin/today/WaitingList.tsx';
import { FilterLinks } from '#ui/FilterLinks.tsx';
import { Notice } from '#ui/Notice.tsx';
import { Page } from '#ui/Page.tsx';
import { NoMatch } from '#ui/Pagination.tsx';
import * as words from '#words/admin/staff-area.ts';
import * as common from '#words/ui/common.ts';
import type { Route } from './+types/TodayPage.ts';

export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  const search = new URL(request.url).searchParams;
  const chosen = chosenKind(search);
  const byHouse = search.get('by') === 'house';
  return { ...(await callStaffApi('GET /api/admin/today', { query: { kind: chosen } })), chosen, byHouse };
}

export const clientAction = staffAction;

export default function TodayPage({ loaderData }: Route.ComponentProps) {
  const { items, more, counts, colleagues, chosen, byHouse, needs_moderator, new_staff } = loaderData;
  // The clock is read once, so that all rows compare with the same time.
  const [now] = useState(Date.now);
  const late = items.filter(({ due_at }) => new Date(due_at).getTime() < now).length;
  return (
    <Page title={common.today} lead={items.length > 0 && words.today_waiting(items.length + more, late)}>
      {needs_moderator && <Notice>{words.moderator_needed}</Notice>}
      {new_staff.map(({ name, role, invited_by }) => (
        <Notice key={name}>{words.new_staff(name, words.roles[role], invited_by)}</Notice>
      ))}
      {(counts.length > 1 || chosen) && (
        <FilterLinks
          label={common.filters}
          links={[
            { to: todayAddress(undefined, byHouse), label: common.all, current: !chosen },
            ...counts.map(({ kind, count }) => ({
              ...{ to: todayAddress(kind, byHouse), label: words.today_kinds[kind], count },
              current: kind === chosen,
            })),
          ]}
        />
      )}
      {items.length === 0 ? (
        <Notice>{chosen ? <NoMatch /> : words.today_none}</Notice>
      ) : (
        <WaitingList items={items} chosen={chosen} byHouse={byHouse} colleagues={colleagues} now={now} />
      )}
    </Page>
  );
}
