import { X } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import type { Invitee } from '#features/houses/discovery/Invite.tsx';
import { PeopleActions } from '#features/houses/discovery/PeopleActions.tsx';
import { useMayWrite } from '#session/use-may-write.ts';
import { Button } from '#ui/Button.tsx';
import { IconButton } from '#ui/IconButton.tsx';
import * as words from '#words/houses/discovery.ts';

interface SelectTalentProps {
  talents: readonly Invitee[];
  /** Shows the talent, each with the box that selects it. */
  children: (box: (talent: Invitee) => ReactNode) => ReactNode;
  /** What can be done with those selected, if not what houses do. */
  actions?: (people: readonly Invitee[]) => ReactNode;
}

/** Selects some of the talent that a page shows, for houses to save or invite them together. */
export function SelectTalent({ talents, children, actions = housesActions }: SelectTalentProps) {
  const mayWrite = useMayWrite();
  const [ids, select] = useState<readonly string[]>([]);
  const people = talents.filter(({ id }) => ids.includes(id));
  if (!mayWrite) return children(() => null);

  const box = ({ id, name }: Invitee) => (
    <label className="flex min-h-11 w-fit items-center gap-2 font-medium text-sm">
      <input
        type="checkbox"
        aria-label={words.select_of(name)}
        checked={ids.includes(id)}
        onChange={({ target }) => select(target.checked ? [...ids, id] : ids.filter((one) => one !== id))}
        className="size-5"
      />
      {words.select}
    </label>
  );
  return (
    <>
      {children(box)}
      {people.length > 0 && (
        <section
          aria-label={words.selection}
          className="sticky bottom-3 z-20 flex flex-wrap items-center gap-2 rounded-card border border-line bg-card p-3 shadow-float"
        >
          <p className="mr-auto flex items-center gap-1 pl-1 font-semibold tabular-nums">
            {words.selection_count(people.length)}
            <IconButton label={words.selection_clear} Icon={X} onClick={() => select([])} />
          </p>
          {people.length < talents.length && (
            <Button variant="quiet" onClick={() => select(talents.map(({ id }) => id))}>
              {words.select_all(talents.length)}
            </Button>
          )}
          {actions(people)}
        </section>
      )}
    </>
  );
}

const housesActions = (people: readonly Invitee[]) => <PeopleActions people={people} />;
