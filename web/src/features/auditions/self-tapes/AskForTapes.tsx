import { useState } from 'react';
import { TapeRequestForm } from '#features/auditions/self-tapes/TapeRequestForm.tsx';
import type { ChoosablePerson } from '#features/auditions/slots/PeopleChoice.tsx';
import type { HouseRequest } from '#features/auditions/tape-room/tape-room.ts';
import { useMayWrite } from '#session/use-may-write.ts';
import { Button } from '#ui/Button.tsx';
import { Dialog } from '#ui/Dialog.tsx';
import * as words from '#words/auditions/self-tapes.ts';

interface AskForTapesProps {
  job: { id: string };
  /** That of the role, whose wishes are proposed again. */
  request: HouseRequest | undefined;
  /** Several for a callback, or the one person. */
  people: readonly ChoosablePerson[];
}

/** Asks for a tape of a callback, or one person for another tape. */
export function AskForTapes({ job, request, people }: AskForTapesProps) {
  const [open, setOpen] = useState(false);
  const close = () => setOpen(false);
  const [only] = people;
  if (!useMayWrite() || !only) return null;
  const title = people.length > 1 ? words.ask_for_tapes : words.ask_again(only.user.name);
  return (
    <>
      <Button variant="secondary" onClick={() => setOpen(true)} className="self-start">
        {people.length > 1 ? words.ask_for_tapes : words.ask_another}
      </Button>
      {open && (
        <Dialog title={title} onClose={close}>
          <TapeRequestForm
            job={{ ...job, scores_parts: false }}
            request={request}
            people={people}
            onDone={close}
          />
        </Dialog>
      )}
    </>
  );
}
