import { stepTime } from '#features/applications/step-time.ts';
import type { Standing } from '#features/job-posts/find-standing.ts';
import type { ElsewhereChanged } from '#features/job-posts/merge-edits.ts';
import { longDay } from '#features/jobs/day-text.ts';
import { Button } from '#ui/Button.tsx';
import { Facts } from '#ui/Facts.tsx';
import type { FieldSpec } from '#ui/field-spec.ts';
import { Notice } from '#ui/Notice.tsx';

interface EditConflictProps {
  /** The call as it was saved there. */
  newer: Standing;
  changes: readonly ElsewhereChanged[];
  fields: readonly FieldSpec[];
  busy: boolean;
  /** Gives up what was typed here. */
  onDiscard: () => void;
}

/** What somebody else changed of a call while it was edited here. The form holds both; saving it again settles it. */
export function EditConflict({ newer, changes, fields, busy, onDiscard }: EditConflictProps) {
  const [last] = newer.history;
  const field = (name: string) => fields.find((one) => one.name === name);
  const label = ({ name }: ElsewhereChanged) => field(name)?.label ?? 'Role';
  const shown = ({ name, theirs }: ElsewhereChanged) =>
    theirs && field(name)?.type === 'date' ? longDay(theirs) : theirs || 'Nothing';
  const taken = changes.filter(({ disputed }) => !disputed);
  const disputed = changes.filter((change) => change.disputed);
  return (
    <Notice tone="failure">
      <div key={newer.updated_at} ref={reveal} className="flex flex-col gap-3">
        <p className="font-semibold">
          {last?.by ?? 'Somebody of your house'} changed this call in the meantime
          {last && `, on ${stepTime(last.happened_at)}`}. Yours is not saved yet, and nothing of it is lost.
        </p>
        {taken.length > 0 && <p>Taken over from there: {taken.map(label).join(', ')}.</p>}
        {disputed.length > 0 && (
          <>
            <p>You both changed these. There they say now:</p>
            <div className="whitespace-pre-line">
              <Facts facts={disputed.map((change) => [label(change), shown(change)])} />
            </div>
          </>
        )}
        <p>Save to put your changes on top.</p>
        <Button look="secondary" disabled={busy} onClick={onDiscard} className="self-start">
          Give mine up and show what was saved there
        </Button>
      </div>
    </Notice>
  );
}

/** It comes between the form and its button, which was just pressed. */
function reveal(element: HTMLElement | null) {
  element?.scrollIntoView({ block: 'center' });
}
