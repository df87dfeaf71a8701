import { useRef } from 'react';
import { Button } from '#ui/Button.tsx';
import { controlClasses } from '#ui/Field.tsx';
import * as words from '#words/houses/team.ts';
import { save_changes } from '#words/ui/common.ts';

interface RoleChoiceProps<R extends string> {
  person: string;
  roles: readonly R[];
  labels: Record<R, string>;
  role: R;
  chosen: R | undefined;
  busy: boolean;
  onChoose: (role: R) => void;
  onSave: (role: R) => void;
}

/** The role of a person. It is not saved with each choice: the keys of a list choose every role on the way. */
export function RoleChoice<R extends string>(props: RoleChoiceProps<R>) {
  const { person, roles, labels, role, chosen, busy, onChoose, onSave } = props;
  const select = useRef<HTMLSelectElement>(null);

  function save(to: R) {
    // The button disappears once the role is saved.
    select.current?.focus();
    onSave(to);
  }

  return (
    <>
      {/* As wide as its roles, not as the list. */}
      <div>
        <select
          ref={select}
          aria-label={words.role_of(person)}
          // Disabled, it would lose the focus.
          aria-disabled={busy}
          value={chosen ?? role}
          className={controlClasses}
          // The options are the roles.
          onChange={({ target }) => !busy && onChoose(target.value as R)}
        >
          {roles.map((option) => (
            <option key={option} value={option}>
              {labels[option]}
            </option>
          ))}
        </select>
      </div>
      {chosen && chosen !== role && (
        <Button disabled={busy} aria-label={words.role_save(person)} onClick={() => save(chosen)}>
          {save_changes}
        </Button>
      )}
    </>
  );
}
