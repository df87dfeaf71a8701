import { mayActAs } from '@kirdaar/contract/rules/team-roles';
import { useState } from 'react';
import { InviteDialog } from '#features/discovery/InviteDialog.tsx';
import { KeepDialog } from '#features/discovery/KeepDialog.tsx';
import { useSession } from '#session/use-session.ts';
import { Button } from '#ui/Button.tsx';

/** What a house can do about a talent: keep it on a list, and invite it to a call. */
export function HouseActions({ talentId, name }: { talentId: string; name: string }) {
  const session = useSession();
  const [open, setOpen] = useState<'keep' | 'invite'>();
  const close = () => setOpen(undefined);
  if (session?.role !== 'production' || !mayActAs(session.house.team_role ?? 'owner', 'reviewer'))
    return null;
  return (
    <div className="flex flex-wrap gap-2 print:hidden">
      <Button onClick={() => setOpen('invite')}>Invite to apply</Button>
      <Button look="secondary" onClick={() => setOpen('keep')}>
        Keep on a list
      </Button>
      {open === 'keep' && <KeepDialog talentId={talentId} name={name} onClose={close} />}
      {open === 'invite' && <InviteDialog talentId={talentId} name={name} onClose={close} />}
    </div>
  );
}
