import type { StaffDecision } from '@kirdaar/contract/admin/staff-decisions';
import { useState } from 'react';
import { useNavigate, useNavigation } from 'react-router';
import type { ApiError } from '#api/call-api.ts';
import { ConfirmDecision } from '#features/admin/decisions/ConfirmDecision.tsx';
import { DecisionNotice } from '#features/admin/decisions/DecisionNotice.tsx';
import { useShown } from '#features/admin/decisions/use-shown.ts';
import { Key } from '#features/admin/Key.tsx';
import { ReasonForm } from '#features/admin/ReasonForm.tsx';
import { nextPath } from '#features/admin/today/item-path.ts';
import { useKeys } from '#features/admin/use-keys.ts';
import { Button } from '#ui/Button.tsx';
import * as words from '#words/admin/staff-area.ts';

/** One way to decide about an item of the queue. */
export interface Choice {
  label: string;
  /** The key that does the same. */
  shortcut?: string;
  /** Asks for a reason before. */
  reason?: { title: string; label: string; submitLabel: string; suggestions: readonly string[] };
  /** Asks once more before, and names what is decided. */
  question?: { title: string; text: string };
  /** The reason is empty without a question for one. */
  decide: (reason: string) => void;
}

interface DecisionBarProps {
  /** The id of the item. */
  id: string;
  decision: StaffDecision | null;
  /** What the state of the item allows. */
  choices: readonly Choice[];
  /** The write that the choices send. */
  write: { busy: boolean; reply: unknown; error: ApiError | undefined };
}

/** Leads on from an item of the queue to the next one that nobody has taken. */
export function useNextItem(id: string) {
  const navigate = useNavigate();
  return async () => navigate(await nextPath(id));
}

/** How staff decide about one item of the queue, by buttons and keys, and who has decided already. */
export function DecisionBar({ id, decision, choices, write }: DecisionBarProps) {
  const isShown = useShown();
  const toNext = useNextItem(id);
  const { state } = useNavigation();
  const [asked, setAsked] = useState<string>();
  const rests = !isShown || write.busy || write.reply !== undefined || state !== 'idle';
  const offered = decision?.state === 'waiting' ? [] : choices;

  function choose({ label, reason, question, decide }: Choice) {
    if (rests) return;
    if (reason || question) setAsked(label);
    else decide('');
  }

  const keys = offered.flatMap((choice) =>
    choice.shortcut ? [[choice.shortcut.toLowerCase(), () => choose(choice)] as const] : [],
  );
  useKeys({ ...Object.fromEntries(keys), n: isShown ? () => void toNext() : undefined });
  return (
    <>
      {decision && <DecisionNotice decision={decision} isOpen={choices.length > 0} />}
      <div className="sticky top-0 z-10 -mx-4 flex flex-wrap gap-2 border-line border-b bg-paper px-4 py-3">
        {offered.map((choice, place) => (
          <Button
            key={choice.label}
            variant={place === 0 ? 'primary' : 'secondary'}
            disabled={rests}
            onClick={() => choose(choice)}
          >
            {choice.shortcut ? (
              <>
                {choice.label} <Key name={choice.shortcut} />
              </>
            ) : (
              choice.label
            )}
          </Button>
        ))}
        <Button variant="quiet" disabled={write.busy} onClick={toNext}>
          {words.next} <Key name="N" />
        </Button>
      </div>
      {offered
        .filter(({ label }) => label === asked)
        .map(({ label, reason, question, decide }) =>
          reason ? (
            <ReasonForm
              key={label}
              {...reason}
              busy={rests}
              error={write.error}
              onSubmit={decide}
              onClose={() => setAsked(undefined)}
            />
          ) : (
            question && (
              <ConfirmDecision
                key={label}
                {...question}
                label={label}
                onConfirm={() => {
                  setAsked(undefined);
                  decide('');
                }}
                onClose={() => setAsked(undefined)}
              />
            )
          ),
        )}
    </>
  );
}
