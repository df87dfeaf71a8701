import type { StaffDecision } from '@kirdaar/contract/admin/staff-decisions';
import { useState } from 'react';
import { useNavigate, useNavigation, useSearchParams } from 'react-router';
import { staffWrites } from '#features/admin/call-staff-api.ts';
import { leaveAct } from '#features/admin/decisions/acts.ts';
import type { Choice } from '#features/admin/decisions/choice.ts';
import { Keyed } from '#features/admin/decisions/Keyed.tsx';
import { useShown } from '#features/admin/decisions/use-shown.ts';
import { ReasonForm } from '#features/admin/ReasonForm.tsx';
import { chosenKind, nextPath } from '#features/admin/today/item-path.ts';
import { useConfirmedWrite } from '#features/admin/use-confirmed-write.tsx';
import { useKeys } from '#features/admin/use-keys.ts';
import { Button } from '#ui/Button.tsx';
import { Dialog } from '#ui/Dialog.tsx';
import { focusOnOpen } from '#ui/focus-on-open.ts';
import { formatDateTime } from '#ui/format-date-time.ts';
import { Notice } from '#ui/Notice.tsx';
import { actions } from '#words/admin/audit-log.ts';
import * as words from '#words/admin/staff-area.ts';
import * as common from '#words/ui/common.ts';

interface DecisionBarProps {
  id: string;
  decision: StaffDecision | null;
  choices: readonly Choice[];
  write: ReturnType<typeof useDecision>;
}

function useNextItem(id: string) {
  const navigate = useNavigate();
  const [search] = useSearchParams();
  return async () => navigate(await nextPath(id, chosenKind(search)));
}

/** The write of a decision, which leads on to the next item that nobody has taken. */
export function useDecision(id: string) {
  const toNext = useNextItem(id);
  return useConfirmedWrite(staffWrites, 'send', {
    onDone: () => {
      leaveAct(id);
      void toNext();
    },
  });
}

export function DecisionBar({ id, decision, choices, write }: DecisionBarProps) {
  const isShown = useShown();
  const toNext = useNextItem(id);
  const { state } = useNavigation();
  const [asked, setAsked] = useState<string>();
  const rests = !isShown || write.busy || write.reply !== undefined || state !== 'idle';
  const offered = decision?.state === 'waiting' ? [] : choices;
  const close = () => setAsked(undefined);

  function choose({ label, reason, question, decide }: Choice) {
    if (rests) return;
    if (reason || question) setAsked(label);
    else write.submit(decide('', ''));
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
            <Keyed label={choice.label} shortcut={choice.shortcut} />
          </Button>
        ))}
        <Button variant="quiet" disabled={write.busy} onClick={toNext}>
          <Keyed label={words.next} shortcut="N" />
        </Button>
      </div>
      {offered
        .filter(({ label }) => label === asked)
        .map(({ label, reason, question, decide }) =>
          reason ? (
            <ReasonForm
              key={label}
              title={label}
              submitLabel={label}
              {...reason}
              busy={rests}
              error={write.error}
              onSubmit={(given, ground) => write.submit(decide(given, ground))}
              onClose={close}
            />
          ) : (
            question && (
              <ConfirmDecision
                key={label}
                {...question}
                label={label}
                onConfirm={() => {
                  close();
                  write.submit(decide('', ''));
                }}
                onClose={close}
              />
            )
          ),
        )}
      {write.dialog}
    </>
  );
}

interface ConfirmDecisionProps {
  title: string;
  text: string;
  label: string;
  onConfirm: () => void;
  onClose: () => void;
}

/** Asks once more. The key press or click that has opened it does not confirm it. */
function ConfirmDecision({ title, text, label, onConfirm, onClose }: ConfirmDecisionProps) {
  const isShown = useShown();
  return (
    <Dialog title={title} onClose={onClose}>
      <p className="text-muted">{text}</p>
      <div className="flex flex-wrap gap-2">
        <Button
          ref={focusOnOpen}
          aria-disabled={!isShown}
          className="aria-disabled:opacity-55"
          onKeyDown={(event) => event.repeat && event.preventDefault()}
          onClick={() => isShown && onConfirm()}
        >
          {label}
        </Button>
        <Button variant="quiet" onClick={onClose}>
          {common.cancel}
        </Button>
      </div>
    </Dialog>
  );
}

/** Says who has decided, unless the item was sent again after that. */
export function DecisionNotice({ decision, isOpen }: { decision: StaffDecision; isOpen: boolean }) {
  const { action, by, decided_at, state } = decision;
  const what = [by, actions[action], formatDateTime(decided_at)] as const;
  if (state === 'waiting') return <Notice>{words.decisions_waiting(...what)}</Notice>;
  if (state === 'failed')
    return isOpen ? <Notice tone="failure">{words.decisions_failed(...what)}</Notice> : null;
  return isOpen ? null : <Notice>{words.done(...what)}</Notice>;
}
