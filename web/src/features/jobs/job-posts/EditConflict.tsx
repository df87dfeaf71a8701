import type { PostingState } from '#features/jobs/job-posts/find-posting-state.ts';
import type { RemoteChange } from '#features/jobs/job-posts/remote-changes.ts';
import { Button } from '#ui/Button.tsx';
import { longDay } from '#ui/day-text.ts';
import { Facts } from '#ui/Facts.tsx';
import type { FieldSpec } from '#ui/field-spec.ts';
import { formatDateTime } from '#ui/format-date-time.ts';
import { Notice } from '#ui/Notice.tsx';
import * as words from '#words/jobs/job-posts.ts';
import * as common from '#words/ui/common.ts';

interface EditConflictProps {
  newer: PostingState;
  changes: readonly RemoteChange[];
  fields: readonly FieldSpec[];
  busy: boolean;
  onDiscard: () => void;
}

/** The form holds both versions; saving again resolves the conflict. */
export function EditConflict({ newer, changes, fields, busy, onDiscard }: EditConflictProps) {
  const [last] = newer.history;
  const fieldOf = ({ name }: RemoteChange) => fields.find((field) => field.name === name);
  const labelOf = (change: RemoteChange) => fieldOf(change)?.label ?? common.role;
  const savedValue = (change: RemoteChange) =>
    change.value && fieldOf(change)?.type === 'date'
      ? longDay(change.value)
      : change.value || words.conflict_empty;
  const filledIn = changes.filter(({ isConflict }) => !isConflict);
  const conflicts = changes.filter(({ isConflict }) => isConflict);
  return (
    <Notice tone="failure">
      <div key={newer.updated_at} ref={reveal} className="flex flex-col gap-3">
        <p className="font-semibold">
          {words.conflict(last?.by, last && formatDateTime(last.happened_at))} {words.conflict_kept}
        </p>
        {filledIn.length > 0 && <p>{words.conflict_updated(filledIn.map(labelOf).join(', '))}</p>}
        {conflicts.length > 0 && (
          <>
            <p>{words.conflict_fields}</p>
            <div className="whitespace-pre-line">
              <Facts facts={conflicts.map((change) => [labelOf(change), savedValue(change)])} />
            </div>
          </>
        )}
        <p>{words.conflict_keep}</p>
        <Button variant="secondary" disabled={busy} onClick={onDiscard} className="self-start">
          {words.conflict_discard}
        </Button>
      </div>
    </Notice>
  );
}

/** The message appears between the form and the button that was just pressed. */
function reveal(element: HTMLElement | null) {
  element?.scrollIntoView({ block: 'center' });
}
