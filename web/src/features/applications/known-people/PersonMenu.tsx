import type { ApplicationStage } from '@kirdaar/contract/rules/review';
import { Ellipsis } from 'lucide-react';
import { useState } from 'react';
import { createPortal } from 'react-dom';
import { Consider } from '#features/applications/known-people/Consider.tsx';
import { PeopleDialog } from '#features/houses/discovery/PeopleActions.tsx';
import { useMayWrite } from '#session/use-may-write.ts';
import { Button } from '#ui/Button.tsx';
import { Dialog } from '#ui/Dialog.tsx';
import { IconButton } from '#ui/IconButton.tsx';
import * as words from '#words/applications/review.ts';
import * as discovery from '#words/houses/discovery.ts';

interface PersonMenuProps {
  /** With the application whose answers and media another role can use; undefined if there is none. */
  person: {
    talent_id: string;
    name: string;
    application_id: string | undefined;
    status?: ApplicationStage;
    /** False for people whom the house added and who have no account. */
    is_registered?: boolean;
  };
  className?: string;
}

/** What a house can do with somebody it knows, beyond one casting call. */
export function PersonMenu({ person, className }: PersonMenuProps) {
  const { talent_id: talentId, name, status, is_registered: isRegistered = true } = person;
  const applicationId = status === 'withdrawn' || !isRegistered ? undefined : person.application_id;
  const mayWrite = useMayWrite();
  const [open, setOpen] = useState<'choices' | 'save' | 'invite' | 'consider'>();
  const close = () => setOpen(undefined);
  if (!mayWrite) return null;
  return (
    <>
      <IconButton
        label={words.more_about(name)}
        Icon={Ellipsis}
        className={className}
        onClick={() => setOpen('choices')}
      />
      {open &&
        // Not inside the card, which can be dragged.
        createPortal(
          open === 'save' || open === 'invite' ? (
            <PeopleDialog what={open} people={[{ id: talentId, name }]} onClose={close} />
          ) : (
            <Dialog title={open === 'choices' ? name : words.consider_title(name)} onClose={close}>
              {open === 'choices' && (
                <div className="flex flex-col gap-2">
                  <Button variant="secondary" onClick={() => setOpen('save')}>
                    {discovery.save}
                  </Button>
                  {isRegistered && (
                    <Button variant="secondary" onClick={() => setOpen('invite')}>
                      {discovery.invite}
                    </Button>
                  )}
                  {applicationId && (
                    <Button variant="secondary" onClick={() => setOpen('consider')}>
                      {words.consider}
                    </Button>
                  )}
                </div>
              )}
              {open === 'consider' && applicationId && (
                <Consider applicationId={applicationId} onDone={close} />
              )}
            </Dialog>
          ),
          document.body,
        )}
    </>
  );
}
