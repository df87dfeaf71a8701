import { ArrowDown, ArrowUp, Trash2 } from 'lucide-react';
import type { MouseEvent, ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { Button } from '#ui/Button.tsx';
import { IconButton } from '#ui/IconButton.tsx';
import * as words from '#words/admin/content.ts';
import * as common from '#words/ui/common.ts';

interface ListItemProps<T> {
  /** Names the item to people who cannot see it. */
  name: string;
  index: number;
  list: readonly T[];
  onChange: (list: T[]) => void;
  children: ReactNode;
}

export function ListItem<T>({ name, index, list, onChange, children }: ListItemProps<T>) {
  const others = list.filter((_, at) => at !== index);

  /** The focus stays with an item that moved; after a removal the next item gets it. */
  function change({ currentTarget }: MouseEvent<HTMLElement>, changed: T[], to: number) {
    const rows = currentTarget.closest('ol')?.children;
    flushSync(() => onChange(changed));
    const acts = [...(rows?.[to]?.querySelectorAll<HTMLElement>('[data-act]:enabled') ?? [])];
    (acts.find(({ dataset }) => dataset.act === currentTarget.dataset.act) ?? acts[0])?.focus();
  }
  function move(event: MouseEvent<HTMLElement>, to: number) {
    change(event, [...others.slice(0, to), ...list.slice(index, index + 1), ...others.slice(to)], to);
  }
  return (
    <li className="flex flex-wrap items-start gap-x-4 gap-y-2 py-4">
      <div className="min-w-0 grow basis-64">{children}</div>
      <div className="flex">
        <IconButton
          label={words.item_up(name)}
          Icon={ArrowUp}
          data-act="up"
          disabled={index === 0}
          onClick={(event) => move(event, index - 1)}
        />
        <IconButton
          label={words.item_down(name)}
          Icon={ArrowDown}
          data-act="down"
          disabled={index === list.length - 1}
          onClick={(event) => move(event, index + 1)}
        />
        <IconButton
          label={common.remove_named(name)}
          Icon={Trash2}
          data-act="remove"
          onClick={(event) => change(event, others, Math.min(index, others.length - 1))}
        />
      </div>
    </li>
  );
}

interface ItemListProps<T> {
  list: readonly T[];
  max: number;
  addLabel: string;
  /** Makes the entry that the button adds. */
  makeItem: () => T;
  nameOf: (item: T, index: number) => string;
  /** Identifies an entry whose fields keep state. */
  keyOf?: (item: T) => string;
  onChange: (list: T[]) => void;
  /** The fields of an entry; `set` replaces it. */
  children: (item: T, index: number, set: (item: T) => void) => ReactNode;
}

export function ItemList<T>(props: ItemListProps<T>) {
  const { list, max, addLabel, makeItem, nameOf, keyOf, onChange, children } = props;
  return (
    <>
      <ol className="divide-y divide-line">
        {list.map((item, index) => (
          <ListItem key={keyOf?.(item) ?? index} name={nameOf(item, index)} {...{ index, list, onChange }}>
            {children(item, index, (set) => onChange(list.map((other, at) => (at === index ? set : other))))}
          </ListItem>
        ))}
      </ol>
      <Button
        variant="secondary"
        className="self-start"
        disabled={list.length >= max}
        onClick={() => onChange([...list, makeItem()])}
      >
        {addLabel}
      </Button>
    </>
  );
}
