import { mayActAs } from '@kirdaar/contract/rules/team-roles';
import { useState } from 'react';
import { Invite } from '#features/houses/discovery/Invite.tsx';
import { SaveToList } from '#features/houses/discovery/SaveToList.tsx';
import { useSession } from '#session/use-session.ts';
import { Button } from '#ui/Button.tsx';
import { Dialog } from '#ui/Dialog.tsx';
import * as words from '#words/houses/discovery.ts';

export function HouseActions({ talentId, name }: { talentId: string; name: string }) {
  const session = useSession();
  const [open, setOpen] = useState<'save' | 'invite'>();
  const close = () => setOpen(undefined);
  if (session?.role !== 'production' || !mayActAs(session.house.team_role ?? 'owner', 'reviewer'))
    return null;
  return (
    <div className="flex flex-wrap gap-2 print:hidden">
      <Button onClick={() => setOpen('invite')}>{words.invite}</Button>
      <Button variant="secondary" onClick={() => setOpen('save')}>
        {words.save}
      </Button>
      {open === 'save' && (
        <Dialog title={words.save_title(name)} onClose={close}>
          <SaveToList talentId={talentId} />
        </Dialog>
      )}
      {open === 'invite' && (
        <Dialog title={words.invite_title(name)} onClose={close}>
          <Invite people={[{ id: talentId, name }]} onDone={close} />
        </Dialog>
      )}
    </div>
  );
}
