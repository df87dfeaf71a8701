import type { WaitingItem } from '@kirdaar/contract/admin/today';
import type { QueueKind } from '@kirdaar/contract/rules/staff-queue';
import { Link } from 'react-router';
import { rowLinkLook } from '#features/admin/looks.ts';
import { dueText } from '#features/admin/today/due-text.ts';
import { HandOver } from '#features/admin/today/HandOver.tsx';
import { pathInList } from '#features/admin/today/item-path.ts';
import { keyOf, type useSelection } from '#features/admin/today/use-selection.ts';
import { useStaffWrite } from '#features/admin/use-confirmed-write.tsx';
import { Button } from '#ui/Button.tsx';
import { classNames } from '#ui/class-names.ts';
import { formatDateTime } from '#ui/format-date-time.ts';
import * as words from '#words/admin/staff-area.ts';

export interface RowProps {
  item: WaitingItem;
  now: number;
  chosen: QueueKind | undefined;
  colleagues: Parameters<typeof HandOver>[0]['colleagues'];
  selection: ReturnType<typeof useSelection>;
}

/** What waits: what and whose it is, when it is due, and who has taken it. */
export function ItemRow({ item, now, chosen, colleagues, selection }: RowProps) {
  const { kind, id, title, by, due_at, child, flags, is_mine, several } = item;
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
    <li className="relative flex flex-wrap items-center gap-x-4 gap-y-2 py-3.5 pl-9">
      {several && (
        <input
          type="checkbox"
          aria-label={words.together_select(by ? `${title} · ${by}` : title)}
          checked={selection.isSelected(item)}
          disabled={!selection.canSelect(item)}
          onChange={() => selection.toggle(item)}
          className="absolute top-4 left-0 size-6"
        />
      )}
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
          <Link to={to} data-row={keyOf(item)} className={rowLinkLook}>
            {name}
          </Link>
        ) : (
          <p tabIndex={-1} data-row={keyOf(item)} className="wrap-anywhere font-semibold">
            {name}
          </p>
        )}
        {flags.length > 0 && <p className="wrap-anywhere text-sm">{flags.join(' · ')}</p>}
        <Assignment item={item} />
      </div>
      <p
        className={classNames(
          'font-semibold text-sm max-sm:order-first max-sm:-mb-2 max-sm:basis-full sm:whitespace-nowrap',
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
            onClick={() => take.submit({ body: { item: keyOf(item), taken: !is_mine } })}
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
