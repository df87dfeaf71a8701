import type { Mandate } from '@kirdaar/contract/representation/mandates';
import { UserRound } from 'lucide-react';
import { useEffect, useState } from 'react';
import { ApiError, callApi } from '#api/call-api.ts';
import { serverMessage } from '#api/server-message.ts';
import { closeActing, openActing } from '#features/representation/acting/acting-session.ts';
import type { ActingAs } from '#session/store.ts';
import { showToast } from '#ui/toast-list.ts';
import * as words from '#words/representation/mandates.ts';

/** The people for whom the user can act, as entries of a menu, and the way back. */
export function ActingSwitch({ acting }: { acting: ActingAs | undefined }) {
  const people = usePeople(!acting || acting.kind === 'member');
  const open = (mandate: string) =>
    openActing(mandate).catch((error) => showToast('failure', serverMessage(error, words.acting_failed)));
  return (
    <>
      {acting && <Entry label={words.acting_back(acting.before.user.name)} onChoose={() => closeActing()} />}
      {people.map(({ id, talent }) => (
        <Entry key={id} label={words.act_for(talent?.name ?? '')} onChoose={() => open(id)} />
      ))}
    </>
  );
}

function Entry({ label, onChoose }: { label: string; onChoose: () => unknown }) {
  return (
    <button
      type="button"
      onClick={onChoose}
      className="flex min-h-11 w-full items-center gap-3 rounded-control px-3 text-left font-medium hover:bg-sunken"
    >
      <UserRound aria-hidden className="size-4 shrink-0" />
      <span className="wrap-anywhere">{label}</span>
    </button>
  );
}

function usePeople(isAsked: boolean): Mandate[] {
  const [people, setPeople] = useState<Mandate[]>([]);
  useEffect(() => {
    if (!isAsked) return undefined;
    const leaving = new AbortController();
    void readPeople().then((found) => leaving.signal.aborted || setPeople(found));
    return () => leaving.abort();
  }, [isAsked]);
  return people;
}

/** Without a connection or a session, the page itself says so. */
async function readPeople(): Promise<Mandate[]> {
  try {
    const { acts_for } = await callApi('GET /api/user/mandates');
    return acts_for.filter(({ state }) => state === 'active');
  } catch (error) {
    if (error instanceof ApiError) return [];
    throw error;
  }
}
