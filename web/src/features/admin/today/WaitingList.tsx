import type { WaitingItem } from '@kirdaar/contract/admin/today';
import type { QueueKind } from '@kirdaar/contract/rules/staff-queue';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { Link } from 'react-router';
import { adminPath } from '#features/admin/admin-paths.ts';
import { linkLook, quietLinkLook } from '#features/admin/looks.ts';
import { DecideTogether, type Skipped } from '#features/admin/today/DecideTogether.tsx';
import { ItemRow, type RowProps } from '#features/admin/today/ItemRow.tsx';
import { pathInList } from '#features/admin/today/item-path.ts';
import { useRowFocus } from '#features/admin/today/use-row-focus.ts';
import { keyOf, useSelection } from '#features/admin/today/use-selection.ts';
import { useKeys } from '#features/admin/use-keys.ts';
import { Notice } from '#ui/Notice.tsx';
import * as words from '#words/admin/staff-area.ts';

interface WaitingListProps extends Pick<RowProps, 'now' | 'chosen' | 'colleagues'> {
  items: readonly WaitingItem[];
  byHouse: boolean;
}

/** What waits, as one list or by production house, and the bar that decides several items together. */
export function WaitingList({ items, chosen, byHouse, ...rest }: WaitingListProps) {
  const selection = useSelection(items);
  const [skipped, setSkipped] = useState<readonly Skipped[]>([]);
  const wasDecided = useRef(false);
  const bar = useRef<HTMLDivElement>(null);
  const { list, here, go } = useRowFocus();
  useKeys({ j: () => go(1), k: () => go(-1), x: selectHere });
  // The rows that were decided are gone; the next one has their place.
  const returnToRow = useEffectEvent(() => {
    if (wasDecided.current) go(0);
    wasDecided.current = false;
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: the list was loaded again.
  useEffect(() => returnToRow(), [items]);

  /** Selects the row that has or had the focus. Then Enter opens what is selected, and J and K go on from that row. */
  function selectHere() {
    const item = items.find((one) => keyOf(one) === here());
    if (!item) return;
    flushSync(() => selection.toggle(item));
    const button = bar.current?.querySelector<HTMLElement>('[data-decide]');
    if (button) button.focus();
    else go(0);
  }

  function keepSkipped(left: readonly Skipped[]) {
    wasDecided.current = true;
    setSkipped(left);
  }

  const rows = { ...rest, chosen, selection };
  return (
    <>
      <div
        ref={bar}
        className="sticky top-0 z-10 -mx-4 -my-3 flex min-h-16 flex-wrap items-center gap-x-4 gap-y-2 bg-paper px-4"
      >
        {selection.selected.length > 0 ? (
          <DecideTogether items={selection.selected} onClear={selection.clear} onDecided={keepSkipped} />
        ) : (
          <>
            <Link to={todayAddress(chosen, !byHouse)} preventScrollReset className={quietLinkLook}>
              {byHouse ? words.today_one_list : words.today_by_house}
            </Link>
            <span className="text-muted text-sm max-sm:hidden">{words.today_keys}</span>
          </>
        )}
      </div>
      {skipped.length > 0 && selection.selected.length === 0 && (
        <SkippedItems skipped={skipped} chosen={chosen} />
      )}
      <div ref={list} className="flex flex-col gap-6">
        {byHouse ? (
          [...Map.groupBy(items, ({ house_id }) => house_id)].map(([id, ofHouse]) => (
            <section key={id} aria-labelledby={`house-${id}`} className="flex flex-col gap-3">
              <h2 id={`house-${id}`} className="flex items-baseline gap-2 text-xl">
                {id ? <Link to={adminPath('house', id)}>{ofHouse[0]?.by}</Link> : words.today_no_house}
                <span className="text-base text-muted tabular-nums">{ofHouse.length}</span>
              </h2>
              <Rows items={ofHouse} {...rows} />
            </section>
          ))
        ) : (
          <Rows items={items} {...rows} />
        )}
      </div>
    </>
  );
}

/** Returns the address of Today, of one kind or of all, as one list or by production house. */
export function todayAddress(kind: string | undefined, byHouse: boolean): string {
  return `?${new URLSearchParams({ ...(kind && { kind }), ...(byHouse && { by: 'house' }) })}`;
}

function Rows({ items, ...props }: Omit<RowProps, 'item'> & { items: readonly WaitingItem[] }) {
  return (
    <ol className="divide-y divide-line rounded-card border border-line bg-card px-4 shadow-card sm:px-5">
      {items.map((item) => (
        <ItemRow key={keyOf(item)} item={item} {...props} />
      ))}
    </ol>
  );
}

function SkippedItems({ skipped, chosen }: { skipped: readonly Skipped[]; chosen: QueueKind | undefined }) {
  return (
    <Notice tone="failure">
      {words.together_skipped}
      <ul>
        {skipped.map(({ item, reason }) => (
          <li key={keyOf(item)}>
            <Link to={pathInList(item, chosen) ?? ''} className={linkLook}>
              {item.title}
            </Link>
            : {reason}
          </li>
        ))}
      </ul>
    </Notice>
  );
}
