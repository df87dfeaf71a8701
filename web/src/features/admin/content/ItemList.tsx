import { ArrowDown, ArrowUp, Trash2 } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from '#ui/Button.tsx';
import { IconButton } from '#ui/IconButton.tsx';
import * as words from '#words/admin/content.ts';

interface ListItemProps<T> {
  /** Names the item to people who cannot see it. */
  name: string;
  index: number;
  list: readonly T[];
  onChange: (list: T[]) => void;
  children: ReactNode;
}

/** One entry of a list that can be ordered and shortened. */
export function ListItem<T>({ name, index, list, onChange, children }: ListItemProps<T>) {
  function move(to: number) {
    const others = list.filter((_, at) => at !== index);
    onChange([...others.slice(0, to), ...list.slice(index, index + 1), ...others.slice(to)]);
  }
  return (
    <li className="flex flex-wrap items-start gap-x-4 gap-y-2 py-4">
      <div className="min-w-0 grow basis-64">{children}</div>
      <div className="flex">
        <IconButton
          label={words.item_up(name)}
          Icon={ArrowUp}
          disabled={index === 0}
          onClick={() => move(index - 1)}
        />
        <IconButton
          label={words.item_down(name)}
          Icon={ArrowDown}
          disabled={index === list.length - 1}
          onClick={() => move(index + 1)}
        />
        <IconButton
          label={words.item_remove(name)}
          Icon={Trash2}
          onClick={() => onChange(list.filter((_, at) => at !== index))}
        />
      </div>
    </li>
  );
}

interface ItemListProps {
  addLabel: string;
  isFull: boolean;
  onAdd: () => void;
  children: ReactNode;
}

/** A list of `ListItem` that can grow. */
export function ItemList({ addLabel, isFull, onAdd, children }: ItemListProps) {
  return (
    <>
      <ol className="divide-y divide-line">{children}</ol>
      <Button variant="secondary" className="self-start" disabled={isFull} onClick={onAdd}>
        {addLabel}
      </Button>
    </>
  );
}
