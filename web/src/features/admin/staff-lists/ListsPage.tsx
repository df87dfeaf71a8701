import { decisionActions } from '@kirdaar/contract/rules/staff-decisions';
import { callStates, houseStates, staffLists, suspensionStates } from '@kirdaar/contract/rules/staff-lists';
import { data, Form, Link } from 'react-router';
import { AreaTabs } from '#features/admin/AreaTabs.tsx';
import { adminPaths } from '#features/admin/admin-paths.ts';
import { callStaffApi } from '#features/admin/call-staff-api.ts';
import { quietLinkLook } from '#features/admin/looks.ts';
import { StaffRows } from '#features/admin/staff-lists/StaffRows.tsx';
import { Button } from '#ui/Button.tsx';
import { Page } from '#ui/Page.tsx';
import { EmptyPage } from '#ui/Pagination.tsx';
import { SelectField } from '#ui/SelectField.tsx';
import { TextField } from '#ui/TextField.tsx';
import { actions } from '#words/admin/audit-log.ts';
import * as words from '#words/admin/lists.ts';
import * as common from '#words/ui/common.ts';
import type { Route } from './+types/ListsPage.ts';

/** The states by which each list is filtered, and the kind of its rows. */
const filters = {
  houses: { kind: 'house', states: houseStates, labels: words.states.house },
  calls: { kind: 'call', states: callStates, labels: words.states.call },
  suspensions: { kind: 'suspension', states: suspensionStates, labels: words.states.suspension },
  decided: { kind: 'decided', states: decisionActions, labels: actions },
} as const;

const pathOf = (list: string) => adminPaths.list.replace(':list', list);
const tabs = staffLists.map((list) => ({ to: pathOf(list), label: words.lists[list] }));

export async function clientLoader({ request, params }: Route.ClientLoaderArgs) {
  const list = staffLists.find((one) => one === params.list);
  if (!list) throw data(null, 404);
  const query: Record<string, string> = Object.fromEntries(new URL(request.url).searchParams);
  return { ...(await callStaffApi('GET /api/admin/lists', { query: { ...query, list } })), list, query };
}

export default function ListsPage({ loaderData: { rows, more, list, query } }: Route.ComponentProps) {
  const { kind, states, labels } = filters[list];
  const last = rows.at(-1);
  return (
    <Page title={words.lists[list]}>
      <AreaTabs label={words.page} tabs={tabs} />
      <Form
        className="grid items-end gap-4 sm:grid-cols-[1fr_16rem_auto]"
        key={JSON.stringify({ list, query })}
      >
        <TextField label={words.name} name="text" type="search" defaultValue={query.text} />
        <SelectField
          label={common.status}
          name="state"
          options={states}
          labels={labels}
          placeholder={common.all}
          defaultValue={query.state}
        />
        <Button type="submit">{common.search}</Button>
      </Form>
      {rows.length === 0 ? (
        <EmptyPage total={0}>{words.none}</EmptyPage>
      ) : (
        <div className="rounded-card border border-line bg-card px-4 py-3.5 shadow-card sm:px-5">
          <StaffRows kind={kind} rows={rows} />
        </div>
      )}
      {more && last && (
        <Link
          className={`self-start ${quietLinkLook}`}
          to={`${pathOf(list)}?${new URLSearchParams({ ...query, before: last.at })}`}
        >
          {words.earlier}
        </Link>
      )}
    </Page>
  );
}
