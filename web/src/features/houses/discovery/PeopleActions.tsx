import { MAX_INVITED_AT_ONCE } from '@kirdaar/contract/rules/limits';
import { ListPlus, Send } from 'lucide-react';
import { useState } from 'react';
import { Invite, type Invitee } from '#features/houses/discovery/Invite.tsx';
import { SaveToList } from '#features/houses/discovery/SaveToList.tsx';
import { useMayWrite } from '#session/use-may-write.ts';
import { Button } from '#ui/Button.tsx';
import { Dialog } from '#ui/Dialog.tsx';
import { Notice } from '#ui/Notice.tsx';
import { at_most_at_once } from '#words/answers/input.ts';
import * as words from '#words/houses/discovery.ts';

interface PeopleDialogProps {
  what: 'save' | 'invite';
  people: readonly Invitee[];
  onClose: () => void;
}

/** Saves people to lists of the house, or invites them to apply. */
export function PeopleDialog({ what, people, onClose }: PeopleDialogProps) {
  const [only] = people.length === 1 ? people : [];
  const titles = only
    ? { save: words.save_title(only.name), invite: words.invite_title(only.name) }
    : { save: words.save_several(people.length), invite: words.invite_several(people.length) };
  return (
    <Dialog title={titles[what]} onClose={onClose}>
      {people.length > MAX_INVITED_AT_ONCE ? (
        <Notice tone="failure">{at_most_at_once(MAX_INVITED_AT_ONCE)}</Notice>
      ) : what === 'save' ? (
        <SaveToList talentIds={people.map(({ id }) => id)} />
      ) : (
        <Invite people={people} onDone={onClose} />
      )}
    </Dialog>
  );
}

/** The buttons of what a house does with talent it sees; nothing for a viewer. */
export function PeopleActions({ people }: { people: readonly Invitee[] }) {
  const [open, setOpen] = useState<PeopleDialogProps['what']>();
  if (!useMayWrite()) return null;
  return (
    <>
      <Button Icon={ListPlus} variant="secondary" className="px-3!" onClick={() => setOpen('save')}>
        <span className="max-sm:sr-only">{words.save}</span>
      </Button>
      <Button Icon={Send} variant="secondary" className="px-3!" onClick={() => setOpen('invite')}>
        <span className="max-sm:sr-only">{words.invite}</span>
      </Button>
      {open && <PeopleDialog what={open} people={people} onClose={() => setOpen(undefined)} />}
    </>
  );
}
