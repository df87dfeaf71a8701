import { GripVertical } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { answersForHouse } from '#features/auditions/slots/auditions.ts';
import type { PlacedPerson, Placing, Target } from '#features/auditions/timetable/use-placing.ts';
import { Leaving } from '#features/houses/discovery/Leaving.tsx';
import { TalentPhoto } from '#features/talent/directory/TalentPhoto.tsx';
import { housePath } from '#house-paths.ts';
import { classNames } from '#ui/class-names.ts';
import * as boardWords from '#words/applications/board.ts';
import * as words from '#words/auditions/slots.ts';

interface PersonInSlotProps {
  person: PlacedPerson;
  user: { id: string; image_url: string | null; is_leaving: boolean };
  role: string;
  children: ReactNode;
  targets: readonly Target[];
  /** Missing where the person can no longer be moved. */
  placing?: Placing | undefined;
}

/** Can be dragged, or moved by keyboard or from a list. */
export function PersonInSlot({ person, user, role, children, targets, placing }: PersonInSlotProps) {
  const { application_id, name, from } = person;
  const isPicked = placing?.picked?.application_id === application_id;
  return (
    <div
      className={classNames(
        'flex flex-wrap items-center gap-x-3 gap-y-1 rounded-control border bg-paper p-2',
        isPicked ? 'border-accent ring-2 ring-accent' : 'border-line',
      )}
    >
      {placing && (
        <button
          type="button"
          aria-label={words.move(name)}
          title={words.move_hint}
          data-person={application_id}
          {...placing.gripOf(person)}
          className="cursor-grab rounded-control p-1 text-muted hover:bg-sunken max-sm:hidden"
        >
          <GripVertical aria-hidden className="size-4" />
        </button>
      )}
      <TalentPhoto
        name={name}
        image={user.image_url}
        sizes="2.75rem"
        className="size-11 shrink-0 rounded-md [&>span]:text-base"
      />
      <div className="min-w-0 grow">
        <Link
          to={housePath('applicationDetails', { id: user.id })}
          draggable={false}
          className="link wrap-anywhere"
        >
          {name}
        </Link>
        <p className="wrap-anywhere text-muted text-sm">{role}</p>
        <Leaving person={user} />
      </div>
      <div className="flex flex-wrap items-center gap-2 text-sm">{children}</div>
      {placing && targets.some(({ id }) => id !== from) && (
        <select
          aria-label={words.move_to(name)}
          value=""
          onChange={({ target }) => placing.drop(person, target.value)}
          className="min-h-11 max-w-28 rounded-control border border-control bg-card px-2 text-sm"
        >
          <option value="">{boardWords.move_choose}</option>
          {targets
            .filter(({ id }) => id !== from)
            .map(({ id, label }) => (
              <option key={id} value={id}>
                {label}
              </option>
            ))}
        </select>
      )}
    </div>
  );
}

export function Answer({ answer }: { answer: keyof typeof answersForHouse }) {
  return (
    <span
      className={classNames(
        'rounded-full px-3 py-0.5 font-medium text-sm',
        answer === 'confirmed' ? 'bg-leaf-wash text-leaf' : 'bg-marigold-wash',
      )}
    >
      {answersForHouse[answer]}
    </span>
  );
}
