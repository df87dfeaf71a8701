import { mayActAs } from '@kirdaar/contract/rules/team-roles';
import { useState } from 'react';
import { InviteDialog } from '#features/houses/discovery/InviteDialog.tsx';
import { SaveToListDialog } from '#features/houses/discovery/SaveToListDialog.tsx';
import { useSession } from '#session/use-session.ts';
import { Button } from '#ui/Button.tsx';
import * as words from '#words/houses/discovery.ts';

/** A house's actions for a talent: save it to a list and invite it to apply. */
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
      {open === 'save' && <SaveToListDialog talentId={talentId} name={name} onClose={close} />}
      {open === 'invite' && <InviteDialog talentId={talentId} name={name} onClose={close} />}
    </div>
  );
}
