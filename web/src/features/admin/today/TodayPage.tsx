import type { WaitingItem } from '@kirdaar/contract/admin/today';
import type { QueueKind } from '@kirdaar/contract/rules/staff-queue';
import { useRef, useState } from 'react';
import { Link } from 'react-router';
import { adminPath } from '#features/admin/admin-paths.ts';
import { callStaffApi, staffAction } from '#features/admin/call-staff-api.ts';
import { quietLinkLook, rowLinkLook } from '#features/admin/looks.ts';
import { dueText } from '#features/admin/today/due-text.ts';
import { HandOver } from '#features/admin/today/HandOver.tsx';
import { chosenKind, pathInList } from '#features/admin/today/item-path.ts';
import { useStaffWrite } from '#features/admin/use-confirmed-write.tsx';
import { useKeys } from '#features/admin/use-keys.ts';
import { Button } from '#ui/Button.tsx';
import { classNames } from '#ui/class-names.ts';
import { FilterLinks } from '#ui/FilterLinks.tsx';
import { formatDateTime } from '#ui/format-date-time.ts';
import { Notice } from '#ui/Notice.tsx';
import { Page } from '#ui/Page.tsx';
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
  const list = useRef<HTMLDivElement>(null);
  useKeys({ j: () => moveFocus(list.current, 1), k: () => moveFocus(list.current, -1) });
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
            { to: addressOf(undefined, byHouse), label: common.all, current: !chosen },
            ...counts.map(({ kind, count }) => ({
              ...{ to: addressOf(kind, byHouse), label: words.today_kinds[kind], count },
              current: kind === chosen,
            })),
          ]}
        />
      )}
      {items.length === 0 ? (
        <Notice>{words.today_none}</Notice>
      ) : (
        <>
          <Link to={addressOf(chosen, !byHouse)} preventScrollReset className={`self-start ${quietLinkLook}`}>
            {byHouse ? words.today_one_list : words.today_by_house}
          </Link>
          <div ref={list} className="flex flex-col gap-6">
            {byHouse ? (
              [...Map.groupBy(items, ({ house_id }) => house_id)].map(([id, ofHouse]) => (
                <section key={id} aria-labelledby={`house-${id}`} className="flex flex-col gap-3">
                  <h2 id={`house-${id}`} className="flex items-baseline gap-2 text-xl">
                    {id ? <Link to={adminPath('house', id)}>{ofHouse[0]?.by}</Link> : words.today_no_house}
                    <span className="text-base text-muted tabular-nums">{ofHouse.length}</span>
                  </h2>
                  <Rows items={ofHouse} now={now} chosen={chosen} colleagues={colleagues} />
                </section>
              ))
            ) : (
              <Rows items={items} now={now} chosen={chosen} colleagues={colleagues} />
            )}
          </div>
        </>
      )}
    </Page>
  );
}

function addressOf(kind: string | undefined, byHouse: boolean): string {
  return `?${new URLSearchParams({ ...(kind && { kind }), ...(byHouse && { by: 'house' }) })}`;
}

interface RowProps {
  item: WaitingItem;
  now: number;
  chosen: QueueKind | undefined;
  colleagues: Parameters<typeof HandOver>[0]['colleagues'];
}

function Rows({ items, ...props }: Omit<RowProps, 'item'> & { items: readonly WaitingItem[] }) {
  return (
    <ol className="divide-y divide-line rounded-card border border-line bg-card px-4 shadow-card sm:px-5">
      {items.map((item) => (
        <ItemRow key={`${item.kind}:${item.id}`} item={item} {...props} />
      ))}
    </ol>
  );
}

/** Moves the focus to the next or the previous row, as on the review board; at first to the first one. */
function moveFocus(list: HTMLElement | null, step: 1 | -1) {
  const rows = [...(list?.querySelectorAll<HTMLElement>('[data-row]') ?? [])];
  const at = rows.findIndex((row) => row.matches(':focus'));
  rows[Math.max(0, at + step)]?.focus();
}

function ItemRow({ item, now, chosen, colleagues }: RowProps) {
  const { kind, id, title, by, due_at, child, flags, is_mine } = item;
  const take = useStaffWrite('POST /api/admin/today/take');
  const retry = useStaffWrite('POST /api/admin/tasks/:id/retry');
  const to = pathInList(item, chosen);
  const due = dueText(due_at, now);
  const name = (
    <>
      {title}
      {by && <span className="font-normal text-muted"> · {by}</span>}
    </>
  );
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 py-3.5">
      <div className="min-w-56 grow basis-72">
        <p className="flex flex-wrap items-center gap-2 text-sm">
          <span className="text-muted">{words.today_kinds[kind]}</span>
          {child && (
            <span className="rounded-full bg-marigold-wash px-2 py-0.5 font-semibold">
              {words.today_child}
            </span>
          )}
        </p>
        {to ? (
          <Link to={to} data-row className={rowLinkLook}>
            {name}
          </Link>
        ) : (
          <p tabIndex={-1} data-row className="wrap-anywhere font-semibold">
            {name}
          </p>
        )}
        {flags.length > 0 && <p className="wrap-anywhere text-sm">{flags.join(' · ')}</p>}
        <Assignment item={item} />
      </div>
      <p
        className={classNames(
          'whitespace-nowrap font-semibold text-sm',
          due.late ? 'text-accent' : 'text-muted',
        )}
      >
        {due.text}
      </p>
      {kind === 'task' ? (
        <Button variant="secondary" disabled={retry.busy} onClick={() => retry.submit({ params: { id } })}>
          {words.retry}
        </Button>
      ) : (
        <>
          <HandOver item={item} colleagues={colleagues} />
          <Button
            variant="secondary"
            aria-label={is_mine ? words.give_back_item(title) : words.take_item(title)}
            disabled={take.busy}
            onClick={() => take.submit({ body: { item: `${kind}:${id}`, taken: !is_mine } })}
          >
            {is_mine ? words.give_back : words.take}
          </Button>
        </>
      )}
    </li>
  );
}

function Assignment({ item: { since, taken_by, handed_by, note, is_mine } }: Pick<RowProps, 'item'>) {
  return (
    <>
      <p className="text-muted text-sm">
        {words.today_since(formatDateTime(since))}
        {taken_by && ` · ${is_mine ? words.taken_by_you : words.taken_by(taken_by)}`}
      </p>
      {handed_by && note && <p className="wrap-anywhere text-sm">{words.handed_over(handed_by, note)}</p>}
    </>
  );
}
